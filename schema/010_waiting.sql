-- Version 10: a deal that is disputed and has no result is not recorded, so totals count until it is decided. No step is
-- written: such a sheet counts by what was signed.

DROP VIEW total_counting;
CREATE VIEW total_counting (id, game_table, deals) AS
SELECT id, game_table, deals FROM total_standing WHERE deals > (
	SELECT count(*) FROM deal WHERE deal.game_table = total_standing.game_table AND current
		AND state NOT IN ('redeal', 'taken-back', 'open') AND NOT coalesce(CASE
			WHEN state = 'played' THEN bid = 'bedob'
			WHEN state = 'ruled' THEN (
				SELECT was.state = 'played' AND was.bid = 'bedob' FROM deal AS was
				WHERE was.game_table = deal.game_table AND was.no = deal.no AND was.state NOT IN ('ruled', 'open')
					AND was.step NOT IN (SELECT id FROM step WHERE undone)
				ORDER BY was.revision DESC LIMIT 1) END, 0));
