import { libraryApi, type OwnedScope, type PrimerEntry } from "@benchleaf/contract";
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
