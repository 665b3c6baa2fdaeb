import {
  cutOut,
  type PlannedFragment,
  planAssembly,
  reverseComplement,
  type SequenceRecord,
} from "@benchleaf/bio";
import type { BenchPlan } from "@benchleaf/contract";
import { designTailed } from "./amplify-pieces.ts";
import { type EndShape, isSameShape, shapeOf } from "./end-shapes.ts";
import { conflictFrom, type JoinResult, joined, nothing, refusalOf } from "./join-molecules.ts";
import { stretchOf } from "./make-products.ts";
import { amplified, type BenchMolecule, conflictOf, cutPiece, primersOf } from "./prepared-plasmid.ts";

/** What a plasmid with sites of its own gives, and the overhangs that its enzyme leaves, as the product reads. */
interface OwnSites {
  readonly input: PlannedFragment;
  readonly left: EndShape;
  readonly right: EndShape;
}

/**
 * Golden Gate where some plasmids have the sites themselves, in their bases or in what is amplified of them, and the
 * primers of the others bring what fits; null if the enzyme does not cut those out.
 */
export const goldenMix = (
  plan: BenchPlan,
  molecules: readonly BenchMolecule[],
  enzyme: string,
): JoinResult | null => {
  const own: (OwnSites | null)[] = [];
  for (const molecule of molecules) {
    const isBrought = molecule.plasmid.plasmidConfig.bindType === "PCREnzyme";
    const found = isBrought ? null : ownSites(molecule, enzyme);
    if (!isBrought && !found) return null;
    own.push(found);
  }
  const overhangs: (string | null)[] = [];
  for (const [index, left] of own.entries()) {
    const next = (index + 1) % own.length;
    const right = own[next];
    if (left && right && !isSameShape(left.right, right.left)) {
      const ids = [molecules[index]!.plasmid.id, molecules[next]!.plasmid.id];
      return nothing([conflictOf("no-compatible-ends", ids)]);
    }
    overhangs.push(left?.right.letters ?? right?.left.letters ?? null);
  }
  const inputs = molecules.map((one, index) => own[index]?.input ?? amplified(one));
  const method = plan.cloningMethod === "moclo" ? "moclo" : "golden-gate";
  const result = planAssembly(inputs, { method, enzymes: [enzyme], overhangs });
  if (!result.ok) return nothing([refusalOf(result.error.code, molecules)]);
  const plain = designTailed(
    molecules,
    molecules.map(({ plasmid }) =>
      plasmid.plasmidConfig.bindType === "PCR" ? { forward: "", reverse: "" } : null,
    ),
  );
  const brought = primersOf(molecules, result.plan.primers).filter(
    ({ plasmidId }) => own[molecules.findIndex(({ plasmid }) => plasmid.id === plasmidId)] === null,
  );
  const isOfOwn = (fragments: readonly number[]): boolean =>
    fragments.length === 1 && own[fragments[0]!] !== null;
  const conflicts = result.plan.conflicts
    .filter(({ code, fragments = [] }) => code !== "prediction-failed" && !isOfOwn(fragments))
    .map((one) => conflictFrom(one, molecules, [enzyme]));
  return joined(plan, molecules, {
    primers: [...plain.primers, ...brought],
    enzymes: [enzyme],
    conflicts: [...conflicts, ...plain.conflicts],
  });
};

const ownSites = (molecule: BenchMolecule, enzyme: string): OwnSites | null =>
  molecule.plasmid.plasmidConfig.bindType === "PCR"
    ? inAmplicon(molecule, enzyme)
    : inPlasmid(molecule, enzyme);

const inPlasmid = (molecule: BenchMolecule, enzyme: string): OwnSites | null => {
  const cut = cutPiece(molecule, [enzyme]);
  if ("conflict" in cut || !cut.piece.ends) return null;
  const { start, length, ends } = cut.piece;
  const { record, plasmid } = molecule;
  const inside = {
    start: (start + ends.left.bases.length) % record.sequence.length,
    length: length - ends.left.bases.length - ends.right.bases.length,
  };
  const [left, right] = [shapeOf(ends.left, "left"), shapeOf(ends.right, "right")];
  const { strand } = plasmid.plasmidConfig;
  const isVector = plasmid.plasmidType === "vector";
  const input = { record, region: inside, strand, ...(isVector && { isVector: true as const }) };
  return strand === 1 ? { input, left, right } : { input, left: turned(right), right: turned(left) };
};

/** The amplicon is read in the direction of the product; its sites cut off what is beyond them. */
const inAmplicon = (molecule: BenchMolecule, enzyme: string): OwnSites | null => {
  const { lead, trail } = molecule.plasmid.plasmidConfig;
  const sequence = lead + stretchOf(molecule) + trail;
  const record: SequenceRecord = {
    ...molecule.record,
    topology: "linear",
    sequence,
    features: [],
    primers: [],
  };
  const cut = cutOut(record, [enzyme]);
  if (!cut.ok || cut.pieces.length < 3) return null;
  const inner = cut.pieces.slice(1, -1).toSorted((a, b) => b.length - a.length)[0]!;
  if (!inner.ends) return null;
  const [left, right] = [shapeOf(inner.ends.left, "left"), shapeOf(inner.ends.right, "right")];
  const region = {
    start: inner.start + left.letters.length,
    length: inner.length - left.letters.length - right.letters.length,
  };
  const isVector = molecule.plasmid.plasmidType === "vector";
  return { input: { record, region, ...(isVector && { isVector: true as const }) }, left, right };
};

const turned = ({ kind, letters }: EndShape): EndShape => ({
  kind,
  letters: reverseComplement(letters, "dna"),
});
