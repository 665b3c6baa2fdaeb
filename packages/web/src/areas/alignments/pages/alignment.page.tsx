import { useState } from "react";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useNoteOpening } from "../../../shared/files/marks.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useAlignment, useAlignmentCache } from "../alignments.queries.ts";
import { AlignmentTrouble } from "../parts/alignment-trouble.tsx";
import { AlignmentWorkbench } from "../parts/alignment-workbench.tsx";
import { versionIn } from "../version-in.ts";

export default function AlignmentPage() {
  const { alignmentId } = usePathParams<"alignmentId">();
  const version = versionIn(useQueryParams().version);
  const cache = useAlignmentCache();
  // Counts reloads from the server: each opens the page again.
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
  const t = useTranslation();
  const alignment = useAlignment(alignmentId, version);
  useNoteOpening(alignment.data && alignmentId);
  if (alignment.data)
    return <AlignmentWorkbench alignment={alignment.data} shownVersion={version} onReopen={onReopen} />;
  if (!alignment.isError) return <ListSkeleton rows={14} label={t("shell.loading")} />;
  return <AlignmentTrouble error={alignment.error} onRetry={alignment.refetch} />;
};
