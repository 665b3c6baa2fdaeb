import {
  libraryApi,
  MAX_LIBRARY_PRIMER_BASES,
  MIN_LIBRARY_PRIMER_BASES,
  type PlasmidConfig,
} from "@benchleaf/contract";
import { Button, Input } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { saveTable } from "../../../kernel/save-table.ts";
import { hasPermission } from "../../../kernel/session.ts";
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
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);
  const canEdit = familyOf(bench.plan.cloningMethod) !== "ends";
  const nameOf = (primer: BenchPrimer) => primerName(names.get(primer.plasmidId) ?? "", primer.direction);
  const tmOf = ({ tm }: BenchPrimer) => (tm === null ? "–" : format.number(tm, 1));
  const heads = [
    t("cloning.primerName"),
    t("cloning.primerBases"),
    t("cloning.primerLength"),
    t("cloning.primerTm"),
  ];
  const rows = primers.map((one) => [nameOf(one), one.bases, String(one.bases.length), tmOf(one)]);
  const saveSheet = (kind: "csv" | "xlsx") =>
    void saveTable([heads, ...rows], `${bench.name} ${t("cloning.primers")}`, kind).catch(notice.failure);
  const saveToLibrary = async () => {
    setBusy(true);
    try {
      const entries = primers
        .filter(
          ({ bases }) => bases.length >= MIN_LIBRARY_PRIMER_BASES && bases.length <= MAX_LIBRARY_PRIMER_BASES,
        )
        .map((one) => ({
          name: nameOf(one),
          bases: one.bases.replaceAll("U", "T"),
          description: bench.name,
        }));
      const { entries: saved, skipped } = await call(libraryApi.primer.create, {
        body: { scope: "private", entries, onConflict: "skip" },
      });
      notice.success(
        t("cloning.savedToLibrary", {
          saved: format.number(saved.length),
          skipped: format.number(skipped.length),
        }),
      );
    } catch (error) {
      notice.failure(error);
    } finally {
      setBusy(false);
    }
  };
  const write = (primer: BenchPrimer, bases: string | null) => {
    const change: Partial<PlasmidConfig> =
      primer.direction === "forward" ? { fPrimer: bases } : { rPrimer: bases };
    bench.changePlan((plan) => configure(plan, primer.plasmidId, change));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keys must reach it */}
      <section className={styles.sheetBox} tabIndex={0} aria-label={t("cloning.primers")}>
        <table className={styles.sheet}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              {canEdit && <th scope="col">{t("cloning.primerOwn")}</th>}
            </tr>
          </thead>
          <tbody>
            {primers.map((primer) => (
              <tr key={`${primer.plasmidId} ${primer.direction}`}>
                <th scope="row">{nameOf(primer)}</th>
                <td className={styles.oligo} translate="no">
                  <span className={styles.tail}>{primer.tail.toLowerCase()}</span>
                  {primer.binding}
                </td>
                <td>{format.number(primer.bases.length)}</td>
                <td>{tmOf(primer)}</td>
                {canEdit && (
                  <td>
                    <OwnPrimer primer={primer} name={nameOf(primer)} onWrite={write} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.soft}>{t("cloning.primerHelp")}</p>
      <div className={styles.foot}>
        {hasPermission("MOLECULE_PRIMER_TENANT_READ") && (
          <Button size="small" loading={isBusy} onClick={() => void saveToLibrary()}>
            {t("cloning.saveToLibrary")}
          </Button>
        )}
        <Button size="small" onClick={() => saveSheet("csv")}>
          {t("cloning.orderCsv")}
        </Button>
        <Button size="small" onClick={() => saveSheet("xlsx")}>
          {t("cloning.orderXlsx")}
        </Button>
      </div>
    </>
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
