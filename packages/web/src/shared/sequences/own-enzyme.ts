import { type Enzyme, enzymes } from "@benchleaf/bio";
import type { OwnEnzymeEntry } from "@benchleaf/contract";

/**
 * An enzyme of a library as digests and maps take it: its number is the negative of its entry's id, as sets name it;
 * nothing is known of methylation, and no one sells it.
 *
 * @example ownEnzyme({ id: "17", name: "LabI", site: "GATTAC", cuts: [{ top: 1, bottom: 5 }] }).id // -17
 */
export const ownEnzyme = ({ id, name, site, cuts }: Omit<OwnEnzymeEntry, "scope">): Enzyme => ({
  id: -Number(id),
  name,
  site: site.toLowerCase(),
  cuts,
  kind: cuts.every(({ top, bottom }) => top !== null && bottom !== null) ? "restriction" : "nicking",
  suppliers: "",
  methylation: { dam: "none", dcm: "none", cpg: "none" },
  needs: [],
});

/** Whether an enzyme is of a library and not of the catalogue. */
export const isOwn = ({ id }: Pick<Enzyme, "id">): boolean => id < 0;

/**
 * Enzymes of the libraries, each with a name that no other enzyme has: one's own come first, what bears the name of
 * another one is counted.
 */
export const ownEnzymes = (entries: readonly OwnEnzymeEntry[]): readonly Enzyme[] => {
  const taken = new Set(enzymes().map(({ name }) => name.toLowerCase()));
  const ordered = entries.toSorted(
    (one, other) => Number(one.scope === "shared") - Number(other.scope === "shared"),
  );
  return ordered.map((entry) => {
    let { name } = entry;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${entry.name} (${count})`;
    taken.add(name.toLowerCase());
    return ownEnzyme({ ...entry, name });
  });
};
