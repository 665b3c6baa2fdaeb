import type { CheckedRow } from "@benchleaf/bio";
import { type AlignmentContent, unpackQualities } from "@benchleaf/contract";
import { useEffect, useState } from "react";
import type { AlignmentSummaryOf } from "../work/alignment-jobs.ts";
import { runAlignmentJob } from "../work/run-alignment-job.ts";

const checkedRows = ({ rows, referenceId }: AlignmentContent): CheckedRow[] =>
  rows
    .filter(({ id, read }) => id !== referenceId && read !== null)
    .map(({ id, letters, read, calls }) => ({
      id,
      letters,
      firstColumn: read?.firstColumn ?? 0,
      qualities: read && unpackQualities(read.qualities),
      calls: calls.map(({ column, from, to }) => ({ column, from, to })),
    }));

export interface Summary extends AlignmentSummaryOf {
  /** What it is of; an older one is shown until the next is there. */
  readonly content: AlignmentContent;
  /** Identity of each row with the row it is compared with. */
  readonly identityOf: ReadonlyMap<string, number>;
}

/** Consensus, conservation, differences and the clone check, in a worker after each change. */
export const useSummary = (content: AlignmentContent, threshold: number): Summary | null => {
  const [summary, setSummary] = useState<Summary | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const reference = content.rows.find(({ id }) => id === content.referenceId);
    const isReads = content.settings.method === "reads" && reference !== undefined;
    const counted = content.rows.filter((row) => !row.isHidden && !(isReads && row === reference));
    const rows = counted.length === 0 ? content.rows : counted;
    const check = isReads
      ? {
          reference: reference.letters,
          rows: checkedRows(content),
          features: reference.features,
          expectedFeatures: content.expectedFeatures,
          minimumQuality: content.minimumQuality,
        }
      : null;
    const job = {
      type: "summarise" as const,
      rows: rows.map(({ letters }) => letters),
      compared: reference?.letters ?? null,
      threshold,
      check,
    };
    runAlignmentJob(job, { signal: controller.signal }).then(
      (answer) => {
        const identityOf = new Map(rows.map(({ id }, index) => [id, answer.identities[index] ?? 0]));
        setSummary({ ...answer, content, identityOf });
      },
      (error) => {
        if (!controller.signal.aborted) throw error;
      },
    );
    return () => controller.abort();
  }, [content, threshold]);
  return summary;
};
