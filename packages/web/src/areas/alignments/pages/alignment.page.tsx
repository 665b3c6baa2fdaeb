import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Failure } from "../../../kernel/client.ts";
import { Forbidden, NotFound } from "../../../kernel/error-pages.tsx";
import { useNoteOpening } from "../../../kernel/files/marks.queries.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useAlignment, useAlignmentCache } from "../alignments.queries.ts";
import { AlignmentWorkbench } from "../parts/alignment-workbench.tsx";
import styles from "../parts/alignments.module.css";

const versionIn = (text: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;

export default function AlignmentPage() {
  const { alignmentId } = usePathParams<"alignmentId">();
  const version = versionIn(useQueryParams().version);
  const cache = useAlignmentCache();
  // Counts what was taken from the server anew: each opens the page afresh.
  const [opened, setOpened] = useState(0);
  return (
    <OpenAlignment
      key={`${alignmentId}/${version}/${opened}`}
      alignmentId={alignmentId}
      version={version}
      onReopen={async () => {
        await cache.renew(alignmentId);
        setOpened((count) => count + 1);
      }}
    />
  );
}

interface OpenAlignmentProps {
  readonly alignmentId: string;
  readonly version: number | null;
  readonly onReopen: () => Promise<void>;
}

const OpenAlignment = ({ alignmentId, version, onReopen }: OpenAlignmentProps) => {
  const t = useWords();
  const alignment = useAlignment(alignmentId, version);
  useNoteOpening(alignment.data && alignmentId);
  if (alignment.data)
    return <AlignmentWorkbench alignment={alignment.data} shownVersion={version} onReopen={onReopen} />;
  if (!alignment.isError) return <ListSkeleton rows={14} label={t("shell.loading")} />;
  const { error } = alignment;
  if (error instanceof Failure && error.status === 404) return <NotFound />;
  const isClosed = error instanceof Failure && error.code === "fileAsset.no.read.permission";
  if (error instanceof Failure && error.status === 403 && !isClosed) return <Forbidden />;
  return (
    <>
      <ErrorState error={error} onRetry={() => void alignment.refetch()} />
      <p className={styles.back}>
        <Link to="/sequence/alignment">{t("sequences.alignments")}</Link>
      </p>
    </>
  );
};
