import { type AnnotationMatch, MIN_FEATURE_BASES } from "@benchleaf/bio";
import { InputNumber, Switch } from "antd";
import { useId } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { hasPermission } from "../../../kernel/session.ts";
import { type PhraseKey, useWords } from "../../../kernel/words.ts";
import { MAX_FEATURE_BASES, MIN_IDENTITY, parseDetectForm } from "../annotation/annotation-settings.ts";
import { proposalsOfMatches } from "../annotation/found-features.ts";
import type { Proposal } from "../annotation/proposal.ts";
import { runAnnotationJob } from "../annotation/run-annotation-job.ts";
import type { TaskProps } from "../annotation/task-props.ts";
import { useKept } from "../hooks/use-kept.ts";
import { usePlaceWords } from "../hooks/use-place-words.ts";
import { useReview } from "../hooks/use-review.ts";
import { detectableLibraryFeatures } from "../library.queries.ts";
import { ReviewPanel } from "./review-panel.tsx";
import { TaskLine } from "./task-line.tsx";

const kindWords: Readonly<Record<AnnotationMatch["kind"], PhraseKey>> = {
  exact: "annotation.matchExact",
  near: "annotation.matchNear",
  translated: "annotation.matchTranslated",
};

/** Known features of the common library, found in the record and added after review. */
export const DetectTask = ({ editor, views, links, onAdd, onClose }: TaskProps) => {
  const t = useWords();
  const format = useFormat();
  const id = useId();
  const { record } = editor.document;
  const [form, setForm] = useKept("benchleaf-sequence-detect", parseDetectForm);
  const mayReadLibrary = hasPermission("MOLECULE_FEATURE_TENANT_READ");
  const review = useReview(record, views.setProposals);
  const placeWords = usePlaceWords(record.sequence.length);

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
      <TaskLine id={`${id}-identity`} label={t("annotation.minIdentity")}>
        <InputNumber
          id={`${id}-identity`}
          size="small"
          min={MIN_IDENTITY}
          max={100}
          suffix="%"
          value={form.minIdentity}
          onChange={(minIdentity) => minIdentity !== null && setForm({ ...form, minIdentity })}
        />
      </TaskLine>
      <TaskLine id={`${id}-length`} label={t("annotation.minLength")}>
        <InputNumber
          id={`${id}-length`}
          size="small"
          min={MIN_FEATURE_BASES}
          max={MAX_FEATURE_BASES}
          precision={0}
          suffix="bp"
          value={form.minLength}
          onChange={(minLength) => minLength !== null && setForm({ ...form, minLength })}
        />
      </TaskLine>
      <TaskLine id={`${id}-translated`} label={t("annotation.translated")}>
        <Switch
          id={`${id}-translated`}
          size="small"
          checked={form.isTranslated}
          onChange={(isTranslated) => setForm({ ...form, isTranslated })}
        />
      </TaskLine>
      {mayReadLibrary && (
        <TaskLine id={`${id}-library`} label={t("annotation.hasLibrary")}>
          <Switch
            id={`${id}-library`}
            size="small"
            checked={form.hasLibrary}
            onChange={(hasLibrary) => setForm({ ...form, hasLibrary })}
          />
        </TaskLine>
      )}
      <TaskLine id={`${id}-skips`} label={t("annotation.skipsKnown")}>
        <Switch
          id={`${id}-skips`}
          size="small"
          checked={form.skipsKnown}
          onChange={(skipsKnown) => setForm({ ...form, skipsKnown })}
        />
      </TaskLine>
    </ReviewPanel>
  );
};
