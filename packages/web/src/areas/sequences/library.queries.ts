import type { LibraryFeature, SequenceRecord } from "@benchleaf/bio";
import { libraryBases, librarySearchApi, MAX_KNOWN_PRIMERS, primerFault } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../kernel/client.ts";
import { hasPermission } from "../../kernel/session.ts";

/** Primers of the user and the team that bind the molecule, with their binding sites. */
export const bindingLibraryPrimers = (
  { sequence, topology }: Pick<SequenceRecord, "sequence" | "topology">,
  signal: AbortSignal,
) =>
  call(
    librarySearchApi.bindingPrimers,
    { body: { sequence, circular: topology === "circular" } },
    { signal },
  );

/**
 * Names in the library of the oligos at these positions, matched by their residues; the user's own before the team's.
 * Empty until they are loaded, and if the user may not read primers.
 */
export const useKnownPrimers = (
  oligos: readonly { readonly bases: string }[],
): ReadonlyMap<string, string> => {
  const wanted = [...new Set(oligos.map(({ bases }) => libraryBases(bases)))]
    .filter((bases) => primerFault(bases) === null)
    .sort()
    .slice(0, MAX_KNOWN_PRIMERS);
  const found = useQuery({
    queryKey: ["library", "primer", "known", wanted.join(" ")],
    queryFn: ({ signal }) => call(librarySearchApi.knownPrimers, { body: { bases: wanted } }, { signal }),
    enabled: wanted.length > 0 && hasPermission("MOLECULE_PRIMER_TENANT_READ"),
    placeholderData: (before) => before,
    staleTime: 60_000,
    retry: false,
  });
  const known = found.data?.known;
  return useMemo(() => {
    const names = new Map<string, string>();
    for (const { bases, name } of known ?? []) if (!names.has(bases)) names.set(bases, name);
    return names;
  }, [known]);
};

/** Features of the user and the team, to search for in addition to the common ones. */
export const detectableLibraryFeatures = async (signal: AbortSignal): Promise<readonly LibraryFeature[]> => {
  const found: LibraryFeature[] = [];
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? {} : { cursor };
    const page = await call(librarySearchApi.detectableFeatures, { query }, { signal });
    for (const { id, name, type, sequence, kind } of page.records)
      found.push({ id: String(id), name, type, sequence, kind });
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && !signal.aborted);
  return found;
};
