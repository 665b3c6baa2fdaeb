-- What somebody looks for in a long trail: one kind of thing done, or some days of it.

create index audit_entry_by_action on audit_entry (tenant_id, action, id desc);
create index audit_entry_by_moment on audit_entry (tenant_id, time desc);
