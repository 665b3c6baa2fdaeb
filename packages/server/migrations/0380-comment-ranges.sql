-- The range of a page that a thread is about: two relative positions of Yjs and the words between them.
alter table subject_comment add column page_range json
  check (page_range is null or (anchor is null and thread_id is null));
