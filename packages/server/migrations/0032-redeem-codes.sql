-- Redeem codes: made by who runs the installation, redeemed by owners of teams. They belong to no team.
create table redeem_code (
  id bigint generated always as identity primary key,
  -- Sixteen letters and digits, without the hyphens of its printed form.
  cdkey text not null unique check (cdkey ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  feature text not null check (feature in ('validity', 'library.literatures.ai')),
  -- Days or uses that one redemption gives; null for a code that is meant for no team.
  subscription_limit integer check (subscription_limit > 0),
  count_limit integer not null,
  per_limit integer not null check (per_limit > 0),
  used_count integer not null default 0,
  date_end timestamptz(3),
  create_time timestamptz(3) not null default now(),
  created_by bigint not null default current_user_id() references account,
  check (used_count between 0 and count_limit)
);
grant select, insert on redeem_code to benchleaf_server;
grant update (used_count) on redeem_code to benchleaf_server;

create table redeem_code_use (
  code_id bigint not null references redeem_code,
  account_id bigint not null default current_user_id() references account,
  used_count integer not null default 1 check (used_count > 0),
  primary key (code_id, account_id)
);
grant select, insert on redeem_code_use to benchleaf_server;
grant update (used_count) on redeem_code_use to benchleaf_server;
