import { type Frame, type GeneticCodeId, geneticCodes } from "@benchleaf/bio";
import { Select } from "antd";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Conversion, conversions, convertSequence, MAX_CONVERTED } from "../convert-sequence.ts";
import { fastaOf } from "../fasta-of.ts";
import type { ToolProps } from "../tool-props.ts";
import { ResultBar } from "./result-bar.tsx";
import { ResiduesField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

const frames: readonly Frame[] = [1, 2, 3, -1, -2, -3];

/** What residues become: the other strand, RNA, a protein. */
export const ConvertSequenceTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [text, setText] = useState(source?.kind === "protein" ? "" : (source?.letters ?? ""));
  const [to, setTo] = useState<Conversion>("reverseComplement");
  const [frame, setFrame] = useState<Frame>(1);
  const [code, setCode] = useState<GeneticCodeId>(1);
  const ids = { to: useId(), frame: useId(), code: useId() };

  const seen = useDeferredValue(text);
  const isTooLong = seen.length > MAX_CONVERTED;
  const made = useMemo(
    () => (seen.length > MAX_CONVERTED ? null : convertSequence(seen, { to, frame, code })),
    [seen, to, frame, code],
  );
  const name = [source?.name, t(`calculators.to-${to}`)].filter(Boolean).join(" ");
  return (
    <>
      <ResiduesField
        label={t("calculators.bases")}
        kind="bases"
        rows={6}
        value={text}
        placeholder="ATGACCATGATTACG…"
        onChange={setText}
      />
      <div className={styles.below}>
        <div className={styles.fields}>
          <div className={styles.field}>
            <label htmlFor={ids.to}>{t("calculators.becomes")}</label>
            <Select<Conversion>
              id={ids.to}
              value={to}
              options={conversions.map((value) => ({ value, label: t(`calculators.to-${value}`) }))}
              onChange={setTo}
            />
          </div>
          {to === "translate" && (
            <>
              <div className={styles.field}>
                <label htmlFor={ids.frame}>{t("calculators.frame")}</label>
                <Select<Frame>
                  id={ids.frame}
                  value={frame}
                  options={frames.map((value) => ({ value, label: value > 0 ? `+${value}` : `−${-value}` }))}
                  onChange={setFrame}
                />
              </div>
              <div className={styles.field}>
                <label htmlFor={ids.code}>{t("calculators.geneticCode")}</label>
                <Select<GeneticCodeId>
                  id={ids.code}
                  value={code}
                  showSearch={{ optionFilterProp: "label" }}
                  options={geneticCodes.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))}
                  onChange={setCode}
                />
              </div>
            </>
          )}
        </div>
      </div>
      <div className={styles.answer}>
        <p className={styles.soft} role="status">
          {isTooLong && t("calculators.tooLong", { most: format.basePairs(MAX_CONVERTED, "nt") })}
          {seen === "" && t("calculators.typeBases")}
          {made !== null &&
            seen !== "" &&
            t("calculators.readLetters", { read: format.basePairs(made.read, "nt") })}
        </p>
        {made && made.letters !== "" && (
          <>
            <output className={styles.letters}>{made.letters}</output>
            <ResultBar text={fastaOf([{ name, letters: made.letters }])} fileName={`${name}.fasta`} />
          </>
        )}
      </div>
    </>
  );
};
