-- A calibration's certificate as a file, among the attachments of the device.
alter table maintenance add column certificate_id bigint;
alter table maintenance add foreign key (tenant_id, certificate_id)
  references attachment on delete set null (certificate_id);
create index maintenance_certificate on maintenance (tenant_id, certificate_id) where certificate_id is not null;
