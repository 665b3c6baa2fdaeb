-- A PDF that is too large to be searched has a state of its own, so that pages can say why.
alter table paper drop constraint paper_extraction_check;
alter table paper add constraint paper_extraction_check
  check (extraction in ('none', 'waiting', 'read', 'scanned', 'encrypted', 'damaged', 'too-long', 'too-large'));
