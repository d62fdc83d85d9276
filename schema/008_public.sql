-- Version 8: how a person is shown on what is published; whom a player was joined to; which totals count. No step is
-- written: everybody is shown as before.

ALTER TABLE player ADD COLUMN public TEXT                -- 'initials'; 'none': without a name; NULL: by name
	CHECK (public IN ('initials', 'none'));
ALTER TABLE player ADD COLUMN joined INTEGER             -- of one who is removed: as whom the same person stays; NULL: as
	REFERENCES player;                               -- nobody

DROP TRIGGER player_made;
CREATE TRIGGER player_made AFTER INSERT ON player BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'player',
	json_object('id', NEW.id, 'name', NEW.name, 'mark', NEW.mark, 'club', NEW.club, 'folded', NEW.folded,
		'removed', NEW.removed, 'public', NEW.public, 'joined', NEW.joined, 'step', NEW.step));
END;
DROP TRIGGER player_changed;
CREATE TRIGGER player_changed AFTER UPDATE ON player BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'player',
	json_object('id', OLD.id, 'name', OLD.name, 'mark', OLD.mark, 'club', OLD.club, 'folded', OLD.folded,
		'removed', OLD.removed, 'public', OLD.public, 'joined', OLD.joined, 'step', OLD.step),
	json_object('id', NEW.id, 'name', NEW.name, 'mark', NEW.mark, 'club', NEW.club, 'folded', NEW.folded,
		'removed', NEW.removed, 'public', NEW.public, 'joined', NEW.joined, 'step', NEW.step));
END;

-- A deal thrown in unplayed uses up none of the round's: the totals count until all the others are there.
DROP VIEW total_counting;
CREATE VIEW total_counting (id, game_table, deals) AS
SELECT id, game_table, deals FROM total_standing WHERE deals > (
	SELECT count(*) FROM deal WHERE deal.game_table = total_standing.game_table AND current
		AND state NOT IN ('redeal', 'taken-back') AND NOT (state = 'played' AND bid IS NOT NULL AND bid = 'bedob'));
