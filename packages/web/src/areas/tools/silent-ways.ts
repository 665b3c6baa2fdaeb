import {
  enzymes as catalogue,
  cloningEnzymes,
  findCutSites,
  findGeneticCode,
  findSilentSites,
  type GeneticCodeId,
  goldenGateEnzymes,
  reverseComplement,
  type SilentSite,
  type SilentSiteResult,
  type Topology,
} from "@benchleaf/bio";

/** Which enzymes' sites to search: common cloning enzymes, commercial ones, or some by name. */
export type EnzymeGroup = "usual" | "sold" | "chosen";

export interface SilentInput {
  readonly molecule: { readonly sequence: string; readonly topology: Topology };
  /** First base on the top strand from zero, bases, strand. */
  readonly cds: { readonly start: number; readonly length: number; readonly strand: 1 | -1 };
  readonly mode: "add" | "remove";
  readonly maxChanges: number;
  readonly table: GeneticCodeId;
  readonly group: EnzymeGroup;
  /** Of the group `chosen`. */
  readonly names: readonly string[];
  /** Only enzymes that do not cut the molecule yet; for new sites. */
  readonly isOnlyNew: boolean;
}

/** A codon before and after. */
export interface CodonChange {
  /** From one. */
  readonly number: number;
  readonly residue: string;
  readonly from: string;
  readonly to: string;
}

/** Residues of the top strand around a site; `changed` ones are those afterwards. */
export interface ContextPart {
  /** Where it begins, before the first base where it is over the origin. */
  readonly at: number;
  readonly letters: string;
  readonly kind: "beside" | "site" | "changed";
}

export interface SilentWay extends SilentSite {
  readonly codons: readonly CodonChange[];
  readonly context: readonly ContextPart[];
  /** Sites of the enzyme on the whole molecule. */
  readonly sitesBefore: number;
  readonly sitesAfter: number;
}

export type SilentAnswer =
  | { readonly ok: true; readonly ways: readonly SilentWay[]; readonly total: number }
  | Extract<SilentSiteResult, { ok: false }>;

/** More rows than this no one reads. */
export const MAX_WAYS = 300;
const BESIDE = 6;

const namesOf = ({ group, names }: Pick<SilentInput, "group" | "names">): readonly string[] => {
  if (group === "chosen") return names;
  if (group === "usual") return [...cloningEnzymes, ...goldenGateEnzymes];
  return catalogue()
    .filter(({ suppliers, kind, cuts }) => suppliers !== "" && kind === "restriction" && cuts.length > 0)
    .map(({ name }) => name);
};

/**
 * The residues after a way's changes. @example changedResidues("GAG", [{ position: 2, from: "G", to: "A" }]) // "GAA"
 */
export const changedBases = (sequence: string, changes: SilentSite["changes"]): string => {
  const letters = [...sequence];
  for (const { position, to } of changes) letters[position] = to;
  return letters.join("");
};

/** The codons that a way changes, in reading order. */
export const codonChanges = (
  { molecule: { sequence }, cds, table }: Pick<SilentInput, "molecule" | "cds" | "table">,
  changes: SilentSite["changes"],
): readonly CodonChange[] => {
  const size = sequence.length;
  const after = changedBases(sequence, changes);
  const along = (position: number) => {
    const ahead = (position - cds.start + size) % size;
    return cds.strand === 1 ? ahead : cds.length - 1 - ahead;
  };
  const read = (letters: string, codon: number) => {
    const first = cds.strand === 1 ? cds.start + 3 * codon : cds.start + cds.length - 3 * codon - 3;
    const bases = [0, 1, 2].map((offset) => letters[(first + offset) % size]).join("");
    return (cds.strand === 1 ? bases : reverseComplement(bases)).toUpperCase();
  };
  const codons = [...new Set(changes.map(({ position }) => Math.floor(along(position) / 3)))];
  return codons
    .sort((one, other) => one - other)
    .map((codon) => {
      const from = read(sequence, codon);
      return {
        number: codon + 1,
        residue: findGeneticCode(table)?.aminoAcidOf[from] ?? "X",
        from,
        to: read(after, codon),
      };
    });
};

/** A site with what is next to it, after the change; across the origin of a circle where need be. */
export const contextOf = (
  { sequence, topology }: SilentInput["molecule"],
  site: { readonly start: number; readonly length: number },
  changes: SilentSite["changes"],
): readonly ContextPart[] => {
  const size = sequence.length;
  const after = changedBases(sequence, changes);
  const changed = new Set(changes.map(({ position }) => position));
  const parts: { at: number; letters: string; kind: ContextPart["kind"] }[] = [];
  for (let at = site.start - BESIDE; at < site.start + site.length + BESIDE; at++) {
    if (topology === "linear" && (at < 0 || at >= size)) continue;
    const place = (at + size) % size;
    const isSite = at >= site.start && at < site.start + site.length;
    const kind = changed.has(place) ? "changed" : isSite ? "site" : "beside";
    const last = parts.at(-1);
    if (last?.kind === kind) last.letters += after[place];
    else parts.push({ at, letters: after[place] ?? "", kind });
  }
  return parts;
};

/** Ways to make or take away sites without a change of the protein, each with its codons and how often the enzyme cuts. */
export const findSilentWays = (input: SilentInput): SilentAnswer => {
  const { molecule, cds, mode, maxChanges, table, isOnlyNew } = input;
  const { sequence, topology } = molecule;
  const asked = namesOf(input);
  const cutsNow = findCutSites(sequence, { topology, enzymes: asked });
  if (!cutsNow.ok) return cutsNow;
  const names = mode === "add" && isOnlyNew ? asked.filter((name) => cutsNow.count(name) === 0) : asked;
  const found = findSilentSites(sequence, { cds, topology, enzymes: names, mode, maxChanges, table });
  if (!found.ok) return found;
  const lengths = new Map(catalogue().map(({ name, site }) => [name, site.length]));
  const ways = found.sites.slice(0, MAX_WAYS).map((way): SilentWay => {
    const after = findCutSites(changedBases(sequence, way.changes), { topology, enzymes: way.enzyme });
    const length = lengths.get(way.enzyme) ?? 0;
    return {
      ...way,
      codons: codonChanges(input, way.changes),
      context: contextOf(molecule, { start: way.start, length }, way.changes),
      sitesBefore: cutsNow.count(way.enzyme),
      sitesAfter: after.ok ? after.count(way.enzyme) : 0,
    };
  });
  return { ok: true, ways, total: found.sites.length };
};
