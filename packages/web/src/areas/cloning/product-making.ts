import { madeEnds } from "../../kernel/sequence-view/made-of.ts";
import { toContent } from "../../kernel/sequence-view/sequence-record.ts";
import type { BenchProduct, PlannedBench } from "./planning/planned-bench.ts";
import type { PlasmidNames } from "./plasmid-names.ts";
import { primerName } from "./primer-names.ts";

/** A product as it is saved: its letters under a name, and how it was made. */
export const savedProduct = (
  name: string,
  product: BenchProduct,
  { enzymes, primers }: Pick<PlannedBench, "enzymes" | "primers">,
  names: PlasmidNames,
) => ({
  content: toContent({ ...product.record, name, description: "", meta: {} }),
  making: {
    checksum: product.checksum,
    enzymes: [...enzymes],
    ends: madeEnds(product.ends),
    primers: primers.map(({ plasmidId, direction, bases }) => ({
      ...{ plasmidId, bases, name: primerName(names.get(plasmidId) ?? "", direction) },
    })),
    junctions: product.junctions.map(({ kind, letters }) => ({ kind, letters })),
    parts: product.parts,
  },
});
