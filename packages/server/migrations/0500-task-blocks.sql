-- A task may be made of a block of a page; the box of that block is checked when the task is done.
alter table task add column block_id text check (char_length(block_id) between 1 and 40),
  add check (block_id is null or record_id is not null);
