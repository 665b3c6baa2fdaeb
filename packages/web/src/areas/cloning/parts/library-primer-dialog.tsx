import type { PrimerEntry } from "@benchleaf/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Alert, Input } from "antd";
import { useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { searchLibraryPrimers } from "../../../shared/sequences/library-primers.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import styles from "./cloning.module.css";

interface LibraryPrimerDialogProps {
  /** The primer of the plan that it replaces. */
  readonly name: string;
  readonly onChoose: (primer: PrimerEntry) => void;
  readonly onClose: () => void;
}

/** The user's and the team's primers, one of which replaces a designed one. */
export const LibraryPrimerDialog = ({ name, onChoose, onClose }: LibraryPrimerDialogProps) => {
  const t = useTranslation();
  const [text, setText] = useState("");
  const words = useDebounced(text.trim());
  const found = useQuery({
    queryKey: ["library", "primer", "chosen-from", words],
    queryFn: ({ signal }) => searchLibraryPrimers(words, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const columns: readonly Column<PrimerEntry>[] = [
    {
      key: "name",
      header: t("cloning.primerName"),
      width: "minmax(120px, 1fr)",
      cell: (primer) => (
        <button type="button" className={styles.libraryPrimer} onClick={() => onChoose(primer)}>
          {primer.name}
        </button>
      ),
    },
    {
      key: "bases",
      header: t("cloning.primerBases"),
      width: "minmax(200px, 2fr)",
      cell: ({ bases }) => (
        <span className={styles.libraryBases} title={bases}>
          {bases}
        </span>
      ),
    },
  ];
  const body = () => {
    if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
    if (found.isPending) return <ListSkeleton rows={6} label={t("cloning.libraryLoading")} />;
    const { primers, isComplete } = found.data;
    if (primers.length === 0)
      return (
        <EmptyState
          sketch="none"
          title={words ? t("cloning.libraryNothingFound", { search: words }) : t("cloning.libraryEmpty")}
        />
      );
    return (
      <>
        {!isComplete && <Alert type="info" showIcon title={t("cloning.libraryCut")} />}
        <div className={styles.libraryList}>
          <DataList
            label={t("cloning.libraryPrimers")}
            columns={columns}
            rows={primers}
            rowKey={({ id }) => id}
          />
        </div>
      </>
    );
  };
  return (
    <Dialog open width={640} title={t("cloning.libraryFor", { name })} footer={null} onCancel={onClose}>
      <div className={styles.libraryChoice}>
        <Input.Search
          autoFocus
          allowClear
          value={text}
          placeholder={t("cloning.librarySearch")}
          aria-label={t("cloning.librarySearch")}
          onChange={({ target }) => setText(target.value)}
        />
        {body()}
      </div>
    </Dialog>
  );
};
