-- A step of an approval may ask for signatures, and a rejection is signed as such.

alter table signature_record drop constraint signature_record_meaning_check;
alter table signature_record add check
  (meaning in ('author', 'review', 'approval', 'rejection', 'responsibility'));

create function pg_temp.with_signature_wish(config json) returns json language sql as $$
  select json_build_object('steps', (
    select json_agg(jsonb '{"needsSignature": false}' || step.value order by step.ordinality)
    from jsonb_array_elements(config::jsonb -> 'steps') with ordinality as step
  ))
$$;
update approval_process set config = (config::jsonb || pg_temp.with_signature_wish(config)::jsonb)::json;
update approval_record set config = (config::jsonb || pg_temp.with_signature_wish(config)::jsonb)::json;
