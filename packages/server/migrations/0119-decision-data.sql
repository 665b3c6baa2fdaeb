-- A decision may carry data, such as the quantity that is granted.

alter table approval_task add column data json not null default '{}';
