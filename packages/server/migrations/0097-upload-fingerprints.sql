-- What was registered is told from anything else by its SHA-256; what nobody has registered yet is counted at each sign.

alter table upload add column sha256 bytea check (octet_length(sha256) = 32);
create index upload_pending on upload (tenant_id, user_id) include (size) where not is_kept;
