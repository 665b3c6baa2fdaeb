-- Which servers work on the queue, so that another goes on with what a killed one held.
create table job_node (
  id uuid primary key,
  worker_ids text[] not null,
  beat_time timestamptz not null default now()
);
