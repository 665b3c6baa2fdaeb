-- Finding by any part of a name. Behind a row-level policy a trigram index is never asked, since its operators might
-- tell of hidden rows; so the names lie in lower case inside of indexes in the order of the lists, and a search reads
-- those alone, in memory order and without rules of a language: see docs/decisions/0005-search-by-name.md.
alter table file add column name_key text collate "C" not null
  generated always as (lower(name collate natural_name)) stored;
create index file_search on file (tenant_id, update_time, id) include (project_id, kind, name_key)
  where state = 'active';
create index file_found on file (tenant_id, project_id, list_rank, name collate natural_name, id)
  include (kind, name_key) where state = 'active';
