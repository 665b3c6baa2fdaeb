-- A session that ends, or goes on with another token, is told to all nodes when that is so, whoever made it so.

create function tell_ended_session() returns trigger
language plpgsql as $$
begin
  perform pg_notify('benchleaf_sessions', 'ended:' || old.id);
  return null;
end $$;
create trigger ended_session after delete or update of token_hash on session
  for each row execute function tell_ended_session();
