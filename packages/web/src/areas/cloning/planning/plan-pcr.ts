import { assemble, checksum } from "@benchleaf/bio";
import { cloningHybridDefaults } from "@benchleaf/contract";
import { designTailed } from "./amplify-pieces.ts";
import type { JoinResult } from "./join-molecules.ts";
import { presentProduct, stretchOf } from "./make-products.ts";
import { type BenchMolecule, conflictOf } from "./prepared-plasmid.ts";

/** One stretch amplified, with what its primers bring: a blunt line without phosphates. */
export const byPcr = ([template]: readonly BenchMolecule[]): JoinResult => {
  const { plasmid, record } = template!;
  const { lead, trail } = plasmid.plasmidConfig;
  const { primers, conflicts } = designTailed([template!], [{ forward: "", reverse: "" }]);
  const before = { primers, conflicts, enzymes: [], amplicons: {}, products: [] };
  const [forward, reverse] = primers;
  if (!forward || !reverse) return before;
  const made = assemble("pcr", [{ record }], {
    ...{ forward: forward.bases, reverse: reverse.bases },
    minAnneal: cloningHybridDefaults.minMatchCnt,
  });
  if (!made.ok) return { ...before, conflicts: [...conflicts, conflictOf("own-primer-fails", [plasmid.id])] };
  const planned = checksum(lead + stretchOf(template!) + trail, { topology: "linear" });
  const wanted =
    (plasmid.plasmidConfig.region?.length ?? record.sequence.length) + lead.length + trail.length;
  const products = made.products.toSorted(
    (a, b) =>
      Number(b.checksum === planned) - Number(a.checksum === planned) ||
      Math.abs(a.sequence.length - wanted) - Math.abs(b.sequence.length - wanted),
  );
  const several = products.length > 1 ? [{ ...conflictOf("other-products", []), isBlocking: false }] : [];
  return {
    ...before,
    conflicts: [...conflicts, ...several],
    amplicons: { [plasmid.id]: products[0]!.sequence.length },
    products: products.map(presentProduct),
  };
};
