-- What a template was at each version; pages made of it stay as they are.
create table eln_template_version (
  tenant_id bigint not null default current_tenant_id() references tenant,
  template_id bigint not null,
  version integer not null,
  author_id bigint not null default current_user_id() references account,
  category text not null,
  name text not null,
  description text not null,
  content text not null,
  fields json not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, template_id, version),
  foreign key (tenant_id, template_id) references eln_template on delete cascade
);
call isolate_tenant('eln_template_version');

insert into eln_template_version
  (tenant_id, template_id, version, author_id, category, name, description, content, fields, create_time)
select tenant_id, id, version, owner_id, category, name, description, content, fields, update_time from eln_template;
