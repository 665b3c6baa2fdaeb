-- Dashboards: boards of tiles. A tile is what it asks and how it is drawn; what is counted is never stored.
create table dashboard (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  owner_id bigint not null default current_user_id() references account,
  -- Who reads it: its owner, the team, or those who may read the dashboard of the project.
  scope text not null check (scope in ('own', 'team', 'project')),
  project_id bigint,
  name text not null check (name <> ''),
  description text not null default '',
  period json not null,
  version integer not null default 1,
  create_time timestamptz(3) not null default now(),
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project on delete cascade,
  check ((scope = 'project') = (project_id is not null))
);
create index dashboard_of_owner on dashboard (tenant_id, owner_id, id);
create index dashboard_of_team on dashboard (tenant_id, id) where scope = 'team';
create index dashboard_of_project on dashboard (tenant_id, project_id, id) where project_id is not null;
call isolate_tenant('dashboard');
-- A board of one's own is no one else's, and one of a project is seen by those who may open it.
create policy dashboard_seen on dashboard as restrictive using (
  scope = 'team' or (scope = 'own' and owner_id = (select current_user_id()))
  or (scope = 'project' and exists (
    select from readable_project p where p.tenant_id = dashboard.tenant_id and p.id = dashboard.project_id offset 0)));

create table tile (
  tenant_id bigint not null default current_tenant_id(),
  dashboard_id bigint not null,
  -- Its name within the board, and its place among the tiles.
  key text collate "C" not null check (length(key) <= 24),
  place smallint not null,
  title text not null,
  chart text not null,
  query json not null,
  x smallint not null check (x between 0 and 11),
  y smallint not null check (y >= 0),
  width smallint not null check (width >= 1 and x + width <= 12),
  height smallint not null check (height >= 1),
  primary key (tenant_id, dashboard_id, key),
  foreign key (tenant_id, dashboard_id) references dashboard on delete cascade
);
call isolate_tenant('tile');
