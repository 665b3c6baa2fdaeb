-- How often what a team has published was seen; nothing of who saw it.

alter table published_sequence add column views bigint not null default 0 check (views >= 0);
