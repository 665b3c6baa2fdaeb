import { annealOligos, strandsOf } from "@benchleaf/bio";
import { MAX_ANNEALED_BASES } from "@benchleaf/contract";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { basesOf } from "../bases-of.ts";
import type { ToolProps } from "../tool-props.ts";
import { Answer } from "./answer.tsx";
import { ResultBar } from "./result-bar.tsx";
import { NumberField, ResiduesField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

/** Two oligos as a duplex, with the overhangs that stay at either end. */
export const AnnealTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [top, setTop] = useState(source && source.letters.length <= MAX_ANNEALED_BASES ? source.letters : "");
  const [bottom, setBottom] = useState("");
  const [overlap, setOverlap] = useState<number | null>(10);
  const oligos = useMemo(() => [basesOf(top), basesOf(bottom)] as const, [top, bottom]);
  const isTooLong = oligos.some(({ length }) => length > MAX_ANNEALED_BASES);
  const made = useMemo(
    () => (isTooLong || oligos.includes("") ? null : annealOligos(...oligos, { minOverlap: overlap ?? 10 })),
    [oligos, isTooLong, overlap],
  );
  const molecule = made?.ok ? made.molecule : null;
  const strands = molecule && strandsOf(molecule);
  const text = strands ? `5' ${strands.watson} 3'\n3' ${[...strands.crick].reverse().join("")} 5'` : "";
  const endWord = (side: "left" | "right") => {
    const end = molecule?.ends?.[side];
    if (!end) return "";
    const word = t(`toolbox.end-${end.kind}`);
    return end.bases === "" ? word : `${word} ${end.bases}`;
  };
  return (
    <>
      <ResiduesField
        label={t("toolbox.topOligo")}
        kind="bases"
        rows={2}
        value={top}
        placeholder="AATTCACCGTTAGC"
        onChange={setTop}
      />
      <ResiduesField
        label={t("toolbox.bottomOligo")}
        kind="bases"
        rows={2}
        value={bottom}
        placeholder="GATCGCTAACGGTG"
        onChange={setBottom}
      />
      <div className={styles.fields}>
        <NumberField
          label={t("toolbox.minOverlap")}
          unit="bp"
          min={4}
          max={100}
          value={overlap}
          onChange={setOverlap}
        />
      </div>
      <Answer
        rows={
          molecule
            ? [
                [t("toolbox.duplex"), format.basePairs(molecule.record.sequence.length)],
                [t("toolbox.leftEnd"), endWord("left")],
                [t("toolbox.rightEnd"), endWord("right")],
              ]
            : null
        }
        remark={
          isTooLong
            ? t("toolbox.tooLong", { most: format.basePairs(MAX_ANNEALED_BASES, "nt") })
            : t(made === null ? "toolbox.annealWanted" : "toolbox.annealNone")
        }
      />
      {strands && (
        <div className={styles.outcome}>
          <pre className={styles.strands} translate="no">
            {text}
          </pre>
          <ResultBar
            text={text}
            page={`\`\`\`\n${text}\n\`\`\``}
            fileName={`${t("sequences.tool-annealing")}.txt`}
          />
        </div>
      )}
    </>
  );
};
