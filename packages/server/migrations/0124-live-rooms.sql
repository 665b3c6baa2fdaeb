-- Who is in which live room, at whatever server; what its server has not confirmed for a minute counts no more.

-- Rooms of files take the place of what sequences kept of themselves.
drop table sequence_presence;

create unlogged table live_member (
  tenant_id bigint not null default current_tenant_id(),
  id uuid not null,
  -- A kind and the id of one of it, such as `file:12`.
  room text collate "C" not null check (length(room) <= 40),
  account_id bigint not null references account,
  -- What they show to the others of themselves.
  state jsonb not null check (length(state::text) <= 4000),
  create_time timestamptz(3) not null default now(),
  seen_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create index live_member_by_room on live_member (tenant_id, room);
call wall('live_member');
