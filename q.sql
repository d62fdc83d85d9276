.timer on
.output /dev/null
select 'warm', count(*), sum(points) from point;
select 'warm', count(*), sum(length(bid)) from deal;
.print seatflat
select seat, sum(points) from point group by seat;
.print byplayer
select player.name, sum(p.points) from point p join deal d on d.id=p.deal join seat s on s.gt=d.gt and s.seat=p.seat join entry e on e.id=s.entry join player on player.id=e.player where d.current and d.state='played' group by player.id;
select s.entry, sum(p.points) from point p join deal d on d.id=p.deal join seat s on s.gt=d.gt and s.seat=p.seat where d.current group by s.entry;
.print scores join
select g.id,g.round,g.no,p.seat,count(*),sum(p.points) from gt g join deal d on d.gt=g.id join point p on p.deal=d.id where g.event=1 and d.current and d.state in ('played','void') group by g.round,g.no,p.seat;
select g.id,g.round,g.no,s.seat,count(*),sum(p.points) from gt g join seat s on s.gt=g.id join deal d on d.gt=g.id join point p on p.deal=d.id and p.seat=s.seat where g.event=1 and d.current and d.state in ('played','void') group by g.round,g.no,s.seat;
