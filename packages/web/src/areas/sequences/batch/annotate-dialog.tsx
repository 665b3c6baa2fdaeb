import type { LibraryFeature } from "@benchleaf/bio";
import { sequencesApi } from "@benchleaf/contract";
import { Button, Checkbox, Popover } from "antd";
import { useState } from "react";
import { call, Failure } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePersistedState } from "../../../kernel/use-persisted-state.ts";
import { toContent, toRecord } from "../../../shared/sequences/sequence-record.ts";
import { parseDetectForm } from "../annotation/annotation-settings.ts";
import { proposalsOfMatches } from "../annotation/found-features.ts";
import { additionsOf, type Proposal, withAdditions } from "../annotation/proposal.ts";
import { runAnnotationJob } from "../annotation/run-annotation-job.ts";
import { detectableLibraryFeatures } from "../library.queries.ts";
import { DetectFields } from "../parts/tasks/detect-fields.tsx";
import { loadSequence, type OpenedSequence, useSequenceCache } from "../sequences.queries.ts";
import styles from "./batch.module.css";
import { BatchDialog } from "./batch-dialog.tsx";
import type { BatchProps } from "./batch-props.ts";
import { Skipped, useBatch } from "./use-batch.ts";

interface Annotated {
  readonly base: OpenedSequence;
  /** What is not annotated yet. */
  readonly proposals: readonly Proposal[];
  /** The version that holds them. */
  readonly savedAs: number | null;
}

/** Common features found on many sequences, reviewed, and saved with one press as a new version of each. */
export default function AnnotateDialog({ files, onClose }: BatchProps) {
  const t = useTranslation();
  const format = useFormat();
  const cache = useSequenceCache();
  const batch = useBatch<Annotated>(files);
  const [form, setForm] = usePersistedState("benchleaf-sequence-detect", parseDetectForm);
  /** By sequence, those that a user does not want. */
  const [declined, setDeclined] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  const wantedOf = (id: string, { proposals }: Annotated) =>
    proposals.filter((one) => !declined.get(id)?.has(one.id));
  const mayReadLibrary = hasPermission("MOLECULE_FEATURE_TENANT_READ");

  const detect = async () => {
    setDeclined(new Map());
    let own: Promise<readonly LibraryFeature[]> | undefined;
    await batch.run(async (file, signal) => {
      if (!file.abilities.edit) throw new Skipped(t("moleculeList.annotateNoRight"));
      if (file.isProtein || file.isRna) throw new Skipped(t("moleculeList.annotateNotDna"));
      own ??= form.hasLibrary && mayReadLibrary ? detectableLibraryFeatures(signal) : Promise.resolve([]);
      const base = await loadSequence(file.id, null, signal);
      const record = toRecord(base.content, base.trace);
      const { kind, topology, sequence } = record;
      const { minIdentity, minLength, isTranslated } = form;
      const settings = { minIdentity, minLength, isTranslated };
      const job = {
        type: "detect",
        molecule: { kind, topology, sequence },
        settings,
        own: await own,
      } as const;
      const found = await runAnnotationJob(job, { signal });
      if (!found.ok) throw new Skipped(t("annotation.detectRefused"));
      const said = { detail: () => "" };
      const proposals = proposalsOfMatches(found.matches, record, () => said);
      return { base, proposals: proposals.filter(({ isKnown }) => !isKnown), savedAs: null };
    });
  };

  const ready = batch.answers.filter(
    ([{ id }, found]) => found.savedAs === null && wantedOf(id, found).length > 0,
  );
  const add = async () => {
    const before = new Map(ready.map(([file, found]) => [file.id, found]));
    await batch.run(
      async ({ id, name }, signal) => {
        const found = before.get(id)!;
        const { base } = found;
        const wanted = wantedOf(id, found);
        const record = withAdditions(toRecord(base.content, base.trace), additionsOf(wanted));
        const message = t("moleculeList.annotateMessage", { count: wanted.length });
        const body = { baseVersion: base.version, message, content: { ...toContent(record), name } };
        try {
          const saved = await call(sequencesApi.save, { params: { sequenceId: id }, body }, { signal });
          return { ...found, savedAs: saved.version };
        } catch (error) {
          if (error instanceof Failure && error.code === "file.version.stale")
            throw new Skipped(t("moleculeList.annotateStale"));
          throw error;
        }
      },
      ready.map(([file]) => file),
    );
    cache.listChanged();
  };

  const toggle = (id: string, proposal: Proposal, isWanted: boolean) =>
    setDeclined((before) => {
      const next = new Set(before.get(id));
      if (isWanted) next.delete(proposal.id);
      else next.add(proposal.id);
      return new Map(before).set(id, next);
    });
  const review = (id: string, found: Annotated) => (
    <div className={styles.choices}>
      {found.proposals.map((proposal) => (
        <Checkbox
          key={proposal.id}
          aria-label={t("moleculeList.annotatePick", { name: proposal.name })}
          checked={!declined.get(id)?.has(proposal.id)}
          onChange={({ target }) => toggle(id, proposal, target.checked)}
        >
          {proposal.name}{" "}
          {proposal.place &&
            `${format.number(proposal.place.start + 1)} · ${format.basePairs(proposal.place.length)}`}
        </Checkbox>
      ))}
    </div>
  );
  return (
    <BatchDialog
      title={t("moleculeList.annotateTitle", { count: files.length })}
      help={t("moleculeList.annotateHelp")}
      files={files}
      batch={batch}
      runLabel={t("moleculeList.annotateRun")}
      onRun={() => void detect()}
      onClose={onClose}
      outcomes={
        ready.length > 0 &&
        !batch.isRunning && (
          <Button type="primary" onClick={() => void add()}>
            {t("moleculeList.annotateAdd", { count: ready.length })}
          </Button>
        )
      }
      columns={[
        {
          key: "found",
          header: t("moleculeList.annotateReview"),
          width: "minmax(200px, 1fr)",
          cell: (found, { id }) => {
            if (found.savedAs !== null) return t("moleculeList.annotateAdded", { version: found.savedAs });
            if (found.proposals.length === 0) return t("moleculeList.annotateNone");
            return (
              <Popover trigger="click" content={review(id, found)}>
                <button type="button" className={styles.link}>
                  {t("moleculeList.annotateFound", { count: wantedOf(id, found).length })}
                </button>
              </Popover>
            );
          },
        },
      ]}
    >
      <DetectFields form={form} hasLibraryChoice={mayReadLibrary} hasKnownChoice={false} onChange={setForm} />
    </BatchDialog>
  );
}
