import { Link, useNavigate } from "@tanstack/react-router";
import { App } from "antd";
import { useDeferredValue, useEffect, useState } from "react";
import { Failure } from "../../../kernel/client.ts";
import { Forbidden, NotFound } from "../../../kernel/error-pages.tsx";
import { useNoteOpening } from "../../../kernel/files/marks.queries.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useWords } from "../../../kernel/words.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { shownVersionOf, wrongVersionOf } from "../editor-search.ts";
import { SequenceWorkbench } from "../parts/sequence-workbench.tsx";
import styles from "../parts/workbench.module.css";
import { type OpenedSequence, useSequence } from "../sequences.queries.ts";

export default function SequenceEditorPage() {
  const { sequenceId } = usePathParams<"sequenceId">();
  const query = useQueryParams();
  const version = shownVersionOf(query);
  const wrong = wrongVersionOf(query);
  // Counts restores: each opens the sequence anew.
  const [opened, setOpened] = useState(0);
  if (wrong !== null) return <VersionGone sequenceId={sequenceId} version={wrong} />;
  return (
    <OpenSequence
      key={`${sequenceId}/${version}/${opened}`}
      sequenceId={sequenceId}
      version={version}
      onRestored={() => setOpened((count) => count + 1)}
    />
  );
}

interface OpenSequenceProps {
  readonly sequenceId: string;
  readonly version: number | null;
  readonly onRestored: (sequence: OpenedSequence) => void;
}

const OpenSequence = ({ sequenceId, version, onRestored }: OpenSequenceProps) => {
  const t = useWords();
  const sequence = useSequence(sequenceId, version);
  // Made in slices: all of it at once would hold up the page.
  const loaded = useDeferredValue(sequence.data, undefined);
  useNewestUnpinned(loaded ?? null);
  useNoteOpening(sequence.data && sequenceId);
  if (loaded) {
    return (
      // What the editor asks while letters are pasted opens here: no other page needs it.
      <App component={false}>
        <SequenceWorkbench sequence={loaded} shownVersion={version} onRestored={onRestored} />
      </App>
    );
  }
  if (!sequence.isError) return <ListSkeleton rows={16} label={t("sequences.loadingSequence")} />;
  const { error } = sequence;
  if (error instanceof Failure && error.status === 404 && version !== null)
    return <VersionGone sequenceId={sequenceId} version={version} />;
  if (error instanceof Failure && error.status === 404) return <NotFound />;
  // Of a file that exists there is something to ask for.
  const isClosed = error instanceof Failure && error.code === "fileAsset.no.read.permission";
  if (error instanceof Failure && error.status === 403 && !isClosed) return <Forbidden />;
  return (
    <>
      <ErrorState error={error} onRetry={() => void sequence.refetch()} />
      <p className={styles.back}>
        <Link to="/sequence">{t("sequences.backToList")}</Link>
      </p>
    </>
  );
};

interface VersionGoneProps {
  readonly sequenceId: string;
  readonly version: number | string;
}

const VersionGone = ({ sequenceId, version }: VersionGoneProps) => {
  const t = useWords();
  return (
    <EmptyState
      title={t("sequences.versionGone", { version })}
      text={t("sequences.versionGoneHelp")}
      action={
        <Link to="/sequence/$sequenceId" params={{ sequenceId }}>
          {t("sequences.viewCurrent")}
        </Link>
      }
    />
  );
};

/** A CRISPR task's link names its version; where that is the newest one still, the page goes on with it. */
const useNewestUnpinned = (loaded: OpenedSequence | null) => {
  const navigate = useNavigate();
  const query = useQueryParams();
  const isPinned = loaded !== null && query.crisprFileVersion === String(loaded.file.version);
  useEffect(() => {
    if (!isPinned || query.version !== undefined) return;
    const { crisprFileVersion: _, ...search } = query;
    void navigate({ to: ".", search, replace: true });
  });
};
