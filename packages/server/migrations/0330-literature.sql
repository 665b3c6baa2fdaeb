-- Papers: their records, what people keep of them, collections, the passages of their text, and what is published of them.

create table paper (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  fields json not null,
  title text not null check (title <> ''),
  -- Title, authors, journal and identifiers in small letters, to find any part of them.
  search_key text collate "C" not null,
  year integer,
  -- In small letters, without an address before it.
  doi text collate "C",
  pmid text collate "C",
  -- Letters and digits of the title; a chapter's with its book and pages, since many are called "Introduction".
  title_key text collate "C" not null,
  is_public boolean not null default false,
  extraction text not null default 'none'
    check (extraction in ('none', 'waiting', 'read', 'scanned', 'encrypted', 'damaged', 'too-long')),
  -- The version of the file whose text is kept as passages.
  read_version integer,
  page_count integer,
  -- The record was made of the file's name alone, so that what the PDF says replaces it.
  is_draft boolean not null default false,
  revision integer not null default 0,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file on delete cascade
);
create index paper_doi on paper (tenant_id, doi) where doi is not null;
create index paper_pmid on paper (tenant_id, pmid) where pmid is not null;
create index paper_title on paper (tenant_id, title_key);
create index paper_year on paper (tenant_id, year, file_id);
create index paper_waiting on paper (file_id) where extraction = 'waiting';
call wall('paper');

-- What one person keeps of a paper.
create table paper_state (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  account_id bigint not null default current_user_id() references account,
  read_state text not null default 'unread' check (read_state in ('unread', 'reading', 'read')),
  is_recommended boolean not null default false,
  note text not null default '',
  primary key (tenant_id, file_id, account_id),
  foreign key (tenant_id, file_id) references paper on delete cascade
);
create index paper_state_of_account on paper_state (tenant_id, account_id, read_state);
create index paper_recommended on paper_state (tenant_id, file_id) where is_recommended;
call wall('paper_state');

create table paper_mark (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  file_id bigint not null,
  version integer not null,
  page integer not null check (page > 0),
  -- Shares of the page's width and height.
  boxes json not null,
  quote text not null,
  color text not null,
  note text not null,
  author_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references paper on delete cascade
);
create index paper_mark_of_paper on paper_mark (tenant_id, file_id, page, id);
call wall('paper_mark');

create table collection (
  tenant_id bigint not null default current_tenant_id() references tenant,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  parent_id bigint,
  parent_key bigint not null generated always as (coalesce(parent_id, 0)) stored,
  owner_id bigint not null default current_user_id() references account,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references collection on delete cascade
);
create unique index collection_name on collection (tenant_id, parent_key, lower(name));
create index collection_parent on collection (tenant_id, parent_id);
call wall('collection');

create table collection_paper (
  tenant_id bigint not null default current_tenant_id(),
  collection_id bigint not null,
  file_id bigint not null,
  create_time timestamptz(3) not null default now(),
  primary key (tenant_id, collection_id, file_id),
  foreign key (tenant_id, collection_id) references collection on delete cascade,
  foreign key (tenant_id, file_id) references paper on delete cascade
);
create index collection_paper_of_paper on collection_paper (tenant_id, file_id);
call wall('collection_paper');

-- A paragraph of a paper, with its sentences and where each stands on its page.
create table passage (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  no integer not null,
  version integer not null,
  section text not null,
  page integer not null,
  body text not null,
  -- [{start, end, page, boxes, hidden}], places within the body.
  sentences json not null,
  -- With the team as a word, so that the index is asked for one team's passages.
  words tsvector not null,
  primary key (tenant_id, file_id, no),
  foreign key (tenant_id, file_id) references paper on delete cascade
);
create index passage_words on passage using gin (words);
call wall('passage');

-- Passages that say the words, of papers that the asking person may read. The wall's condition would keep the index of the words
-- from being used, so the function passes it and names the team itself.
create function search_passages(wanted tsquery, papers bigint[], most integer)
  returns table (file_id bigint, no integer)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query
    select p.file_id, p.no from passage p
    where p.words @@ (('''#' || current_tenant_id() || '''')::tsquery && search_passages.wanted)
      and p.tenant_id = current_tenant_id()
      and (search_passages.papers is null or p.file_id = any (search_passages.papers))
      and exists (
        select from readable_file f where f.tenant_id = p.tenant_id and f.id = p.file_id and f.state = 'active' offset 0)
    limit search_passages.most;
end
$$;
revoke execute on function search_passages from public;
grant execute on function search_passages to benchleaf_server;

-- Records that everybody may read: one of a paper, without its file, in the name of who published it.
create table published_paper (
  tenant_id bigint not null default current_tenant_id(),
  file_id bigint not null,
  search_path text collate "C" not null check (search_path ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(search_path) <= 80),
  publisher_id bigint not null default current_user_id() references account,
  publish_time timestamptz(3) not null default now(),
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references paper on delete cascade
);
-- Addresses belong to the whole house: a taken one is taken for every team.
create unique index published_paper_path on published_paper (search_path);
create index published_paper_by_time on published_paper (publish_time, search_path);
call wall('published_paper');

-- What comes back from the trash is open to nobody outside.
create function end_paper_publication() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  delete from published_paper where tenant_id = new.tenant_id and file_id = new.id;
  return null;
end;
$$;
create trigger file_paper_unpublished after update of state on file
  for each row when (new.state = 'recycled' and new.kind = 'literature') execute function end_paper_publication();

-- Published records of all teams that still allow it: nothing of a team but the record itself.
create function open_papers(wanted_path text, wanted text, before_time timestamptz, before_path text, most integer)
  returns table (search_path text, fields json, publish_time timestamptz)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select o.search_path, p.fields, o.publish_time::timestamptz from published_paper o
  join paper p on p.tenant_id = o.tenant_id and p.file_id = o.file_id
  join file f on f.tenant_id = o.tenant_id and f.id = o.file_id and f.state = 'active'
  join link_policy allowed on allowed.tenant_id = o.tenant_id and allowed.is_publishing_allowed
  join tenant t on t.id = o.tenant_id and t.status in ('normal', 'forever')
  where (open_papers.wanted_path is null or o.search_path = open_papers.wanted_path)
    and (open_papers.wanted is null or p.search_key like open_papers.wanted)
    and (open_papers.before_time is null
      or (o.publish_time, o.search_path) < (open_papers.before_time, open_papers.before_path))
  order by o.publish_time desc, o.search_path desc limit open_papers.most;
end;
revoke execute on function open_papers from public;
grant execute on function open_papers to benchleaf_server;

-- Papers whose text nobody has read yet: a lost job, or one that was interrupted.
create function list_waiting_papers(most integer) returns table (tenant_id bigint, owner_id bigint, file_id bigint)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select p.tenant_id, f.owner_id, p.file_id from paper p
  join file f on f.tenant_id = p.tenant_id and f.id = p.file_id and f.state = 'active'
  where p.extraction = 'waiting' and f.update_time < now() - interval '10 minutes'
  order by p.file_id limit list_waiting_papers.most;
end;
revoke execute on function list_waiting_papers from public;
grant execute on function list_waiting_papers to benchleaf_server;

update role set authorities = authorities || array['LITERATURE_READ', 'LITERATURE_AI'] where id = -2;
