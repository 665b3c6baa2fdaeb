import { useNavigate } from "@tanstack/react-router";
import { App } from "antd";
import { useDeferredValue, useEffect, useState } from "react";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useNoteOpening } from "../../../shared/files/marks.queries.ts";
import { currentVersionOf, wrongVersionOf } from "../../../shared/sequences/editor-search.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { SequenceTrouble, VersionMissing } from "../parts/sequence-trouble.tsx";
import { SequenceWorkbench } from "../parts/workbench/sequence-workbench.tsx";
import { type OpenedSequence, useSequence } from "../sequences.queries.ts";

export default function SequenceEditorPage() {
  const { sequenceId } = usePathParams<"sequenceId">();
  const query = useQueryParams();
  const version = currentVersionOf(query);
  const wrong = wrongVersionOf(query);
  // Counts restores: each opens the sequence again.
  const [opened, setOpened] = useState(0);
  if (wrong !== null) return <VersionMissing sequenceId={sequenceId} version={wrong} />;
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
  const t = useTranslation();
  const sequence = useSequence(sequenceId, version);
  // Made in slices: all of it at once would hold up the page.
  const loaded = useDeferredValue(sequence.data, undefined);
  useNewestUnpinned(loaded ?? null);
  useNoteOpening(sequence.data && sequenceId);
  if (loaded) {
    return (
      // Questions while pasting residues open here: no other page needs them.
      <App component={false}>
        <SequenceWorkbench sequence={loaded} shownVersion={version} onRestored={onRestored} />
      </App>
    );
  }
  if (!sequence.isError) return <ListSkeleton rows={16} label={t("sequences.loadingSequence")} />;
  return <SequenceTrouble {...{ sequenceId, version }} error={sequence.error} onRetry={sequence.refetch} />;
};

/** A CRISPR task's link names its version; where that is the newest one still, the page continues with it. */
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
