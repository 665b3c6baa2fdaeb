import {
  type CutSite,
  type Enzyme,
  enzymes,
  findCutSites,
  findOrfs,
  gcWindows,
  type SequenceRecord,
} from "@benchleaf/bio";
import type { CutMark, ViewTracks } from "../../../canvas/tracks.ts";
import type { AnalysisSettings, EnzymeSettings } from "./analysis-settings.ts";

export type Molecule = Pick<SequenceRecord, "kind" | "topology" | "sequence">;

/** What the settings ask for, found in a molecule. Pure and without the page, so that a worker can do it. */
export const analyse = (molecule: Molecule, settings: AnalysisSettings): ViewTracks => ({
  cutSites: molecule.kind === "dna" && settings.enzymes.isShown ? cutMarks(molecule, settings.enzymes) : [],
  orfs: molecule.kind !== "protein" && settings.orfs.isShown ? orfsOf(molecule, settings) : [],
  frames: molecule.kind === "protein" ? [] : settings.frames,
  table: settings.table,
  gc: molecule.kind !== "protein" && settings.isGcShown ? gcOf(molecule) : null,
});

/** Fine enough for a wide screen; a window is wider than its step, so that the curve is smooth. */
const GC_STEPS = 1200;

const gcOf = ({ sequence, topology }: Molecule): ViewTracks["gc"] => {
  const step = Math.max(1, Math.round(sequence.length / GC_STEPS));
  return gcWindows(sequence, { window: Math.max(50, step * 10), step, topology });
};

const orfsOf = ({ sequence, topology }: Molecule, { orfs, table }: AnalysisSettings): ViewTracks["orfs"] => {
  const { frames, starts, minResidues } = orfs;
  const found = findOrfs(sequence, { topology, table, frames, starts, minLength: minResidues * 3 });
  return found.ok ? found.orfs : [];
};

const isCut = ({ state }: CutSite): boolean => state === "cut";

const cutMarks = ({ sequence, topology }: Molecule, settings: EnzymeSettings): CutMark[] => {
  const alike = groupAlike(enzymes().filter((enzyme) => isWanted(enzyme, settings)));
  const found = findCutSites(sequence, { topology, enzymes: alike.map(([first]) => first) });
  if (!found.ok) return [];
  const marks = alike.flatMap((group): CutMark[] => {
    const [{ name }] = group;
    const count = found.count(name);
    if (!countFits(count, settings.cutters)) return [];
    const names = group.map((enzyme) => enzyme.name);
    return found
      .of(name)
      .filter(isCut)
      .map(({ start, end, strand, topCut, bottomCut }) => {
        const key = `${name}/${start}/${topCut}`;
        return { key, names, start, end, strand, topCut, bottomCut, count };
      });
  });
  return marks.sort((one, other) => one.start - other.start);
};

const countFits = (count: number, cutters: EnzymeSettings["cutters"]): boolean => {
  if (count === 0) return false;
  if (cutters === "any") return true;
  return cutters === "onceOrTwice" ? count <= 2 : count === (cutters === "once" ? 1 : 2);
};

const isWanted = (enzyme: Enzyme, { group, level, chosen }: EnzymeSettings): boolean => {
  if (enzyme.cuts.length === 0) return false;
  if (group === "chosen") return chosen.includes(enzyme.name);
  if (enzyme.kind === "nicking" || (level === "commercial" && enzyme.suppliers === "")) return false;
  return group === "all" || groupOf(enzyme).includes(group);
};

const groupOf = ({ site, cuts }: Enzyme): readonly string[] => {
  const [cut] = cuts;
  if (!cut || cut.top === null || cut.bottom === null) return [];
  const kind = cut.top === cut.bottom ? "blunt" : cut.top < cut.bottom ? "5'" : "3'";
  const isBeside = cuts.length === 1 && Math.min(cut.top, cut.bottom) >= site.length;
  return isBeside ? [kind, "type2s"] : [kind];
};

/** The names that most labs know are those of New England Biolabs, then those that many sell. */
const supplyOf = ({ suppliers }: Enzyme): number => suppliers.length + (suppliers.includes("N") ? 100 : 0);

/** Enzymes with the same site and the same cut; the best known comes first. */
const groupAlike = (wanted: readonly Enzyme[]): readonly (readonly [Enzyme, ...Enzyme[]])[] => {
  const groups = new Map<string, [Enzyme, ...Enzyme[]]>();
  const bySupply = wanted.toSorted((one, other) => supplyOf(other) - supplyOf(one));
  for (const enzyme of bySupply) {
    const key = `${enzyme.site} ${enzyme.cuts.map(({ top, bottom }) => `${top}/${bottom}`).join(" ")}`;
    const group = groups.get(key);
    if (group) group.push(enzyme);
    else groups.set(key, [enzyme]);
  }
  return [...groups.values()];
};
