-- The dashboard and its lists read the bookings of a period over all devices.
create index reservation_booked on reservation (tenant_id, start_time, id)
  where kind = 'booking' and status in ('approved', 'closed');
