-- What an archive told of the part that a file was made of, and when it came in: kept with the file, whatever becomes of
-- the import and its report.
alter table eln_identity
  add column program text not null default '',
  add column author text not null default '',
  add column made_time text not null default '',
  add column bring_time timestamptz(3) not null default now();

update eln_identity e set program = n.program, author = n.author, made_time = n.made_time, bring_time = n.bring_time
from (
  select distinct on (node.tenant_id, node.file_id) node.tenant_id, node.file_id, node.author, node.made_time,
    coalesce(nullif(i.source ->> 'program', ''), i.file_name) as program, coalesce(i.finish_time, i.create_time) as bring_time
  from eln_node node join eln_import i on i.tenant_id = node.tenant_id and i.id = node.import_id
  where node.file_id is not null and node.outcome in ('new', 'version')
  order by node.tenant_id, node.file_id, node.import_id desc
) n
where n.tenant_id = e.tenant_id and n.file_id = e.file_id;
