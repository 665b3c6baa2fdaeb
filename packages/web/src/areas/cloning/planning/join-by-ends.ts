import { findCutSites } from "@benchleaf/bio";
import type { BenchPlan } from "@benchleaf/contract";
import { amplifiedPiece, designTailed } from "./amplify-pieces.ts";
import { type JunctionSite, type Side, sitesForJunctions } from "./bring-sites.ts";
import { PAD } from "./cut-amplicon.ts";
import { type JoinResult, nothing } from "./join-molecules.ts";
import { ligated } from "./ligate-pieces.ts";
import { stretchOf } from "./make-products.ts";
import type { BenchConflict } from "./planned-bench.ts";
import { type BenchMolecule, conflictOf, cutPiece } from "./prepared-plasmid.ts";
import { rankedCutters } from "./ranked-enzymes.ts";
import { type ReadyPiece, readPiece } from "./ready-piece.ts";

export interface EndJoining {
  /** What cuts plasmids that name no enzymes of their own. */
  readonly enzymes: readonly string[];
  /** Enzymes for sites that primers bring, the best first. */
  readonly others: readonly string[];
  /** Whether every cut end is made blunt. */
  readonly isPolished: boolean;
}

type Fixed = ReadyPiece | null;

/**
 * Plasmids that are amplified, cut, or amplified and then cut, each on its own, and ligated in the order of the bench.
 * Primers bring sites where both neighbours leave room for one, or where one must fit the other's end.
 */
export const joinByEnds = (molecules: readonly BenchMolecule[], request: EndJoining): JoinResult => {
  const fixed: Fixed[] = [];
  for (const molecule of molecules) {
    if (molecule.plasmid.plasmidConfig.bindType !== "enzyme") {
      fixed.push(null);
      continue;
    }
    const cut = cutOf(molecule, request);
    if ("conflict" in cut) return nothing([cut.conflict]);
    fixed.push(cut.piece);
  }
  const sites = sitesFor(molecules, fixed, request);
  const faults = sites.flatMap((site, index) => faultOf(site, molecules, index));
  if (faults.length > 0) return nothing(faults);
  return joined(
    molecules,
    fixed,
    sites.map((one) => ("site" in one ? one.site : null)),
    request,
  );
};

/** The fragment that enzymes leave; for blunt ligation, an uncut linear molecule is used unchanged. */
const cutOf = (
  molecule: BenchMolecule,
  { enzymes, isPolished }: EndJoining,
): { readonly piece: ReadyPiece } | { readonly conflict: BenchConflict } => {
  const { record, plasmid } = molecule;
  const own = plasmid.plasmidConfig.enzymes;
  const { strand } = plasmid.plasmidConfig;
  const treatments = treatmentsOf(molecule, isPolished);
  if (isPolished && own.length === 0 && record.topology === "linear") {
    const end = { kind: "blunt", bases: "", hasPhosphate: true } as const;
    return { piece: { input: { record }, ends: { left: end, right: end }, strand, treatments } };
  }
  const cut = cutPiece(molecule, own.length > 0 ? own : enzymes);
  if ("conflict" in cut) return cut;
  const { record: piece, ends, lineage } = cut.piece;
  if (!ends) return { conflict: conflictOf("not-cut", [plasmid.id], { enzyme: own.join(" + ") }) };
  return { piece: { input: { record: piece, ends, lineage }, ends, strand, treatments } };
};

const treatmentsOf = ({ plasmid }: BenchMolecule, isPolished: boolean): ReadyPiece["treatments"] => [
  ...(isPolished ? [{ treatment: "blunt" as const }] : []),
  ...(plasmid.plasmidConfig.treatments ?? []).map(({ treatment, nucleotides }) => ({
    treatment,
    ...(nucleotides && { nucleotides }),
  })),
];

const sideOf = (molecule: BenchMolecule, fixed: Fixed, side: "left" | "right"): Side => {
  if (fixed) return { is: "fixed", shape: readPiece(fixed)[side] };
  return { is: molecule.plasmid.plasmidConfig.bindType === "PCREnzyme" ? "site" : "blunt" };
};

/** The product of an amplified plasmid, with what its primers add next to the sites. */
const broughtStretch = (molecule: BenchMolecule): string => {
  const { lead, trail } = molecule.plasmid.plasmidConfig;
  return lead + stretchOf(molecule) + trail;
};

/** The junction behind each molecule, the last one back to the first. */
const sitesFor = (
  molecules: readonly BenchMolecule[],
  fixed: readonly Fixed[],
  { enzymes, others }: EndJoining,
): readonly JunctionSite[] => {
  const [vector] = molecules;
  const isCut = (name: string): boolean => {
    if (!vector || !fixed[0]) return false;
    const { sequence, topology } = vector.record;
    const found = findCutSites(sequence, { topology, enzymes: [name] });
    return found.ok && found.sites.length > 0;
  };
  // What opens the vector is at its ends already.
  const inner = enzymes.toSorted((a, b) => Number(isCut(a)) - Number(isCut(b)));
  const junctions = molecules.map((left, index) => {
    const next = (index + 1) % molecules.length;
    const right = molecules[next]!;
    return {
      left: sideOf(left, fixed[index]!, "right"),
      right: sideOf(right, fixed[next]!, "left"),
      spared: [left, right]
        .filter(({ plasmid }) => plasmid.plasmidConfig.bindType === "PCREnzyme")
        .map(broughtStretch),
    };
  });
  return sitesForJunctions(junctions, inner, others);
};

const faultOf = (
  site: JunctionSite,
  molecules: readonly BenchMolecule[],
  index: number,
): readonly BenchConflict[] => {
  if (!("fault" in site)) return [];
  const pair = [molecules[index]!, molecules[(index + 1) % molecules.length]!];
  const ids = pair.map(({ plasmid }) => plasmid.id);
  if (site.fault !== "internal-site") return [conflictOf(site.fault, ids)];
  const { enzyme } = site;
  return pair
    .filter(({ plasmid }) => plasmid.plasmidConfig.bindType === "PCREnzyme")
    .flatMap((molecule) => {
      const found = findCutSites(broughtStretch(molecule), { enzymes: [enzyme] });
      const [first] = found.ok ? found.sites : [];
      return first
        ? [conflictOf("internal-site", [molecule.plasmid.id], { enzyme, position: first.start })]
        : [];
    });
};

type Sites = readonly (Extract<JunctionSite, { site: unknown }>["site"] | null)[];

const joined = (
  molecules: readonly BenchMolecule[],
  fixed: readonly Fixed[],
  sites: Sites,
  { enzymes }: EndJoining,
): JoinResult => {
  const around = molecules.map((_, index) => ({ front: sites.at(index - 1)!, back: sites[index]! }));
  const tail = (site: Sites[number]): string => (site ? PAD + site.site : "");
  const { primers, conflicts } = designTailed(
    molecules,
    around.map(({ front, back }, index) =>
      fixed[index] ? null : { forward: tail(front), reverse: tail(back) },
    ),
  );
  const cutting = molecules.flatMap((one, index) => (fixed[index] ? cuttersOf(one, enzymes) : []));
  const used = [...new Set([...cutting, ...sites.flatMap((site) => site?.name ?? [])])];
  const cutWith: Record<string, readonly string[]> = {};
  const before = { primers, conflicts, enzymes: used, amplicons: {} as Record<string, number>, cutWith };
  const pieces: ReadyPiece[] = [];
  for (const [index, molecule] of molecules.entries()) {
    const known = fixed[index];
    if (known) {
      cutWith[molecule.plasmid.id] = cuttersOf(molecule, enzymes);
      pieces.push(known);
      continue;
    }
    const { bindType } = molecule.plasmid.plasmidConfig;
    const { front, back } = around[index]!;
    const cutters = bindType === "PCREnzyme" ? [front, back].flatMap((site) => site?.name ?? []) : [];
    const made = amplifiedPiece(molecule, primers, [...new Set(cutters)]);
    if ("conflict" in made) return { ...before, products: [], conflicts: [...conflicts, made.conflict] };
    before.amplicons[molecule.plasmid.id] = made.length;
    cutWith[molecule.plasmid.id] = [...new Set(cutters)];
    pieces.push({ ...made.piece, treatments: treatmentsOf(molecule, false) });
  }
  return ligated(molecules, pieces, before);
};

/** Of the enzymes that may cut a plasmid those that do. */
const cuttersOf = ({ plasmid, record }: BenchMolecule, enzymes: readonly string[]): readonly string[] => {
  const own = plasmid.plasmidConfig.enzymes;
  const named = own.length > 0 ? own : enzymes;
  const found = findCutSites(record.sequence, { topology: record.topology, enzymes: [...named] });
  return found.ok ? named.filter((name) => found.count(name) > 0) : [];
};

/** Restriction and ligation with every way to come to an end: two enzymes open the vector where none are named. */
export const byMixedRestriction = (
  { enzymes }: BenchPlan,
  molecules: readonly BenchMolecule[],
  usable: readonly string[],
): JoinResult =>
  joinByEnds(molecules, {
    enzymes: enzymes.length > 0 ? enzymes : usable.slice(0, 2),
    others: rankedCutters(),
    isPolished: false,
  });

/** Blunt ligation: whatever is cut is polished by T4 DNA polymerase. */
export const byBluntEnds = (_: BenchPlan, molecules: readonly BenchMolecule[]): JoinResult =>
  joinByEnds(molecules, { enzymes: [], others: [], isPolished: true });
