import {
  type CutSites,
  commonRank,
  type Enzyme,
  enzymes,
  findCutSites,
  isCommonEnzyme,
  type SequenceRecord,
} from "@benchleaf/bio";
import { type CutColumns, type CutKind, NO_CUTS, rankCuts } from "../../canvas/cut-marks.ts";
import type { EnzymeSettings } from "./enzyme-settings.ts";
import { isOwn } from "./own-enzyme.ts";

/** Where the enzymes that the settings ask for cut a DNA, as columns that cross from a worker at no cost. */
export const findCuts = (
  { sequence, topology }: Pick<SequenceRecord, "sequence" | "topology">,
  settings: EnzymeSettings,
): CutColumns => {
  const all = [...(settings.own ?? []), ...enzymes()];
  const alike = groupAlike(all.filter((enzyme) => isWanted(enzyme, settings)));
  const found = findCutSites(sequence, { topology, enzymes: alike.map(([first]) => first) });
  if (!found.ok) return NO_CUTS;
  const parts = alike.flatMap((group) => {
    const count = found.count(group[0].name);
    const [first, ...others] = group.filter(({ name }) => isCounted(name, count, settings));
    return first ? partsOf(found, [first, ...others], group[0].name, count) : [];
  });
  const isLinear = topology === "linear";
  return mergeParts(isLinear ? parts.map((part) => insideOf(part, sequence.length)) : parts);
};

/** Marks of one kind. */
interface Part {
  readonly kind: CutKind;
  readonly starts: Int32Array;
}

/** Cuts as distances from the first base of the site on the top strand. */
const offsetsOf = ({ top, bottom }: Enzyme["cuts"][number], length: number, strand: 1 | -1) => {
  const turned = (cut: number | null) => (cut === null ? null : length - cut);
  return strand === 1
    ? { topOffset: top, bottomOffset: bottom }
    : { topOffset: turned(bottom), bottomOffset: turned(top) };
};

const partsOf = (
  found: CutSites,
  group: readonly [Enzyme, ...Enzyme[]],
  searched: string,
  count: number,
): Part[] => {
  const [{ site, cuts }] = group;
  const starts = found.startsOf(searched);
  if (!starts) return [];
  const names = group.map((enzyme) => enzyme.name);
  const siteLength = site.length;
  return ([1, -1] as const).flatMap((strand) => {
    const own = strand === 1 ? starts.top : starts.bottom;
    if (own.length === 0) return [];
    return cuts.map((cut): Part => {
      const kind = { names, strand, siteLength, ...offsetsOf(cut, siteLength, strand), count };
      return { kind, starts: own };
    });
  });
};

/** On a linear molecule a cut beyond an end does not happen. */
const insideOf = ({ kind, starts }: Part, size: number): Part => {
  const isInside = (offset: number | null, start: number) =>
    offset === null || (start + offset > 0 && start + offset < size);
  const isCut = (start: number) => isInside(kind.topOffset, start) && isInside(kind.bottomOffset, start);
  return { kind, starts: starts.every(isCut) ? starts : starts.filter(isCut) };
};

/** Place and kind share a number while they are sorted: 2^33 residues by 2^20 kinds fit exactly. */
const KINDS = 2 ** 16;

const mergeParts = (parts: readonly Part[]): CutColumns => {
  const total = parts.reduce((sum, { starts }) => sum + starts.length, 0);
  const keys = new Float64Array(total);
  let next = 0;
  parts.forEach(({ starts }, kind) => {
    for (const start of starts) keys[next++] = start * KINDS + kind;
  });
  keys.sort();
  const starts = new Int32Array(total);
  const kindOf = new Uint16Array(total);
  for (let index = 0; index < total; index += 1) {
    const key = keys[index] ?? 0;
    starts[index] = Math.floor(key / KINDS);
    kindOf[index] = key % KINDS;
  }
  const kinds = parts.map(({ kind }) => kind);
  return { kinds, starts, kindOf, rarest: rankCuts({ kinds, kindOf }) };
};

/** Whether the views show the cuts of an enzyme that cuts so often. */
const isCounted = (name: string, count: number, { cutters, added }: EnzymeSettings): boolean =>
  count > 0 && (added.includes(name) || countFits(count, cutters));

/** Whether the cuts of an enzyme are among those that the views show. */
export const isCutShown = (enzyme: Enzyme, count: number, settings: EnzymeSettings): boolean =>
  settings.isShown && isWanted(enzyme, settings) && isCounted(enzyme.name, count, settings);

const countFits = (count: number, cutters: EnzymeSettings["cutters"]): boolean => {
  if (count === 0) return false;
  if (cutters === "any") return true;
  return cutters === "onceOrTwice" ? count <= 2 : count === (cutters === "once" ? 1 : 2);
};

const isWanted = (enzyme: Enzyme, { group, level, chosen, hidden, added }: EnzymeSettings): boolean => {
  if (enzyme.cuts.length === 0 || hidden.includes(enzyme.name)) return false;
  if (added.includes(enzyme.name)) return true;
  if (group === "chosen") return chosen.includes(enzyme.name);
  // What a lab has entered itself, it works with.
  if (group === "usual") return isOwn(enzyme) || isCommonEnzyme(enzyme.name);
  const isAtHand = isOwn(enzyme) || level === "every" || enzyme.suppliers !== "";
  if (enzyme.kind === "nicking" || !isAtHand) return false;
  return group === "all" || groupOf(enzyme).includes(group);
};

const groupOf = ({ site, cuts }: Enzyme): readonly string[] => {
  const [cut] = cuts;
  if (!cut || cut.top === null || cut.bottom === null) return [];
  const kind = cut.top === cut.bottom ? "blunt" : cut.top < cut.bottom ? "5'" : "3'";
  const isBeside = cuts.length === 1 && Math.min(cut.top, cut.bottom) >= site.length;
  return isBeside ? [kind, "type2s"] : [kind];
};

/** The names that most labs know are those they clone with, then those of New England Biolabs, then what many sell. */
const supplyOf = ({ name, suppliers }: Enzyme): number =>
  suppliers.length + (suppliers.includes("N") ? 100 : 0) + 1000 * commonRank(name);

/** Enzymes with the same site and cut; the best known first. */
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
