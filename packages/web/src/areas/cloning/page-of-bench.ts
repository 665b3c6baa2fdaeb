import type { useFormat } from "../../kernel/format.ts";
import type { useTranslation } from "../../kernel/translation.ts";
import { inProductOrder } from "./planning/bench-methods.ts";
import type { PlannedBench } from "./planning/planned-bench.ts";
import type { PlasmidNames } from "./plasmid-names.ts";
import { primerName } from "./primer-names.ts";
import type { ProtocolPage } from "./protocol-page.ts";
import type { OpenBench } from "./use-bench.ts";

interface Benched {
  readonly bench: Pick<OpenBench, "name" | "plan">;
  readonly planned: PlannedBench;
  readonly names: PlasmidNames;
  readonly steps: ProtocolPage["steps"];
}

/** A page with everything needed in the lab: inputs with their versions, primers and steps. */
export const pageOf = (
  t: ReturnType<typeof useTranslation>,
  format: ReturnType<typeof useFormat>,
  { bench, planned, names, steps }: Benched,
): ProtocolPage => {
  const [product] = planned.products;
  const parts = inProductOrder(bench.plan).map(({ id, plasmidType, plasmidConfig: config }) => {
    const version = t("cloning.pageVersion", { version: config.sequenceVersionStr });
    return [names.get(id) ?? "?", t(`cloning.type-${plasmidType}`), version];
  });
  const primers = planned.primers.map(({ plasmidId, direction, bases, tm }) => [
    primerName(names.get(plasmidId) ?? "", direction),
    bases,
    tm === null ? "–" : format.number(tm, 1),
  ]);
  return {
    title: bench.name,
    facts: [
      t(`cloning.method-${bench.plan.cloningMethod}`),
      ...(planned.enzymes.length > 0 ? [planned.enzymes.join(" + ")] : []),
      ...(product ? [format.basePairs(product.record.sequence.length)] : []),
    ],
    tables: [
      {
        title: t("cloning.originParts"),
        heads: [t("cloning.primerName"), t("cloning.pageKind"), t("cloning.pageVersionHead")],
        rows: parts,
      },
      {
        title: t("cloning.primers"),
        heads: [t("cloning.primerName"), t("cloning.primerBases"), t("cloning.primerTm")],
        rows: primers,
      },
    ],
    stepsTitle: t("cloning.protocol"),
    steps,
    note: t("cloning.protocolHelp"),
  };
};
