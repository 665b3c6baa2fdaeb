import { type Enzyme, enzymes } from "@benchleaf/bio";
import { librarySearchApi, type OwnEnzymeEntry } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../kernel/client.ts";
import { ownEnzymes } from "./own-enzyme.ts";

const loadOwn = async (): Promise<readonly Enzyme[]> => {
  const entries: OwnEnzymeEntry[] = [];
  try {
    for (let cursor: string | null = ""; cursor !== null; ) {
      const query: { cursor?: string } = cursor === "" ? {} : { cursor };
      const page: { records: OwnEnzymeEntry[]; nextCursor: string | null } = await call(
        librarySearchApi.ownEnzymes,
        { query },
      );
      entries.push(...page.records);
      cursor = page.nextCursor;
    }
  } catch {
    // Who may not read the library works with the catalogue; a server that is away is told by its banner.
  }
  return ownEnzymes(entries);
};

const NONE: readonly Enzyme[] = [];

/** Enzymes of one's own and the team's library beside the catalogue; none until they have come. */
export const useOwnEnzymes = (): readonly Enzyme[] =>
  // A change of the library asks again for all that stands under its key.
  useQuery({ queryKey: ["library", "enzyme", "own"], queryFn: loadOwn }).data ?? NONE;

/** Own enzymes, then the catalogue. */
export const useAllEnzymes = (): readonly Enzyme[] => {
  const own = useOwnEnzymes();
  return useMemo(() => (own.length === 0 ? enzymes() : [...own, ...enzymes()]), [own]);
};
