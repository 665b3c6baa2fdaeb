import { findBindingSites, type Primer, type SequenceRecord } from "@benchleaf/bio";
import { madeEnds } from "../../shared/sequences/made-of.ts";
import { toContent } from "../../shared/sequences/sequence-record.ts";
import type { BenchProduct, PlannedBench } from "./planning/planned-bench.ts";
import type { PlasmidNames } from "./plasmid-names.ts";
import { primerName } from "./primer-names.ts";

/** Where a primer pairs with the product best; one that binds nowhere there stays, bound to nothing. */
const placedPrimer = (record: SequenceRecord, name: string, bases: string, number: number): Primer => {
  const found = findBindingSites(record, bases, { minTm: 0 });
  const [best] = found.ok ? found.sites.toSorted((one, other) => other.length - one.length) : [];
  return { id: `p${number}`, name, description: "", bases, locations: best?.locations ?? [] };
};

/** A product as saved: its bases and primers under a name, and how it was made. */
export const savedProduct = (
  name: string,
  product: BenchProduct,
  { enzymes, primers }: Pick<PlannedBench, "enzymes" | "primers">,
  names: PlasmidNames,
) => ({
  content: toContent({
    ...product.record,
    ...{ name, description: "", meta: {} },
    primers: primers.map(({ plasmidId, direction, bases }, index) =>
      placedPrimer(product.record, primerName(names.get(plasmidId) ?? "", direction), bases, index + 1),
    ),
  }),
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
