-- Notes of an imported archive become notebook pages where the user may create some.
alter table eln_import add column makes_pages boolean not null default false;
