-- Tags are on subjects of any kind.

create table subject_tag (
  tenant_id bigint not null default current_tenant_id(),
  subject_kind text not null,
  subject_id bigint not null,
  tag_id bigint not null,
  primary key (tenant_id, subject_kind, subject_id, tag_id),
  foreign key (tenant_id, subject_kind, subject_id) references subject on delete cascade,
  foreign key (tenant_id, tag_id) references tag on delete cascade
);
insert into subject (tenant_id, kind, id) select distinct tenant_id, 'file', file_id from file_tag on conflict do nothing;
insert into subject_tag (tenant_id, subject_kind, subject_id, tag_id)
select tenant_id, 'file', file_id, tag_id from file_tag;
drop table file_tag;
create index subject_tag_subjects on subject_tag (tenant_id, tag_id, subject_kind, subject_id);
create trigger subject_kept before insert on subject_tag for each row execute function keep_subject();
call wall('subject_tag');
call subject_wall('subject_tag');
-- Those of files, for their lists.
create view file_tag with (security_invoker = true) as
select tenant_id, subject_id as file_id, tag_id from subject_tag where subject_kind = 'file';
grant select on file_tag to benchleaf_server;
