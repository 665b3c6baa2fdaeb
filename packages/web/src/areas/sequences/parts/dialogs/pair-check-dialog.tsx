import type { Primer } from "@benchleaf/bio";
import { Select } from "antd";
import { useEffect, useState } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { DimerFigure } from "../../../../shared/sequences/dimer-figure.tsx";
import { type Dimer, dimerLimits, type PairDimers } from "../../annotation/pair-dimers.ts";
import { runAnnotationJob } from "../../annotation/run-annotation-job.ts";
import { DialogField } from "./dialog-field.tsx";
import { dialogTitle } from "./dialog-title.ts";
import styles from "./editing-dialogs.module.css";

interface PairCheckDialogProps {
  readonly primers: readonly Primer[];
  /** What is chosen at first. */
  readonly pair: readonly [Primer | undefined, Primer | undefined];
  readonly onClose: () => void;
}

/** Dimers of two primers, computed in a worker; null until available. */
const useDimers = (first: string, second: string): PairDimers | null => {
  const [found, setFound] = useState<PairDimers | null>(null);
  useEffect(() => {
    setFound(null);
    if (first === "" || second === "") return;
    const controller = new AbortController();
    const { signal } = controller;
    runAnnotationJob({ type: "dimer", first, second }, { signal }).then(
      (dimers) => !signal.aborted && setFound(dimers),
      () => {
        // Another pair is requested by now.
      },
    );
    return () => controller.abort();
  }, [first, second]);
  return found;
};

/** Whether two primers pair with each other instead of with the template, and how. */
export const PairCheckDialog = ({ primers, pair, onClose }: PairCheckDialogProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [ids, setIds] = useState([pair[0]?.id, pair[1]?.id] as const);
  const [first, second] = ids.map((id) => primers.find((one) => one.id === id));
  const dimers = useDimers(first?.bases ?? "", second?.bases ?? "");
  const options = primers.map(({ id, name }) => ({ value: id, label: name }));
  const wordsOf = ({ tm, deltaG }: Dimer) =>
    `Tm ${format.number(tm, 1)} ℃ · ΔG ${format.number(deltaG, 1)} kcal/mol`;
  const isBad = (dimers?.any?.tm ?? 0) >= dimerLimits.any || (dimers?.end?.tm ?? 0) >= dimerLimits.end;
  const verdict = (): string => {
    const limit = format.number(Math.min(dimerLimits.any, dimerLimits.end));
    if (isBad) return t("annotation.pairBad", { limit });
    return dimers?.any ? t("annotation.pairGood", { limit }) : t("annotation.pairNoDimer");
  };
  const choice = (at: 0 | 1) => (
    <DialogField label={t(at === 0 ? "annotation.pairFirst" : "annotation.pairSecond")}>
      {(id) => (
        <Select
          id={id}
          value={ids[at]}
          options={options}
          showSearch={{ optionFilterProp: "label" }}
          onChange={(chosen) => setIds(at === 0 ? [chosen, ids[1]] : [ids[0], chosen])}
        />
      )}
    </DialogField>
  );
  return (
    <Dialog open width={640} title={dialogTitle(t("annotation.checkPair"))} footer={null} onCancel={onClose}>
      <div className={styles.form}>
        <div className={styles.columns}>
          {choice(0)}
          {choice(1)}
        </div>
        {first && second && dimers && (
          <>
            <p className={styles.said} role="status" data-verdict={isBad ? "bad" : "good"}>
              {verdict()}
            </p>
            {dimers.any && (
              <DimerFigure
                first={first.bases}
                second={second.bases}
                structure={dimers.any.structure}
                caption={`${t("annotation.pairDimer")} · ${wordsOf(dimers.any)}`}
              />
            )}
            {dimers.end && (
              <DimerFigure
                first={dimers.end.isTurned ? second.bases : first.bases}
                second={dimers.end.isTurned ? first.bases : second.bases}
                structure={dimers.end.structure}
                caption={`${t("annotation.endDimer")} · ${dimers.end.isTurned ? second.name : first.name} · ${wordsOf(dimers.end)}`}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
};
