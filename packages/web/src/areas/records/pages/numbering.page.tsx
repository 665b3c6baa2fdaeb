import { type Numbering, numberedLabelKey } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { DataList } from "../../../ui/data-list.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useNumberings } from "../numbering.queries.ts";
import { PatternDialog } from "../parts/pattern-dialog.tsx";
import styles from "../parts/records.module.css";

/** How each kind of record is numbered in the team. */
export default function NumberingPage() {
  const t = useTranslation();
  const format = useFormat();
  const { data: numberings, error, refetch } = useNumberings();
  const [changed, setChanged] = useState<Numbering | null>(null);
  const list = () => {
    if (error && !numberings) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!numberings) return <ListSkeleton label={t("shell.loading")} />;
    return (
      <DataList
        label={t("teams.numbering")}
        rows={numberings}
        rowKey={({ kind }) => kind}
        columns={[
          {
            key: "kind",
            header: t("records.numberedKind"),
            width: "minmax(120px, 1fr)",
            cell: ({ kind }) => t(numberedLabelKey(kind)),
          },
          {
            key: "pattern",
            header: t("records.pattern"),
            width: "minmax(140px, 1fr)",
            cell: ({ pattern }) => <code>{pattern}</code>,
          },
          {
            key: "next",
            header: t("records.nextNumber"),
            width: "minmax(120px, 1fr)",
            cell: ({ next }) => next,
            isSecondary: true,
          },
          {
            key: "changed",
            header: "",
            width: "minmax(160px, 1.5fr)",
            isSecondary: true,
            cell: ({ updateTime, updatedBy }) =>
              updateTime === null
                ? t("records.patternFirst")
                : t("records.patternChanged", { name: updatedBy ?? "", time: format.relative(updateTime) }),
          },
          {
            key: "change",
            header: "",
            width: "96px",
            align: "end",
            cell: (row) => (
              <Button size="small" onClick={() => setChanged(row)}>
                {t("records.changePattern")}
              </Button>
            ),
          },
        ]}
      />
    );
  };
  return (
    <SettingsFrame title={t("teams.numbering")}>
      <p className={styles.lead}>{t("records.numbersLead")}</p>
      {list()}
      {changed && <PatternDialog numbering={changed} onClose={() => setChanged(null)} />}
    </SettingsFrame>
  );
}
