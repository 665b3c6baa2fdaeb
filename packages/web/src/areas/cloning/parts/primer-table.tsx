import type { PlasmidConfig } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { OligoSheet } from "../../../kernel/sequence-view/oligo-sheet.tsx";
import { useWords } from "../../../kernel/words.ts";
import { configure } from "../bench-draft.ts";
import { familyOf } from "../planning/bench-methods.ts";
import type { BenchPrimer } from "../planning/planned-bench.ts";
import type { PlasmidNames } from "../plasmid-names.ts";
import { primerName } from "../primer-names.ts";
import type { OpenBench } from "../use-bench.ts";
import styles from "./cloning.module.css";

interface PrimerTableProps {
  readonly bench: OpenBench;
  readonly primers: readonly BenchPrimer[];
  readonly names: PlasmidNames;
}

/** Primers with their tails; written over by hand, ordered, kept in the library. */
export const PrimerTable = ({ bench, primers, names }: PrimerTableProps) => {
  const t = useWords();
  const format = useFormat();
  const family = familyOf(bench.plan.cloningMethod);
  const canEdit = family !== "ends" && family !== "mutagenesis";
  const write = (primer: BenchPrimer, bases: string | null) => {
    const change: Partial<PlasmidConfig> =
      primer.direction === "forward" ? { fPrimer: bases } : { rPrimer: bases };
    bench.changePlan((plan) => configure(plan, primer.plasmidId, change));
  };
  return (
    <OligoSheet
      title={bench.name}
      figures={[t("cloning.primerLength"), t("cloning.primerTm")]}
      oligos={primers.map((primer) => ({
        ...primer,
        key: `${primer.plasmidId} ${primer.direction}`,
        name: primerName(names.get(primer.plasmidId) ?? "", primer.direction),
        figures: [format.number(primer.bases.length), primer.tm === null ? "–" : format.number(primer.tm, 1)],
      }))}
      {...(canEdit && {
        own: {
          head: t("cloning.primerOwn"),
          cell: (primer: BenchPrimer & { readonly name: string }) => (
            <OwnPrimer primer={primer} name={primer.name} onWrite={write} />
          ),
        },
      })}
      help={t("cloning.primerHelp")}
    />
  );
};

interface OwnPrimerProps {
  readonly primer: BenchPrimer;
  readonly name: string;
  readonly onWrite: (primer: BenchPrimer, bases: string | null) => void;
}

/** The letters of a primer to write over; taken when one leaves the field or presses Enter. */
const OwnPrimer = ({ primer, name, onWrite }: OwnPrimerProps) => {
  const t = useWords();
  const [written, setWritten] = useState<string | null>(null);
  const clean = (text: string) => text.toUpperCase().replace(/[^ACGTRYSWKMBDHVN]/g, "");
  const take = () => {
    if (written !== null && clean(written) !== "" && clean(written) !== primer.bases)
      onWrite(primer, clean(written).slice(0, 250));
    setWritten(null);
  };
  return (
    <span className={styles.own}>
      <Input
        size="small"
        className={styles.oligoField ?? ""}
        aria-label={t("cloning.editPrimer", { name })}
        value={written ?? primer.bases}
        onChange={({ target }) => setWritten(target.value)}
        onBlur={take}
        onPressEnter={take}
      />
      {primer.isOwn && (
        <Button size="small" type="link" onClick={() => onWrite(primer, null)}>
          {t("cloning.designedAgain")}
        </Button>
      )}
    </span>
  );
};
