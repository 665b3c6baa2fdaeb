-- A field may name a sequence, a material or a sample; readers see its name if they may open it.

create or replace function field_values(of_kind text, of_id bigint) returns json
  language sql stable
  begin atomic
    select coalesce(json_agg(json_build_object(
      'fieldId', x.field_id::text, 'type', f.type, 'name', v.settings->>'name', 'values', x.entered, 'unit', x.unit,
      'label', case f.type
        when 'person' then (select a.name from account a where a.id = x.entered[1]::bigint)
        when 'file' then (select r.name from readable_file r where r.id = x.entered[1]::bigint)
        when 'sequence' then (select r.name from readable_file r where r.id = x.entered[1]::bigint)
        when 'material' then (select m.number || ' ' || m.name from material m join readable_material r on r.id = m.id
          where m.id = x.entered[1]::bigint)
        when 'sample' then (select s.number || ' ' || s.name from sample s join readable_sample r on r.id = s.id
          where s.id = x.entered[1]::bigint) end
    ) order by f.place, f.id), '[]')
    from field_value x
    join custom_field f on f.tenant_id = x.tenant_id and f.id = x.field_id and not f.is_archived
    join custom_field_version v
      on v.tenant_id = x.tenant_id and v.field_id = x.field_id and v.version = x.version
    where x.subject_kind = of_kind and x.subject_id = of_id;
  end;

