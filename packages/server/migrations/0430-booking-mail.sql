-- Bookings by email, calibrations that fail, and what was booked as it was before an early check-out.

-- Members who want no email with a calendar entry for each of their bookings.
create table booking_mail_off (
  tenant_id bigint not null default current_tenant_id() references tenant,
  user_id bigint not null default current_user_id() references account,
  primary key (tenant_id, user_id)
);
call isolate_tenant('booking_mail_off');

-- A calibration that has failed blocks its device until someone releases it by signature.
alter table maintenance add column has_passed boolean not null default true;

-- An early check-out shortens the reservation, so that its length no longer shows what was booked.
alter table equipment_usage add column booked_minutes integer check (booked_minutes >= 0);
update equipment_usage u
  set booked_minutes = round(extract(epoch from r.end_time - r.start_time) / 60)
  from reservation r where r.tenant_id = u.tenant_id and r.id = u.reservation_id;

-- Devices of all teams whose calibration is over and that are not blocked for it yet.
create function equipment_out_of_calibration(at timestamptz)
  returns table (tenant_id bigint, equipment_id bigint, calibration_due date)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select e.tenant_id, e.id, e.calibration_due from equipment e
  where e.status = 'normal' and e.calibration_due < (at at time zone e.timezone)::date
    and not exists (select from equipment_block b
      where b.tenant_id = e.tenant_id and b.equipment_id = e.id and b.source = 'calibration'
        and b.source_id = 'due ' || to_char(e.calibration_due, 'YYYY-MM-DD'))
  limit 5000
$$;
revoke execute on function equipment_out_of_calibration from public;
grant execute on function equipment_out_of_calibration to benchleaf_server;
create index equipment_calibration on equipment (tenant_id, calibration_due)
  where calibration_due is not null and status = 'normal';
