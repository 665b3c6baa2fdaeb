-- Primers travel with a version of a sequence, as its features do.

alter table sequence_version add column primers json not null default '[]';
