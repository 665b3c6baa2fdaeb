-- A page of what was found is short. Taken for a thousand rows, the question around it was planned anew at each call.

alter function search_files(
  tsquery, tsquery, tsquery[], text[], bigint, bigint, timestamptz, timestamptz, integer, timestamptz, bigint, integer
) rows 50;
