-- How much of a notebook page each member has seen: the number of its newest change then.
create table eln_page_seen (
  tenant_id bigint not null default current_tenant_id() references tenant,
  file_id bigint not null,
  account_id bigint not null default current_user_id() references account,
  seq bigint not null check (seq >= 0),
  primary key (tenant_id, file_id, account_id),
  foreign key (tenant_id, file_id) references eln_page on delete cascade
);
call isolate_tenant('eln_page_seen');

-- How pages of a template category are numbered, instead of the team's pattern.
create table eln_category_code (
  tenant_id bigint not null default current_tenant_id() references tenant,
  category text not null check (category <> '' and length(category) <= 30),
  pattern text not null check (pattern <> '' and length(pattern) <= 40),
  primary key (tenant_id, category)
);
call isolate_tenant('eln_category_code');
