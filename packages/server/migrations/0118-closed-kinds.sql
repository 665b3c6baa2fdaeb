-- Which kinds who exports may not open: whatever the kind, and not sequences alone.

alter table eln_export add column closed_kinds text[] not null default '{}';
update eln_export set closed_kinds = '{sequence,sanger}' where not holds_sequences;
alter table eln_export drop column holds_sequences;
