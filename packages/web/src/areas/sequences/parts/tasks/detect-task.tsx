import type { AnnotationMatch } from "@benchleaf/bio";
import { useFormat } from "../../../../kernel/format.ts";
import { hasPermission } from "../../../../kernel/session.ts";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
import { usePersistedState } from "../../../../kernel/use-persisted-state.ts";
import { parseDetectForm } from "../../annotation/annotation-settings.ts";
import { proposalsOfMatches } from "../../annotation/found-features.ts";
import type { Proposal } from "../../annotation/proposal.ts";
import { runAnnotationJob } from "../../annotation/run-annotation-job.ts";
import type { TaskProps } from "../../annotation/task-props.ts";
import { usePositionLabels } from "../../hooks/use-position-labels.ts";
import { useReview } from "../../hooks/use-review.ts";
import { detectableLibraryFeatures } from "../../library.queries.ts";
import { DetectFields } from "./detect-fields.tsx";
import { ReviewPanel } from "./review-panel.tsx";

const kindWords: Readonly<Record<AnnotationMatch["kind"], PhraseKey>> = {
  exact: "annotation.matchExact",
  near: "annotation.matchNear",
  translated: "annotation.matchTranslated",
};

/** Known features of the common library, found in the record and added after review. */
export const DetectTask = ({ editor, views, links, onAdd, onClose }: TaskProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { record } = editor.document;
  const [form, setForm] = usePersistedState("benchleaf-sequence-detect", parseDetectForm);
  const mayReadLibrary = hasPermission("MOLECULE_FEATURE_TENANT_READ");
  const review = useReview(record, views.setProposals);
  const placeWords = usePositionLabels(record.sequence.length);

  const say = (match: AnnotationMatch, isKnown: boolean): Pick<Proposal, "detail" | "mark"> => ({
    detail: () =>
      [
        match.type,
        placeWords(match, match.strand),
        format.basePairs(match.length),
        t("annotation.identity", { percent: format.number(100 * match.identity, 1) }),
      ].join(" · "),
    mark: {
      word: t(isKnown ? "annotation.known" : kindWords[match.kind]),
      tone: match.kind === "exact" ? "good" : "plain",
    },
  });
  const run = () =>
    review.run(async (watch) => {
      const { kind, topology, sequence } = record;
      const { skipsKnown, hasLibrary: _, ...settings } = form;
      const molecule = { kind, topology, sequence };
      const own =
        form.hasLibrary && mayReadLibrary
          ? await detectableLibraryFeatures(watch.signal ?? new AbortController().signal)
          : [];
      const found = await runAnnotationJob({ type: "detect", molecule, settings, own }, watch);
      if (!found.ok) return { proposals: [], remarks: [t("annotation.detectRefused")] };
      const all = proposalsOfMatches(found.matches, record, say);
      const proposals = skipsKnown ? all.filter(({ isKnown }) => !isKnown) : all;
      const skipped = all.length - proposals.length;
      return {
        proposals,
        ...(skipped > 0 && { remarks: [t("annotation.skipped", { count: format.number(skipped) })] }),
      };
    });
  return (
    <ReviewPanel
      title={t("annotation.detectTitle")}
      help={t("annotation.detectHelp")}
      runWord="annotation.detectRun"
      none="annotation.detectNone"
      fault={null}
      review={review}
      links={links}
      onRun={() => void run()}
      onAdd={onAdd}
      onClose={onClose}
    >
      <DetectFields form={form} hasLibraryChoice={mayReadLibrary} hasKnownChoice onChange={setForm} />
    </ReviewPanel>
  );
};
