import { isLegal, reverseComplement } from "../alphabet.ts";
import type { Strand } from "../feature.ts";
import { bluntEnd, type Molecule, type MoleculeEnds } from "../molecule/molecule.ts";
import { moleculeChecksum } from "../molecule/molecule-checksum.ts";
import { reverseComplementRecord } from "../molecule/reverse-complement-record.ts";
import type { SequenceRecord } from "../sequence.ts";
import { type AssemblyFragment, type AssemblyRefusal, refuseAssembly } from "./assembly.ts";
import type { Lineage } from "./lineage.ts";

/** A fragment made ready: checked, named, with the bases of both strands at hand. */
export interface Fragment {
  readonly index: number;
  readonly name: string;
  readonly record: SequenceRecord;
  readonly size: number;
  readonly isCircular: boolean;
  /** Null for a circle. */
  readonly ends: MoleculeEnds | null;
  /** Whether the caller gave the ends; otherwise they are those of a PCR product. */
  readonly hasGivenEnds: boolean;
  readonly lineage: Lineage;
  /** The record as read from one strand. */
  readonly oriented: (strand: Strand) => SequenceRecord;
  /** Upper-case bases as read from one strand. */
  readonly letters: (strand: Strand) => string;
}

/** @example describeFragment({ index: 1, name: "insert" }) // "fragment 2 (insert)" */
export const describeFragment = ({ index, name }: Pick<Fragment, "index" | "name">): string =>
  name ? `fragment ${index + 1} (${name})` : `fragment ${index + 1}`;

/** @example Describe(…) // "Fragment 2 (insert)", to begin a sentence */
export const sentenceFragment = (fragment: Pick<Fragment, "index" | "name">): string => {
  const text = describeFragment(fragment);
  return `F${text.slice(1)}`;
};

/** All fragments made ready, or why one of them can't be. */
export const readFragments = (
  inputs: readonly AssemblyFragment[],
): { readonly ok: true; readonly fragments: readonly Fragment[] } | AssemblyRefusal => {
  if (!Array.isArray(inputs) || inputs.length === 0) {
    return refuseAssembly("no-fragments", "No fragments were given.");
  }
  const fragments: Fragment[] = [];
  for (const [index, input] of inputs.entries()) {
    const read = readFragment(input, index);
    if (!read.ok) return read;
    fragments.push(read.fragment);
  }
  return { ok: true, fragments };
};

const readFragment = (
  input: AssemblyFragment,
  index: number,
): { readonly ok: true; readonly fragment: Fragment } | AssemblyRefusal => {
  if (typeof input !== "object" || input === null) {
    return refuseAssembly("empty-sequence", `Fragment ${index + 1} is no sequence.`, [index]);
  }
  const record = recordOf(input);
  const fragment = fragmentOf(record, index, input.ends ?? null, input.lineage);
  const called = sentenceFragment(fragment);
  const refuse = (code: Parameters<typeof refuseAssembly>[0], message: string) =>
    refuseAssembly(code, message, [index]);
  if (record.kind !== "dna") {
    const kind = record.kind === "rna" ? "RNA" : "a protein";
    return refuse("not-dna", `${called} is ${kind}; only DNA can be assembled.`);
  }
  if (record.sequence === "") return refuse("empty-sequence", `${called} has no letters.`);
  if (!isLegal(record.sequence, "dna")) {
    const at = record.sequence.search(/[^ACGTRYSWKMBDHVN]/i);
    const letter = record.sequence[at];
    return refuse("illegal-letter", `${called} has the letter "${letter}" at ${at + 1}, which is no base.`);
  }
  const { ends } = fragment;
  if (ends && ends.left.bases.length + ends.right.bases.length >= record.sequence.length) {
    return refuse("bad-ends", `The overhangs of ${describeFragment(fragment)} leave no base pair between.`);
  }
  return { ok: true, fragment };
};

const recordOf = (input: AssemblyFragment): SequenceRecord => {
  if ("record" in input && input.record) return input.record;
  const given = input as Partial<SequenceRecord>;
  return {
    name: given.name ?? "",
    description: given.description ?? "",
    kind: given.kind ?? "dna",
    topology: given.topology ?? "linear",
    sequence: typeof given.sequence === "string" ? given.sequence : "",
    features: given.features ?? [],
    primers: given.primers ?? [],
    meta: given.meta ?? {},
  };
};

/** A fragment of a record that is known to be sound, such as a piece made on the way. */
export const fragmentOf = (
  record: SequenceRecord,
  index: number,
  ends: MoleculeEnds | null = null,
  lineage?: Lineage,
): Fragment => {
  const isCircular = record.topology === "circular";
  const molecule: Molecule = {
    record,
    ends: isCircular ? null : (ends ?? { left: bluntEnd(false), right: bluntEnd(false) }),
  };
  const top = record.sequence.toUpperCase();
  let reversed: SequenceRecord | undefined;
  let bottom: string | undefined;
  const leaf = (): Lineage => ({
    kind: "input",
    name: record.name,
    checksum: moleculeChecksum(molecule),
    topology: record.topology,
    length: record.sequence.length,
  });
  let known = lineage;
  return {
    index,
    name: record.name,
    record,
    size: record.sequence.length,
    isCircular,
    ends: molecule.ends,
    hasGivenEnds: ends !== null && !isCircular,
    get lineage() {
      known ??= leaf();
      return known;
    },
    oriented: (strand) => {
      if (strand === 1) return record;
      reversed ??= reverseComplementRecord(record);
      return reversed;
    },
    letters: (strand) => {
      if (strand === 1) return top;
      bottom ??= reverseComplement(top, "dna");
      return bottom;
    },
  };
};
