import { type SequenceMolecule, sequenceMolecules } from "@benchleaf/contract";

/** The sort orders that the list offers; a minus means descending. */
export const SORTS = ["-updateTime", "updateTime", "name", "-name", "size", "-size"] as const;
export type SequenceSort = (typeof SORTS)[number];
export type SortColumn = "name" | "size" | "updateTime";

const topologies = ["circular", "linear"] as const;
export type Topology = (typeof topologies)[number];

/** The part of the list's state that is in the address, so that a link, Back and a reload show the same list. */
export interface ListSearch {
  readonly search?: string;
  readonly sort?: SequenceSort;
  readonly molecule?: SequenceMolecule;
  readonly topology?: Topology;
  /** Ids. */
  readonly project?: string;
  readonly owner?: string;
  readonly tag?: string;
}

export const DEFAULT_SORT: SequenceSort = "-updateTime";

const present = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [key in Key]?: Value };

/** Parses an address leniently: invalid values are left out. */
export const parseListSearch = (raw: Readonly<Record<string, unknown>>): ListSearch => {
  const search = String(raw.search ?? "").slice(0, 100);
  const sort = SORTS.find((known) => known === raw.sort);
  const id = (key: "project" | "owner" | "tag") => {
    const text = String(raw[key] ?? "");
    return present(key, /^-?\d{1,18}$/.test(text) ? text : undefined);
  };
  return {
    ...present("search", search.trim() === "" ? undefined : search),
    ...present("sort", sort === DEFAULT_SORT ? undefined : sort),
    ...present(
      "molecule",
      sequenceMolecules.find((known) => known === raw.molecule),
    ),
    ...present(
      "topology",
      topologies.find((known) => known === raw.topology),
    ),
    ...id("project"),
    ...id("owner"),
    ...id("tag"),
  };
};

/** Whether a filter leaves out some sequences, regardless of the search text. */
export const isNarrowed = ({ molecule, topology, project, owner, tag }: ListSearch): boolean =>
  [molecule, topology, project, owner, tag].some((part) => part !== undefined);
