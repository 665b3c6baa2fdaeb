import type { BindingResult } from "@benchleaf/bio";
import { Input } from "antd";
import { useId, useState } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { JobWatch } from "../../../../kernel/workers/run-in-worker.ts";
import { searchLibraryPrimers } from "../../../../shared/sequences/library-primers.ts";
import type { NamedOligo } from "../../annotation/annotation-jobs.ts";
import { proposalsOfSites } from "../../annotation/primer-proposals.ts";
import { runAnnotationJob } from "../../annotation/run-annotation-job.ts";
import type { TaskProps } from "../../annotation/task-props.ts";
import { useReview } from "../../hooks/use-review.ts";
import { useSiteLabels } from "../../hooks/use-site-labels.ts";
import { bindingLibraryPrimers } from "../../library.queries.ts";
import { ReviewPanel } from "./review-panel.tsx";
import { TaskLine } from "./task-line.tsx";
import styles from "./task-panel.module.css";

interface Bound {
  readonly oligos: readonly NamedOligo[];
  readonly results: readonly BindingResult[];
  readonly isComplete: boolean;
}

/** Primers of one's own and the team's library: all that bind here, or those of a name. */
export const LibraryPrimersTask = ({ editor, views, links, onAdd, onClose }: TaskProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const { record } = editor.document;
  const [words, setWords] = useState("");
  const review = useReview(record, views.setProposals);
  const say = useSiteLabels(record.sequence.length);

  const allThatBind = async (signal: AbortSignal): Promise<Bound> => {
    const { bindings, isComplete } = await bindingLibraryPrimers(record, signal);
    return {
      oligos: bindings.map(({ primer }) => primer),
      results: bindings.map(({ sites }) => ({ ok: true, sites, isComplete: true })),
      isComplete,
    };
  };
  const thoseOfName = async ({ signal, onProgress }: JobWatch, own: AbortSignal): Promise<Bound> => {
    const { primers, isComplete } = await searchLibraryPrimers(words.trim(), own);
    const { kind, topology, sequence } = record;
    const oligos = primers.map(({ name, bases }) => ({ name, bases }));
    const job = { type: "bind", molecule: { kind, topology, sequence }, oligos, options: {} } as const;
    const results = await runAnnotationJob(job, {
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    });
    return { oligos, results, isComplete };
  };
  const run = () =>
    review.run(async (watch) => {
      const signal = watch.signal ?? new AbortController().signal;
      const bound = words.trim() === "" ? await allThatBind(signal) : await thoseOfName(watch, signal);
      const proposals = proposalsOfSites(bound.oligos, bound.results, record, say);
      const without = bound.results.filter((result) => !result.ok || result.sites.length === 0).length;
      const remarks = [
        ...(without > 0 ? [t("annotation.libraryNoSites", { count: format.number(without) })] : []),
        ...(bound.isComplete ? [] : [t("annotation.libraryCut")]),
      ];
      return { proposals, remarks };
    });
  return (
    <ReviewPanel
      title={t("annotation.libraryTitle")}
      help={t("annotation.libraryHelp")}
      runWord="annotation.bindRun"
      none="annotation.libraryNone"
      fault={null}
      review={review}
      links={links}
      onRun={() => void run()}
      onAdd={onAdd}
      onClose={onClose}
    >
      <TaskLine id={`${id}-words`} label={t("annotation.libraryWords")}>
        <Input
          id={`${id}-words`}
          className={styles.short ?? ""}
          size="small"
          allowClear
          maxLength={100}
          value={words}
          placeholder={t("annotation.libraryAll")}
          onChange={(event) => setWords(event.target.value)}
        />
      </TaskLine>
    </ReviewPanel>
  );
};
