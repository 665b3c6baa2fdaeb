import { type ReactNode, useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { usePapers } from "../library.queries.ts";
import { PaperList } from "./paper-list.tsx";
import { SelectionBar } from "./selection-bar.tsx";

interface FoundPapersProps {
  readonly label: string;
  readonly query: Parameters<typeof usePapers>[0];
  readonly empty: ReactNode;
}

/** A list of papers with what can be done to the picked ones. */
export const FoundPapers = ({ label, query, empty }: FoundPapersProps) => {
  const t = useTranslation();
  const list = usePapers(query);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const papers = list.data?.pages.flatMap(({ records }) => records);
  if (list.error && !papers) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!papers) return <ListSkeleton label={t("shell.loading")} />;
  if (papers.length === 0) return empty;
  return (
    <>
      {picked.size > 0 && (
        <SelectionBar
          picked={picked}
          papers={papers}
          collectionId={query?.collectionId}
          onClear={() => setPicked(new Set())}
        />
      )}
      <PaperList
        label={label}
        papers={papers}
        picked={picked}
        onPick={setPicked}
        onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
      />
    </>
  );
};
