import { dnaLadders } from "@benchleaf/bio";
import { useMemo, useRef, useState } from "react";
import type { GelLane } from "../../../canvas/gel/gel-scene.ts";
import { GelView } from "../../../canvas/gel/gel-view.tsx";
import type { PictureSource } from "../../../canvas/view-props.ts";
import { useTheme } from "../../../kernel/appearance.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { GelPictures } from "../../../shared/sequences/gel-pictures.tsx";
import { useGelLabels } from "../../../shared/sequences/use-gel-labels.ts";
import { ChoiceField, NumberField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

interface ToolGelProps {
  /** Of its picture. */
  readonly title: string;
  readonly lanes: readonly { readonly name: string; readonly lengths: readonly number[] }[];
  /** The length that is shown as chosen. */
  readonly chosen: number | null;
  readonly onPick: (length: number) => void;
}

/** Lanes next to a ladder. */
export const ToolGel = ({ title, lanes, chosen, onPick }: ToolGelProps) => {
  const t = useTranslation();
  const theme = useTheme();
  const labels = useGelLabels();
  const picture = useRef<PictureSource>(null);
  const [ladder, setLadder] = useState(dnaLadders[0]!.name);
  const [agarose, setAgarose] = useState<number | null>(1);
  const gel = useMemo(
    (): readonly GelLane[] => [
      { key: "ladder", name: ladder.replace(/ \(.*/, ""), sample: ladder },
      ...lanes.map(({ name, lengths }, index) => ({
        key: String(index),
        name,
        sample: lengths.map((length) => ({ length })),
      })),
    ],
    [lanes, ladder],
  );
  const lane = lanes.findIndex(({ lengths }) => chosen !== null && lengths.includes(chosen));
  return (
    <>
      <div className={styles.fields}>
        <ChoiceField
          label={t("digest.ladder")}
          value={ladder}
          options={dnaLadders.map(({ name }) => ({ value: name, label: name }))}
          onChange={setLadder}
        />
        <NumberField
          label={t("digest.agarose")}
          unit="%"
          min={0.3}
          max={4}
          step={0.1}
          value={agarose}
          onChange={setAgarose}
        />
      </div>
      <div className={styles.bar}>
        <GelPictures picture={picture} title={title} />
      </div>
      <div className={styles.gel}>
        <GelView
          lanes={gel}
          agarosePercent={agarose ?? 1}
          selected={chosen === null || lane < 0 ? null : { lane: String(lane), length: chosen }}
          theme={theme}
          labels={labels}
          onPick={({ length }) => onPick(length)}
          picture={picture}
        />
      </div>
    </>
  );
};
