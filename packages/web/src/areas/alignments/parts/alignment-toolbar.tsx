import { SearchOutlined, ZoomInOutlined, ZoomOutOutlined } from "@ant-design/icons";
import { Button, Checkbox, Input, Segmented, Select, Space } from "antd";
import { useState } from "react";
import type { ResidueColors } from "../../../canvas/alignment/alignment-scene.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./alignments.module.css";

export interface ViewSettings {
  readonly colors: ResidueColors;
  readonly letterSize: number;
  readonly showsTraces: boolean;
  /** Share of residues that a consensus residue requires. */
  readonly threshold: number;
}

interface AlignmentToolbarProps {
  readonly view: ViewSettings;
  readonly hasTraces: boolean;
  readonly hasReference: boolean;
  readonly onView: (part: Partial<ViewSettings>) => void;
  readonly onZoom: (steps: number) => void;
  readonly onFind: (motif: string, isBackwards: boolean) => Promise<number | null>;
  /** False: no row has such a place. */
  readonly onGoTo: (position: number) => boolean;
  readonly onNextDifference: (by: 1 | -1) => void;
}

const colors: readonly ResidueColors[] = ["letters", "identity", "differences"];
const thresholds = [0.5, 0.7, 0.9, 1] as const;

/** How rows are shown, and ways to a place in them. */
export const AlignmentToolbar = (props: AlignmentToolbarProps) => {
  const { view, hasTraces, hasReference, onView, onZoom, onFind, onGoTo, onNextDifference } = props;
  const t = useTranslation();
  const toasts = useToasts();
  const [motif, setMotif] = useState("");
  const [place, setPlace] = useState("");
  const find = async (isBackwards: boolean) => {
    if (motif.trim() === "") return;
    const count = await onFind(motif.trim(), isBackwards);
    if (count === null) toasts.warning(t("alignments.motifIllegal"));
    else if (count === 0) toasts.info(t("alignments.motifNone", { motif: motif.trim() }));
  };
  const go = () => {
    const position = Number(place.replaceAll(/[,\s]/g, ""));
    if (!Number.isInteger(position) || !onGoTo(position)) toasts.warning(t("alignments.goToNone"));
  };
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t("alignments.toolbar")}>
      <Segmented<ResidueColors>
        aria-label={t("alignments.colors")}
        value={view.colors}
        options={colors.map((value) => ({ value, label: t(`alignments.colors-${value}`) }))}
        onChange={(value) => onView({ colors: value })}
      />
      <Space.Compact>
        <Button icon={<ZoomOutOutlined />} aria-label={t("alignments.zoomOut")} onClick={() => onZoom(-1)} />
        <Button icon={<ZoomInOutlined />} aria-label={t("alignments.zoomIn")} onClick={() => onZoom(1)} />
      </Space.Compact>
      {hasTraces && (
        <Checkbox
          checked={view.showsTraces}
          onChange={(event) => onView({ showsTraces: event.target.checked })}
        >
          {t("alignments.traces")}
        </Checkbox>
      )}
      <Select<number>
        aria-label={t("alignments.threshold")}
        value={view.threshold}
        options={thresholds.map((value) => ({
          value,
          label: t("alignments.thresholdOf", { percent: `${Math.round(value * 100)} %` }),
        }))}
        onChange={(threshold) => onView({ threshold })}
      />
      <Space.Compact>
        <Button onClick={() => onNextDifference(-1)} aria-label={t("alignments.previousDifference")}>
          ‹
        </Button>
        <Button onClick={() => onNextDifference(1)}>{t("alignments.nextDifference")}</Button>
      </Space.Compact>
      <Space.Compact>
        <Input
          id="alignment-motif"
          className={styles.short ?? ""}
          value={motif}
          placeholder={t("alignments.motif")}
          aria-label={t("alignments.motif")}
          onChange={(event) => setMotif(event.target.value)}
          onPressEnter={(event) => void find(event.shiftKey)}
        />
        <Button
          icon={<SearchOutlined />}
          aria-label={t("alignments.find")}
          onClick={() => void find(false)}
        />
      </Space.Compact>
      <Input
        id="alignment-place"
        className={styles.short ?? ""}
        value={place}
        inputMode="numeric"
        placeholder={t(hasReference ? "alignments.goToReference" : "alignments.goToColumn")}
        aria-label={t(hasReference ? "alignments.goToReference" : "alignments.goToColumn")}
        onChange={(event) => setPlace(event.target.value)}
        onPressEnter={go}
      />
    </div>
  );
};
