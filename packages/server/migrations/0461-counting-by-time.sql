-- Dashboards group records by periods, some hundreds at most. The planner takes the number of groups to be that of different
-- times, nearly one each record, and then counts in one process; so it is given a number of that size.
alter table file
  alter column update_time set (n_distinct = 500),
  alter column create_time set (n_distinct = 500);
analyze file (update_time, create_time);
