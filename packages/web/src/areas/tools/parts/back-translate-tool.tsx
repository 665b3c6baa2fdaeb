import {
  codonUsageTables,
  type GeneticCodeId,
  geneticCodes,
  type HostId,
  reverseTranslate,
  translate,
} from "@benchleaf/bio";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { residuesOf } from "../bases-of.ts";
import { MAX_CONVERTED } from "../convert-sequence.ts";
import { fastaOf } from "../fasta-of.ts";
import type { ToolProps } from "../tool-props.ts";
import type { ToolSource } from "../tool-source.ts";
import { ResultBar } from "./result-bar.tsx";
import { ChoiceField, ResiduesField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

/** The protein of a source: its own residues, or its translation in frame 1. */
export const proteinOf = (source: ToolSource | null): string => {
  if (source === null) return "";
  if (source.kind === "protein") return source.letters;
  return source.protein ?? translate(source.letters.slice(0, MAX_CONVERTED));
};

const DEGENERATE = "degenerate";

/** DNA that a protein may be read from: degenerate, or by a host's most used codons. */
export const BackTranslateTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [text, setText] = useState(() => proteinOf(source));
  const [host, setHost] = useState<HostId | typeof DEGENERATE>(DEGENERATE);
  const [table, setTable] = useState<GeneticCodeId>(1);
  const protein = useMemo(() => residuesOf(text), [text]);
  const isTooLong = protein.length > MAX_CONVERTED;
  const made = useMemo(
    () =>
      protein === "" || isTooLong
        ? null
        : reverseTranslate(protein, { table, ...(host !== DEGENERATE && { host }) }),
    [protein, isTooLong, host, table],
  );
  const name = [source?.name, t("sequences.tool-back-translate")].filter(Boolean).join(" ");
  return (
    <>
      <ResiduesField
        label={t("toolbox.protein")}
        kind="residues"
        value={text}
        placeholder="MKLVVVGAGG…"
        onChange={setText}
      />
      <div className={`${styles.fields} ${styles.below}`}>
        <ChoiceField<HostId | typeof DEGENERATE>
          label={t("toolbox.codons")}
          value={host}
          options={[
            { value: DEGENERATE, label: t("toolbox.degenerate") },
            ...codonUsageTables.map(({ id, name }) => ({ value: id as HostId, label: name })),
          ]}
          onChange={setHost}
        />
        <ChoiceField<GeneticCodeId>
          label={t("calculators.geneticCode")}
          value={table}
          options={geneticCodes.map((one) => ({ value: one.id, label: `${one.id} · ${one.name}` }))}
          onChange={setTable}
        />
      </div>
      <div className={styles.outcome}>
        <p className={styles.soft} role="status">
          {isTooLong && t("toolbox.tooLong", { most: format.basePairs(MAX_CONVERTED, "aa") })}
          {protein === "" && t("toolbox.typeProtein")}
          {made?.ok && format.basePairs(made.sequence.length, "nt")}
          {made?.ok === false &&
            t("toolbox.oddResidue", { position: format.number((made.error.position ?? 0) + 1) })}
        </p>
        {made?.ok && (
          <>
            <output className={styles.letters}>{made.sequence}</output>
            <ResultBar text={fastaOf([{ name, letters: made.sequence }])} fileName={`${name}.fasta`} />
          </>
        )}
      </div>
    </>
  );
};
