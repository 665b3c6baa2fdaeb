-- Genomes that a team imports: their letters lie in the storage as one object, chromosome after chromosome.

create table genome (
  tenant_id bigint not null default current_tenant_id(),
  id bigint generated always as identity,
  name text not null check (name <> ''),
  organism text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'ready', 'failed', 'cancelled', 'removed')),
  -- Why it failed, with the file and line of its sentence.
  fault json,
  remarks json not null default '[]',
  remark_count integer not null default 0,
  -- The uploads that it is read from: key, name and size.
  sources json not null,
  object_key uuid,
  letters bigint not null default 0,
  chromosome_count integer not null default 0,
  gene_count integer not null default 0,
  job_id bigint,
  create_time timestamptz(3) not null default now(),
  finish_time timestamptz(3),
  created_by bigint not null default current_user_id() references account,
  primary key (tenant_id, id)
);
create unique index genome_name on genome (tenant_id, lower(name)) where state in ('waiting', 'running', 'ready');
create index genome_by_name on genome (tenant_id, name collate natural_name, id) where state <> 'removed';
call wall('genome');

create table genome_chromosome (
  tenant_id bigint not null default current_tenant_id(),
  genome_id bigint not null,
  number integer not null,
  name text not null,
  description text not null,
  size integer not null,
  is_circular boolean not null,
  -- Where its letters begin in the genome's object.
  byte_offset bigint not null,
  gene_count integer not null,
  primary key (tenant_id, genome_id, number),
  foreign key (tenant_id, genome_id) references genome on delete cascade
);
call wall('genome_chromosome');

create table genome_gene (
  tenant_id bigint not null default current_tenant_id(),
  genome_id bigint not null,
  -- Its place in the file, from 1.
  number integer not null,
  chromosome integer not null,
  gene_id text not null,
  name text not null,
  locus_tag text not null,
  product text not null,
  type text not null,
  -- Zero-based and half-open; across the origin of a circle it ends beyond the size.
  start_at integer not null,
  end_at integer not null,
  strand smallint not null check (strand in (1, -1)),
  -- Transcripts with their exons and what of them is translated.
  transcripts json not null,
  primary key (tenant_id, genome_id, number),
  foreign key (tenant_id, genome_id) references genome on delete cascade
);
create index genome_gene_by_place on genome_gene (tenant_id, genome_id, chromosome, start_at);
call wall('genome_gene');

-- By what a gene is found: names, tags, ids and the words of its product, in small letters.
create table genome_term (
  tenant_id bigint not null default current_tenant_id(),
  genome_id bigint not null,
  term text collate "C" not null,
  gene integer not null,
  primary key (tenant_id, genome_id, term, gene),
  foreign key (tenant_id, genome_id) references genome on delete cascade
);
call wall('genome_term');

update role set authorities = authorities || '{MOLECULE_GENOME_MANAGE}' where id = -2;
