-- The forms of a common word that the statistics know. A search names them one by one: for `heat:*`, the index would first collect
-- every passage with any word that begins so.
drop function count_passage_words(text[]);
create function count_passage_words(wanted text[])
  returns table (word text, passages double precision, forms text[])
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  with common as materialized (
    select e.element, e.share from pg_stats s,
      unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs[:array_length(s.most_common_elems::text::text[], 1)])
        as e (element, share)
    where s.schemaname = 'public' and s.tablename = 'passage' and s.attname = 'words'
  )
  select w.word,
    sum(c.share) * (select greatest(t.reltuples, 0) from pg_class t where t.oid = 'public.passage'::regclass),
    (array_agg(c.element order by c.share desc))[:6]
  from unnest(count_passage_words.wanted) as w (word)
  join common c on c.element = w.word or (w.word like '%*' and starts_with(c.element, rtrim(w.word, '*')))
  group by w.word;
end;
revoke execute on function count_passage_words from public;
grant execute on function count_passage_words to benchleaf_server;
