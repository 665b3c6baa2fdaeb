import type { LibraryFeature, SequenceRecord } from "@benchleaf/bio";
import { libraryApi, librarySearchApi, type OwnedScope, type PrimerEntry } from "@benchleaf/contract";
import { call } from "../../kernel/client.ts";

const SCOPES: readonly OwnedScope[] = ["private", "shared"];

/** Primers of the person and the team whose name holds the words; the first page of each. */
export const searchLibraryPrimers = async (
  words: string,
  signal: AbortSignal,
): Promise<{ readonly primers: readonly PrimerEntry[]; readonly isComplete: boolean }> => {
  const pages = await Promise.all(
    SCOPES.map((scope) =>
      call(libraryApi.primer.list, { query: { scope, search: words, limit: 200 } }, { signal }),
    ),
  );
  return {
    primers: pages.flatMap(({ records }) => records),
    isComplete: pages.every(({ nextCursor }) => nextCursor === null),
  };
};

/** Primers of the person and the team that bind the molecule, with where they do. */
export const bindingLibraryPrimers = (
  { sequence, topology }: Pick<SequenceRecord, "sequence" | "topology">,
  signal: AbortSignal,
) =>
  call(
    librarySearchApi.bindingPrimers,
    { body: { sequence, circular: topology === "circular" } },
    { signal },
  );

/** Features of the person and the team, to look for beside the common ones. */
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
