-- Where a server keeps its files, so that several of one database notice that they do not share them.
alter table job_node add column storage text;

-- What the secret of all servers of this database comes to, so that one with another is refused. Of no use to guess it by.
create table secret_mark (
  is_only boolean primary key default true check (is_only),
  salt bytea not null,
  print bytea not null,
  create_time timestamptz not null default now()
);
