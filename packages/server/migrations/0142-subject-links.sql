-- What a subject was made of or uses, and where it is used, are links between subjects of any kinds.

create table subject_link (
  tenant_id bigint not null default current_tenant_id(),
  from_kind text not null,
  from_id bigint not null,
  to_kind text not null,
  to_id bigint not null,
  -- Who has said so; null where it follows from what the subject is made of.
  maker_id bigint references account,
  primary key (tenant_id, from_kind, from_id, to_kind, to_id),
  foreign key (tenant_id, from_kind, from_id) references subject on delete cascade,
  foreign key (tenant_id, to_kind, to_id) references subject on delete cascade,
  check ((from_kind, from_id) <> (to_kind, to_id))
);
insert into subject (tenant_id, kind, id)
select tenant_id, 'file', file_id from file_use union select tenant_id, 'file', used_id from file_use
on conflict do nothing;
insert into subject_link (tenant_id, from_kind, from_id, to_kind, to_id)
select tenant_id, 'file', file_id, 'file', used_id from file_use;
drop table file_use;
create index subject_link_to on subject_link (tenant_id, to_kind, to_id, from_kind, from_id);
create function keep_linked_subjects() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  insert into subject (tenant_id, kind, id)
  select * from (values (new.tenant_id, new.from_kind, new.from_id), (new.tenant_id, new.to_kind, new.to_id)) ends
  order by 2, 3
  on conflict do nothing;
  return new;
end
$$;
create trigger subjects_kept before insert on subject_link for each row execute function keep_linked_subjects();
call wall('subject_link');
call subject_wall('subject_link', 'from');
call subject_wall('subject_link', 'to');
