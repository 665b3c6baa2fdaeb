-- How often a tag is used in the team, also where the asking user does not see it: who deletes it deletes it there, too.
create function count_tag_uses(tag_id bigint) returns bigint
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select count(*) from subject_tag t where t.tenant_id = current_tenant_id() and t.tag_id = count_tag_uses.tag_id;
end;
revoke execute on function count_tag_uses from public;
grant execute on function count_tag_uses to benchleaf_server;
