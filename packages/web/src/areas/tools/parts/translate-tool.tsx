import { type Frame, type GeneticCodeId, geneticCodes, translate } from "@benchleaf/bio";
import { useDeferredValue, useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { basesOf } from "../bases-of.ts";
import { MAX_CONVERTED } from "../convert-sequence.ts";
import { fastaOf } from "../fasta-of.ts";
import type { ToolProps } from "../tool-props.ts";
import { ResultBar } from "./result-bar.tsx";
import { ChoiceField, ResiduesField, SwitchField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

const frames: readonly Frame[] = [1, 2, 3, -1, -2, -3];
type FrameChoice = Frame | 0 | 10;
/** Of 0, all six; of 10, the three of the top strand. */
const framesOf = (shown: FrameChoice): readonly Frame[] =>
  shown === 0 ? frames : shown === 10 ? frames.slice(0, 3) : [shown];
const signed = (frame: Frame) => (frame > 0 ? `+${frame}` : `−${-frame}`);

/** A sequence in one frame, three or six, by any genetic code. */
export const TranslateTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [text, setText] = useState(source?.kind === "protein" ? "" : (source?.letters ?? ""));
  const [shown, setShown] = useState<FrameChoice>(0);
  const [table, setTable] = useState<GeneticCodeId>(1);
  const [toStop, setToStop] = useState(false);
  const seen = useDeferredValue(text);
  const isTooLong = seen.length > MAX_CONVERTED;
  const proteins = useMemo(() => {
    const bases = seen.length > MAX_CONVERTED ? "" : basesOf(seen);
    if (bases.length < 3) return [];
    return framesOf(shown).map((frame) => ({
      frame,
      letters: translate(bases, { frame, table, toStop, startAsMethionine: toStop }),
    }));
  }, [seen, shown, table, toStop]);
  const name = [source?.name, t("sequences.tool-translate")].filter(Boolean).join(" ");
  return (
    <>
      <ResiduesField
        label={t("calculators.bases")}
        kind="bases"
        value={text}
        placeholder="ATGACCATGATTACG…"
        onChange={setText}
      />
      <div className={`${styles.fields} ${styles.below}`}>
        <ChoiceField<FrameChoice>
          label={t("calculators.frame")}
          value={shown}
          options={[
            { value: 0, label: t("toolbox.sixFrames") },
            { value: 10, label: t("toolbox.threeFrames") },
            ...frames.map((value) => ({ value, label: signed(value) })),
          ]}
          onChange={setShown}
        />
        <ChoiceField<GeneticCodeId>
          label={t("calculators.geneticCode")}
          value={table}
          options={geneticCodes.map((one) => ({ value: one.id, label: `${one.id} · ${one.name}` }))}
          onChange={setTable}
        />
        <SwitchField label={t("toolbox.toStop")} isOn={toStop} onChange={setToStop} />
      </div>
      <div className={styles.outcome}>
        <p className={styles.soft} role="status">
          {isTooLong && t("calculators.tooLong", { most: format.basePairs(MAX_CONVERTED, "nt") })}
          {!isTooLong && proteins.length === 0 && t("calculators.typeBases")}
        </p>
        {proteins.map(({ frame, letters }) => (
          <div key={frame}>
            <h3 className={styles.smallHead}>
              {t("toolbox.frameOf", { frame: signed(frame), length: format.basePairs(letters.length, "aa") })}
            </h3>
            <output className={styles.letters}>{letters}</output>
          </div>
        ))}
        {proteins.length > 0 && (
          <ResultBar
            text={fastaOf(
              proteins.map(({ frame, letters }) => ({ name: `${name} ${signed(frame)}`, letters })),
            )}
            fileName={`${name}.faa`}
          />
        )}
      </div>
    </>
  );
};
