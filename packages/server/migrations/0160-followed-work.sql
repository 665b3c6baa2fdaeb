-- Pages hear of work by the stream instead of asking once a second.

alter table job
  -- What it works off, where pages follow that.
  add column followed_kind text,
  add column followed_id bigint;

-- What is followed while a job works it off says when its state is another, and its job how far it is. That it is said stands
-- here, so that no change can forget it; to whom is decided by the nodes that hear it.
create function say_progress(tenant_id bigint, kind text, id bigint, maker bigint, progress real) returns void
  language sql set search_path = pg_catalog, public
begin atomic
  select pg_notify('benchleaf_signal', json_build_object('topic', 'news.progress', 'data', json_build_object(
    'tenantId', tenant_id::text,
    'said', json_build_object('kind', kind, 'id', id::text, 'maker', maker::text, 'progress', progress)))::text);
end;

create function tell_state() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.job_id is distinct from old.job_id then
    update job set followed_kind = tg_argv[0], followed_id = new.id where job.id = new.job_id;
  end if;
  if new.state is distinct from old.state then
    perform say_progress(new.tenant_id, tg_argv[0], new.id, new.created_by, null);
  end if;
  return null;
end
$$;

create function tell_delivery() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform say_progress(new.tenant_id, 'webhookDelivery', new.id, null, null);
  return null;
end
$$;

create function tell_job() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform say_progress(new.tenant_id, new.followed_kind, new.followed_id, new.user_id, new.progress);
  return null;
end
$$;

create trigger tell_state after update of state, job_id on audit_check
  for each row execute function tell_state('trailCheck');
create trigger tell_state after update of state, job_id on crispr_task
  for each row execute function tell_state('crisprTask');
create trigger tell_state after update of state, job_id on eln_export
  for each row execute function tell_state('elnExport');
create trigger tell_state after update of state, job_id on eln_import
  for each row execute function tell_state('elnImport');
create trigger tell_state after update of state, job_id on genome
  for each row execute function tell_state('genome');
create trigger tell_state after update of state, job_id on pdf_export
  for each row execute function tell_state('pdfExport');
create trigger tell_state after update of state, job_id on table_import
  for each row execute function tell_state('tableImport');
create trigger tell_state after update of status, attempts on webhook_delivery
  for each row when (new.status <> old.status or new.attempts <> old.attempts) execute function tell_delivery();
-- That all is done is told by the state, which the same job has just changed.
create trigger tell_progress after update of progress on job
  for each row when (new.followed_id is not null and new.state = 'running' and new.progress <> old.progress
    and new.progress < 1)
  execute function tell_job();

revoke execute on function say_progress, tell_state, tell_delivery, tell_job from public;
