import { type AssemblyResult, assemble, checksum } from "@benchleaf/bio";
import { type JoinResult, refusalOf } from "./join-molecules.ts";
import { presentProduct, rankProducts } from "./make-products.ts";
import type { BenchConflict } from "./planned-bench.ts";
import { type BenchMolecule, conflictOf } from "./prepared-plasmid.ts";
import { circleOf, type ReadyPiece, readPiece } from "./ready-piece.ts";

type Before = Pick<JoinResult, "primers" | "conflicts" | "enzymes" | "amplicons" | "cutWith">;

/** Pieces ligated to a circle; only where they close in the order of the bench is there a product. */
export const ligated = (
  molecules: readonly BenchMolecule[],
  pieces: readonly ReadyPiece[],
  before: Before,
): JoinResult => {
  const read = pieces.map(readPiece);
  const bare = read.findIndex(
    ({ phosphates }, index) => !phosphates.right && !read[(index + 1) % read.length]!.phosphates.left,
  );
  if (bare >= 0) {
    const ids = [molecules[bare]!, molecules[(bare + 1) % molecules.length]!].map(
      ({ plasmid }) => plasmid.id,
    );
    return { ...before, conflicts: [...before.conflicts, conflictOf("no-phosphate", ids)], products: [] };
  }
  const treatments = pieces.flatMap((piece, fragment) =>
    piece.treatments.map((treatment) => ({ ...treatment, fragment })),
  );
  const result = assemble(
    "restriction-ligation",
    pieces.map(({ input, ends }) => ({ ...input, ends })),
    { circularOnly: true, treatments },
  );
  return chosen(molecules, result, circleOf(read), before);
};

/** Of all products of a reaction, the one that the plan asks for, with the others reported. */
export const chosen = (
  molecules: readonly BenchMolecule[],
  result: AssemblyResult,
  expected: string,
  before: Before,
): JoinResult => {
  const refused = (conflict: BenchConflict): JoinResult => ({
    ...before,
    conflicts: [...before.conflicts, conflict],
    products: [],
  });
  if (!result.ok) return refused(refusalOf(result.error.code, molecules, result.error.fragments));
  const sum = checksum(expected, { topology: "circular" });
  const planned = result.products.find((one) => one.checksum === sum);
  if (!planned) return refused(conflictOf("no-compatible-ends", []));
  const others = result.products.filter((one) => one !== planned);
  const remark = (code: BenchConflict["code"], ids: readonly string[]): BenchConflict => ({
    ...conflictOf(code, ids),
    isBlocking: false,
  });
  const closing = result.warnings
    .filter(({ code }) => code === "self-closure")
    .map(({ fragments = [] }) =>
      remark(
        "self-closure",
        fragments.flatMap((index) => molecules[index]?.plasmid.id ?? []),
      ),
    );
  const isEitherWay = molecules.length === 2 && others.length > 0;
  const several = isEitherWay
    ? [remark("unknown-direction", [molecules[1]!.plasmid.id])]
    : others.length > 0
      ? [remark("other-products", [])]
      : [];
  return {
    ...before,
    conflicts: [...before.conflicts, ...closing, ...several],
    products: [presentProduct(planned), ...rankProducts(others, molecules)],
  };
};
