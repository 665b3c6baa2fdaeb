import {
  type AssemblyFragment,
  assemble,
  findLoxSites,
  type LoxSite,
  type PrimerTails,
  reverseComplement,
} from "@benchleaf/bio";
import { amplifiedPiece, designTailed } from "./amplify-pieces.ts";
import { type JoinResult, nothing, refusalOf } from "./join-molecules.ts";
import { chosen } from "./ligate-pieces.ts";
import { rankProducts, stretchOf } from "./make-products.ts";
import { type BenchMolecule, conflictOf } from "./prepared-plasmid.ts";
import { readPiece } from "./ready-piece.ts";

/** Bases of a lox site before its spacer, and of a whole one. */
const ARM = 13;
const SITE = 34;

const loxOf = ({ record }: BenchMolecule): readonly LoxSite[] =>
  findLoxSites(record.sequence, record.topology === "circular");

const bearsSites = (molecule: BenchMolecule): boolean =>
  molecule.plasmid.plasmidConfig.region === null && loxOf(molecule).length > 0;

/**
 * Cre recombination: plasmids with lox sites are used unchanged. A fragment without them is amplified with the
 * vector's two different sites, and replaces what is between these.
 */
export const byCre = (molecules: readonly BenchMolecule[]): JoinResult => {
  const [vector, ...fragments] = molecules;
  const bare = fragments.filter((one) => !bearsSites(one));
  if (bare.length === 0) return recombined(molecules);
  if (fragments.length > 1)
    return nothing([
      conflictOf(
        "no-lox",
        bare.map(({ plasmid }) => plasmid.id),
      ),
    ]);
  const cassette = cassetteOf(vector!);
  if (!cassette) return nothing([conflictOf("no-lox-pair", [vector!.plasmid.id])]);
  return exchanged(vector!, bare[0]!, cassette);
};

const recombined = (molecules: readonly BenchMolecule[]): JoinResult => {
  const result = assemble(
    "cre-lox",
    molecules.map(({ record }) => ({ record })),
  );
  if (!result.ok) {
    const { code, fragments } = result.error;
    if (code !== "no-recombination-site") return nothing([refusalOf(code, molecules, fragments)]);
    const lacking = (fragments ?? []).flatMap((index) => molecules[index]?.plasmid.id ?? []);
    return nothing([conflictOf("no-lox", lacking)]);
  }
  const products = rankProducts(result.products, molecules);
  const several = products.length > 1 ? [{ ...conflictOf("other-products", []), isBlocking: false }] : [];
  return { conflicts: several, primers: [], enzymes: [], amplicons: {}, products };
};

/** Two lox sites of one direction that do not recombine with each other, with what is left when the rest is exchanged. */
interface Cassette {
  readonly first: string;
  readonly second: string;
  /** From behind the second site round to before the first. */
  readonly backbone: string;
}

const cassetteOf = (vector: BenchMolecule): Cassette | null => {
  const { record, plasmid } = vector;
  const sites = loxOf(vector);
  const [one, other, ...more] = sites;
  if (!one || !other || more.length > 0 || one.name === other.name || one.strand !== other.strand)
    return null;
  if (record.topology !== "circular") return null;
  const size = record.sequence.length;
  const circle = (record.sequence + record.sequence).toUpperCase();
  const startOf = ({ spacerStart }: LoxSite) => (spacerStart - ARM + size) % size;
  const between = (startOf(other) - startOf(one) + size) % size;
  // The shorter arc is what is exchanged.
  const [first, second] = between * 2 <= size ? [one, other] : [other, one];
  const letters = (site: LoxSite) => circle.slice(startOf(site), startOf(site) + SITE);
  const from = (startOf(second) + SITE) % size;
  const length = (startOf(first) - from + size) % size;
  const read = [letters(first), letters(second), circle.slice(from, from + length)] as const;
  if (plasmid.plasmidConfig.strand === 1) return { first: read[0], second: read[1], backbone: read[2] };
  const turn = (bases: string) => reverseComplement(bases, "dna");
  return { first: turn(read[1]), second: turn(read[0]), backbone: turn(read[2]) };
};

const exchanged = (vector: BenchMolecule, insert: BenchMolecule, cassette: Cassette): JoinResult => {
  const { first, second, backbone } = cassette;
  const molecules = [vector, insert];
  const { lead, trail } = insert.plasmid.plasmidConfig;
  if (findLoxSites(lead + stretchOf(insert) + trail, false).length > 0)
    return nothing([conflictOf("lox-inside", [insert.plasmid.id])]);
  const tails: PrimerTails = { forward: first, reverse: reverseComplement(second, "dna") };
  const { primers, conflicts } = designTailed(molecules, [null, tails]);
  const made = amplifiedPiece(insert, primers, []);
  const before = { primers, conflicts, enzymes: [], amplicons: {} };
  if ("conflict" in made) return { ...before, products: [], conflicts: [...conflicts, made.conflict] };
  const pieces: AssemblyFragment[] = [{ record: vector.record }, { ...made.piece.input }];
  const result = assemble("cre-lox", pieces, { circularOnly: true });
  const amplicons = { [insert.plasmid.id]: made.length };
  return chosen(molecules, result, backbone + readPiece({ ...made.piece, treatments: [] }).letters, {
    ...before,
    amplicons,
  });
};
