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
    // Users who may not read the library work with the catalogue; the banner shows an unavailable server.
  }
  return ownEnzymes(entries);
};

const NONE: readonly Enzyme[] = [];

/** Enzymes of the private and the team library in addition to the catalogue; none until loaded. */
export const useOwnEnzymes = (): readonly Enzyme[] =>
  // A change of the library reloads everything under its key.
  useQuery({ queryKey: ["library", "enzyme", "own"], queryFn: loadOwn }).data ?? NONE;

/** Own enzymes, then the catalogue. */
export const useAllEnzymes = (): readonly Enzyme[] => {
  const own = useOwnEnzymes();
  return useMemo(() => (own.length === 0 ? enzymes() : [...own, ...enzymes()]), [own]);
};
