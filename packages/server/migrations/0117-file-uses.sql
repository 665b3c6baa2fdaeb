-- Which files another file was made of, so that each tells where it is used.

create table file_use (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  used_id bigint not null,
  primary key (tenant_id, file_id, used_id),
  foreign key (tenant_id, file_id) references file on delete cascade,
  foreign key (tenant_id, used_id) references file on delete cascade
);
create index file_use_of on file_use (tenant_id, used_id, file_id);
call wall('file_use');

insert into file_use (tenant_id, file_id, used_id)
select distinct v.tenant_id, v.file_id, used.id
from alignment_version v
join file f on f.tenant_id = v.tenant_id and f.id = v.file_id and f.version = v.version
cross join json_array_elements(v.content -> 'rows') "row"
join file used on used.tenant_id = v.tenant_id and used.id = ("row" #>> '{source,fileId}')::bigint
where used.id <> v.file_id;

insert into file_use (tenant_id, file_id, used_id)
select distinct o.tenant_id, o.file_id, used.id
from sequence_origin o
cross join json_array_elements(o.origin -> 'parts') part
join file used on used.tenant_id = o.tenant_id and used.id = (part ->> 'sequenceId')::bigint
where used.id <> o.file_id
on conflict do nothing;
