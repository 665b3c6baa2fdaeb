import { type Orf, readThroughCodons } from "@benchleaf/bio";
import { InputNumber } from "antd";
import { useId } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { MAX_ORF, MIN_ORF } from "../../analysis/analysis-settings.ts";
import { proposalsOfOrfs } from "../../annotation/found-features.ts";
import type { Proposal } from "../../annotation/proposal.ts";
import { runAnnotationJob } from "../../annotation/run-annotation-job.ts";
import type { TaskProps } from "../../annotation/task-props.ts";
import { usePositionLabels } from "../../hooks/use-position-labels.ts";
import { useReview } from "../../hooks/use-review.ts";
import { FrameChoice, StartCodonChoice } from "./reading-choices.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { TaskLine } from "./task-line.tsx";
import styles from "./task-panel.module.css";

/** All reading frames of a length, as coding features after review. */
export const OrfTask = ({ editor, views, links, onAdd, onClose }: TaskProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const { record } = editor.document;
  const { settings, setSettings } = views;
  const { orfs, table } = settings;
  const set = (change: Partial<typeof orfs>) => setSettings({ orfs: { ...orfs, ...change } });
  const review = useReview(record, views.setProposals);
  const placeWords = usePositionLabels(record.sequence.length);

  const say = (orf: Orf, isKnown: boolean): Pick<Proposal, "detail" | "mark"> => ({
    detail: () => ["CDS", placeWords(orf, orf.strand), format.basePairs(orf.length / 3, "aa")].join(" · "),
    ...(isKnown && { mark: { word: t("annotation.known"), tone: "warn" as const } }),
  });
  const run = () =>
    review.run(async (watch) => {
      const { kind, topology, sequence } = record;
      const { frames, starts, minResidues } = orfs;
      const readThrough = readThroughCodons(record.features, sequence.length);
      const options = { topology, table, frames, starts, minLength: 3 * minResidues, readThrough };
      const found = await runAnnotationJob(
        { type: "orfs", molecule: { kind, topology, sequence }, options },
        watch,
      );
      return { proposals: found.ok ? proposalsOfOrfs(found.orfs, record, table, say) : [] };
    });
  return (
    <ReviewPanel
      title={t("annotation.allOrfsTitle")}
      help={t("annotation.allOrfsHelp")}
      runWord="annotation.orfsRun"
      none="annotation.noOrfs"
      fault={orfs.frames.length === 0 ? t("annotation.noFrames") : null}
      review={review}
      links={links}
      onRun={() => void run()}
      onAdd={onAdd}
      onClose={onClose}
    >
      <TaskLine id={`${id}-shortest`} label={t("sequences.orfShortest")}>
        <InputNumber
          id={`${id}-shortest`}
          size="small"
          min={MIN_ORF}
          max={MAX_ORF}
          precision={0}
          value={orfs.minResidues}
          onChange={(minResidues) => minResidues !== null && set({ minResidues })}
        />
      </TaskLine>
      <div className={styles.stack}>
        <span>{t("sequences.orfFrames")}</span>
        <FrameChoice
          label={t("sequences.orfFrames")}
          value={orfs.frames}
          onChange={(frames) => set({ frames })}
        />
      </div>
      <TaskLine id={`${id}-starts`} label={t("sequences.orfStarts")}>
        <StartCodonChoice
          id={`${id}-starts`}
          table={table}
          value={orfs.starts}
          onChange={(starts) => set({ starts })}
        />
      </TaskLine>
    </ReviewPanel>
  );
};
