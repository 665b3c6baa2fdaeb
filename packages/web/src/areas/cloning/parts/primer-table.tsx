import { BookOutlined } from "@ant-design/icons";
import type { PlasmidConfig, PrimerEntry } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { OligoSheet } from "../../../shared/sequences/oligo-sheet.tsx";
import { configure } from "../bench-draft.ts";
import type { BenchPrimer } from "../planning/planned-bench.ts";
import type { PlasmidNames } from "../plasmid-names.ts";
import { primerName } from "../primer-names.ts";
import type { OpenBench } from "../use-bench.ts";
import styles from "./cloning.module.css";
import { LibraryPrimerDialog } from "./library-primer-dialog.tsx";

interface PrimerTableProps {
  readonly bench: OpenBench;
  readonly primers: readonly BenchPrimer[];
  readonly names: PlasmidNames;
}

/** Primers with their tails; edited by hand or replaced from the library, ordered, saved to the library. */
export const PrimerTable = ({ bench, primers, names }: PrimerTableProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [replaced, setReplaced] = useState<(BenchPrimer & { readonly name: string }) | null>(null);
  // Written over, it is no longer the one of the library.
  const write = (primer: BenchPrimer, bases: string | null, id: string | null = null) => {
    const change: Partial<PlasmidConfig> =
      primer.direction === "forward" ? { fPrimer: bases, fPrimerId: id } : { rPrimer: bases, rPrimerId: id };
    bench.changePlan((plan) => configure(plan, primer.plasmidId, change));
  };
  const takeFromLibrary = ({ bases, id }: PrimerEntry) => {
    if (replaced) write(replaced, bases, id);
    setReplaced(null);
  };
  return (
    <>
      <OligoSheet
        title={bench.name}
        figures={[t("cloning.primerLength"), t("cloning.primerTm")]}
        oligos={primers.map((primer) => ({
          ...primer,
          key: `${primer.plasmidId} ${primer.direction}`,
          name: primerName(names.get(primer.plasmidId) ?? "", primer.direction),
          figures: [
            format.number(primer.bases.length),
            primer.tm === null ? "–" : format.number(primer.tm, 1),
          ],
        }))}
        own={{
          head: t("cloning.primerOwn"),
          cell: (primer) => (
            <OwnPrimer
              primer={primer}
              name={primer.name}
              hasUracil={bench.plan.cloningMethod === "user"}
              onWrite={write}
              onReplace={() => setReplaced(primer)}
            />
          ),
        }}
        help={t("cloning.primerHelp")}
      />
      {replaced && (
        <LibraryPrimerDialog
          name={replaced.name}
          onChoose={takeFromLibrary}
          onClose={() => setReplaced(null)}
        />
      )}
    </>
  );
};

interface OwnPrimerProps {
  readonly primer: BenchPrimer;
  readonly name: string;
  /** Whether one base of each primer is ordered as U. */
  readonly hasUracil: boolean;
  readonly onWrite: (primer: BenchPrimer, bases: string | null) => void;
  readonly onReplace: () => void;
}

/** The editable bases of a primer; applied on blur or Enter. */
const OwnPrimer = ({ primer, name, hasUracil, onWrite, onReplace }: OwnPrimerProps) => {
  const t = useTranslation();
  const [written, setWritten] = useState<string | null>(null);
  const clean = (text: string) =>
    text.toUpperCase().replace(hasUracil ? /[^ACGTURYSWKMBDHVN]/g : /[^ACGTRYSWKMBDHVN]/g, "");
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
      {hasPermission("MOLECULE_PRIMER_TENANT_READ") && (
        <Button
          size="small"
          type="text"
          icon={<BookOutlined />}
          title={t("cloning.fromLibrary")}
          aria-label={t("cloning.fromLibraryFor", { name })}
          onClick={onReplace}
        />
      )}
      {primer.isOwn && (
        <Button size="small" type="link" onClick={() => onWrite(primer, null)}>
          {t("cloning.designedAgain")}
        </Button>
      )}
    </span>
  );
};
