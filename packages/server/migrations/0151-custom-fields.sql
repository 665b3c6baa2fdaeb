-- Fields that a team gives to kinds of records, and what stands in them.

create table custom_field (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  kind text not null,
  type text not null,
  name_key text collate "C" not null,
  place integer not null,
  version integer not null default 1,
  is_unique boolean not null,
  is_archived boolean not null default false,
  primary key (tenant_id, id)
);
create unique index custom_field_name on custom_field (tenant_id, kind, name_key) where not is_archived;
call wall('custom_field');

-- What a field was, each time that it was changed: values keep what they were entered under.
create table custom_field_version (
  tenant_id bigint not null default current_tenant_id(),
  field_id bigint not null,
  version integer not null,
  settings json not null,
  create_time timestamptz(3) not null default now(),
  author_id bigint not null default current_user_id() references account,
  primary key (tenant_id, field_id, version),
  foreign key (tenant_id, field_id) references custom_field
);
call wall('custom_field_version');
revoke update, delete on custom_field_version from benchleaf_server;

create table field_value (
  tenant_id bigint not null default current_tenant_id(),
  field_id bigint not null,
  subject_kind text not null,
  subject_id bigint not null,
  version integer not null,
  -- As it was entered.
  entered text[] not null,
  unit text,
  -- What a filter and a search go by: small letters, a line for each value; of a quantity the exact number of base units, of
  -- a date its day since 1970.
  words text collate "C" not null,
  number numeric,
  -- Where no two records may have the same.
  sole text collate "C",
  primary key (tenant_id, field_id, subject_id),
  foreign key (tenant_id, field_id, version) references custom_field_version
);
create unique index field_value_sole on field_value (tenant_id, field_id, sole) where sole is not null;
create index field_value_number on field_value (tenant_id, field_id, number, subject_id) where number is not null;
create index field_value_words on field_value (tenant_id, field_id, words, subject_id);
create index field_value_subject on field_value (tenant_id, subject_kind, subject_id);
call wall('field_value');

-- The records of a kind of which every filter holds.
create function subjects_with(of_kind text, filters jsonb) returns setof bigint
  language sql stable
  begin atomic
    select v.subject_id
    from jsonb_to_recordset(filters) as f (field bigint, part text, line text, least numeric, most numeric)
    join field_value v on v.field_id = f.field and v.subject_kind = of_kind
    where (f.part is null or v.words like f.part)
      and (f.line is null or f.line = any (string_to_array(v.words, e'\n')))
      and (f.least is null or v.number >= f.least)
      and (f.most is null or v.number <= f.most)
    group by v.subject_id
    having count(*) = jsonb_array_length(filters);
  end;

-- The records of a kind whose fields say something.
create function subjects_saying(of_kind text, part text) returns setof bigint
  language sql stable
  begin atomic
    select v.subject_id from field_value v where v.subject_kind = of_kind and v.words like part;
  end;

-- What stands in the fields of a record, in their order, each as its field was when it was entered.
create function field_values(of_kind text, of_id bigint) returns json
  language sql stable
  begin atomic
    select coalesce(json_agg(json_build_object(
      'fieldId', x.field_id::text, 'type', f.type, 'name', v.settings->>'name', 'values', x.entered, 'unit', x.unit,
      'label', case f.type
        when 'person' then (select a.name from account a where a.id = x.entered[1]::bigint)
        when 'file' then (select r.name from readable_file r where r.id = x.entered[1]::bigint) end
    ) order by f.place, f.id), '[]')
    from field_value x
    join custom_field f on f.tenant_id = x.tenant_id and f.id = x.field_id and not f.is_archived
    join custom_field_version v
      on v.tenant_id = x.tenant_id and v.field_id = x.field_id and v.version = x.version
    where x.subject_kind = of_kind and x.subject_id = of_id;
  end;

-- What a record had goes with it, however it goes.
create function forget_field_values() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from field_value v using gone
  where v.tenant_id = gone.tenant_id and v.subject_kind = gone.kind and v.subject_id = gone.id;
  return null;
end
$$;
create trigger forget_field_values after delete on library_entry
  referencing old table as gone for each statement execute function forget_field_values();
