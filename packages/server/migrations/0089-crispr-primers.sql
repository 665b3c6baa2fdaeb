-- Primers that were designed around the cuts of a task's guides, kept with it.

alter table crispr_task add column primers json not null default '[]';
