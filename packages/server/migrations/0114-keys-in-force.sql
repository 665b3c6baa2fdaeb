-- Keys that gate something from now on are given to every role that had what they gate, so that nobody loses a page.
update role set authorities = authorities || array['HOMEPAGE_READ']
where not holds_all and not authorities @> array['HOMEPAGE_READ'];
update role set authorities = authorities || array['SETTINGS_NOTIFICATION']
where not holds_all and not authorities @> array['SETTINGS_NOTIFICATION'];
update role set authorities = authorities || array['SYSTEM_LIMIT_DELETED']
where not holds_all and not authorities @> array['SYSTEM_LIMIT_DELETED'];
update role set authorities = authorities || array['MOLECULE_TOOLS']
where not holds_all and not authorities @> array['MOLECULE_TOOLS']
  and exists (select 1 from unnest(authorities) as held (key) where held.key like 'MOLECULE\_%');
-- Who owns a project may ask for its deletion; whether they own it is asked of the project.
update role set authorities = authorities || array['PROJECT_DELETE'] where id = -2;
