-- A job that takes its process or its server with it is not tried for ever, and one team's reading never takes all workers.

alter table job add column losses integer not null default 0;

drop function enqueue_job(text, json, integer, timestamptz);

create function enqueue_job(
    name text, payload json, attempts integer, run_at timestamptz default null, is_shared_out boolean default false
  ) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  job_id bigint;
begin
  insert into job (name) values (enqueue_job.name) returning id into job_id;
  perform graphile_worker.add_job(
    enqueue_job.name,
    json_build_object('jobId', job_id::text, 'payload', enqueue_job.payload),
    -- Of such work two at a time for a team, one after the other in each.
    queue_name => case when is_shared_out and current_tenant_id() is not null
      then format('team:%s:%s', current_tenant_id(), job_id % 2) end,
    run_at => enqueue_job.run_at,
    max_attempts => enqueue_job.attempts);
  return job_id;
end
$$;

revoke execute on function enqueue_job from public;
grant execute on function enqueue_job to benchleaf_server;
