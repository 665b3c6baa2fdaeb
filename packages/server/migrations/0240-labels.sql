-- Codes that are printed on labels and scanned, and label templates.

-- Nine digits and Damm's check digit. The digits are those of a counter, spread so that neighbours look unlike.
create sequence record_code_number minvalue 1 maxvalue 999999999;
grant usage on sequence record_code_number to benchleaf_server;
create function next_record_code() returns text
  language plpgsql volatile set search_path = pg_catalog, public as $$
declare
  digits text := lpad(((nextval('record_code_number') * 387420489) % 1000000000)::text, 9, '0');
  interim integer := 0;
begin
  for at in 1 .. 9 loop
    interim := substr(
      '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790',
      interim * 10 + substr(digits, at, 1)::integer + 1, 1)::integer;
  end loop;
  return digits || interim;
end
$$;

create table record_code (
  tenant_id bigint not null default current_tenant_id(),
  code text not null default next_record_code() check (code <> '' and length(code) <= 64),
  subject_kind text not null,
  subject_id bigint not null,
  -- We gave it; else the tube came with it.
  is_own boolean not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, code),
  foreign key (tenant_id, subject_kind, subject_id) references subject on delete cascade
);
create unique index record_code_own on record_code (tenant_id, subject_kind, subject_id) where is_own;
create index record_code_subject on record_code (tenant_id, subject_kind, subject_id);
create trigger subject_kept before insert on record_code for each row execute function keep_subject();
call wall('record_code');
call subject_wall('record_code');

create table label_template (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  name text not null check (name <> ''),
  settings json not null,
  author_id bigint not null default current_user_id() references account,
  update_time timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create unique index label_template_name on label_template (tenant_id, lower(name));
call wall('label_template');
