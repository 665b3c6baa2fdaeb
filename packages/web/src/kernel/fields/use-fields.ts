import { type FieldedKind, fieldsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../client.ts";

/** The fields that the team has given a kind of record, in order; null for what has none. */
export const useFields = (kind: FieldedKind | null) =>
  useQuery({
    queryKey: ["fields", kind] as const,
    queryFn: ({ signal }) => call(fieldsApi.list, { query: { kind: kind! } }, { signal }),
    enabled: kind !== null,
  });
