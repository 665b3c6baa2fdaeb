import { type ModelOutcome, type ModelUse, modelOutcomes } from "@benchleaf/contract";
import { Button, Select } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useModelUses } from "../models.queries.ts";
import { ModelUseDialog } from "./model-use-dialog.tsx";
import styles from "./models.module.css";

const useColumns = (onOpen: (use: ModelUse) => void): readonly Column<ModelUse>[] => {
  const t = useTranslation();
  const format = useFormat();
  return [
    {
      key: "purpose",
      header: t("models.purpose"),
      width: "minmax(120px, 1fr)",
      cell: (use) => (
        <Button type="link" size="small" className={styles.link ?? ""} onClick={() => onOpen(use)}>
          {t(`models.purpose-${use.purpose}`)}
        </Button>
      ),
    },
    { key: "person", header: t("models.person"), width: "140px", cell: ({ accountName }) => accountName },
    {
      key: "content",
      header: t("models.content"),
      width: "120px",
      isSecondary: true,
      cell: ({ sentClass }) => t(`models.class-${sentClass}`),
    },
    {
      key: "size",
      header: t("models.size"),
      width: "90px",
      align: "end",
      isSecondary: true,
      cell: ({ sentCharacters }) => format.number(sentCharacters),
    },
    {
      key: "outcome",
      header: t("models.outcome"),
      width: "100px",
      cell: ({ outcome }) => t(`models.outcome-${outcome}`),
    },
    {
      key: "time",
      header: t("models.time"),
      width: "140px",
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
  ];
};

/** Every request to a model, newest first; a row opens what was sent. */
export const ModelLog = () => {
  const t = useTranslation();
  const [outcome, setOutcome] = useState<ModelOutcome | "all">("all");
  const [opened, setOpened] = useState<ModelUse | null>(null);
  const columns = useColumns(setOpened);
  const log = useModelUses(outcome === "all" ? undefined : outcome);
  const uses = log.data?.pages.flatMap(({ records }) => records);
  const list = () => {
    if (log.error && !uses) return <ErrorState error={log.error} onRetry={() => void log.refetch()} />;
    if (!uses) return <ListSkeleton label={t("shell.loading")} />;
    if (uses.length === 0)
      return <EmptyState sketch="messages" title={t("models.logNone")} text={t("models.logNoneText")} />;
    return (
      <div className={styles.log}>
        <DataList
          label={t("models.log")}
          columns={columns}
          rows={uses}
          rowKey={({ id }) => id}
          onReachEnd={() => log.hasNextPage && !log.isFetchingNextPage && void log.fetchNextPage()}
        />
      </div>
    );
  };
  return (
    <>
      <Select
        aria-label={t("models.outcome")}
        className={styles.filter ?? ""}
        value={outcome}
        options={(["all", ...modelOutcomes] as const).map((value) => ({
          value,
          label: t(`models.outcome-${value}`),
        }))}
        onChange={setOutcome}
      />
      {list()}
      {opened && <ModelUseDialog use={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
