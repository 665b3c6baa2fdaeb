-- Folders go by keys of their own from now on; whoever could change and recycle files could do so with folders.
update role set authorities = authorities || array['PROJECT_FOLDER_UPDATE']
where not holds_all and authorities @> array['PROJECT_FILE_UPDATE']
  and not authorities @> array['PROJECT_FOLDER_UPDATE'];
update role set authorities = authorities || array['PROJECT_FOLDER_DELETE']
where not holds_all and authorities @> array['PROJECT_FILE_DELETE']
  and not authorities @> array['PROJECT_FOLDER_DELETE'];
