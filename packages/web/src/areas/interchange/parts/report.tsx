import { DownloadOutlined } from "@ant-design/icons";
import type { ElnImport, ElnNode } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Alert, Button, Segmented } from "antd";
import { useMemo, useState } from "react";
import { saveBlob } from "../../../kernel/client.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { useNodes, useStartImport } from "../interchange.queries.ts";
import { formatFault, hasFinding } from "../node-labels.ts";
import { reportCsv } from "../report-csv.ts";
import { NodeList } from "./node-list.tsx";
import { SourceCard } from "./source-card.tsx";

const NOTHING: ReadonlySet<number> = new Set();

/** The result for each part; an interrupted import can be continued. */
export const Report = ({ shown }: { shown: ElnImport }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [view, setView] = useState<"all" | "findings">("all");
  const found = useNodes(shown, undefined);
  const start = useStartImport(shown.id);
  const nodes = useMemo(
    () => (found.data ?? []).filter((node: ElnNode) => view === "all" || hasFinding(node)),
    [found.data, view],
  );
  const { project, state, fault, hasArchive, counts } = shown;
  const folder = shown.folderId === null ? {} : { folder: shown.folderId };
  const goOn = () => {
    const input = { projectId: project?.id ?? null, folderId: shown.folderId, added: [], leftOut: [] };
    start.mutate(input, { onError: toasts.failure });
  };
  const save = () => {
    const text = reportCsv(t, found.data ?? [], true);
    saveBlob(new Blob([text], { type: "text/csv" }), `${shown.fileName.replace(/\.eln$/i, "")}.csv`);
  };
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <ListSkeleton label={t("shell.loading")} />;
  return (
    <>
      <Alert
        type={state === "done" ? (counts.refused > 0 ? "warning" : "success") : "warning"}
        showIcon
        title={t("interchange.summary", counts)}
        {...(fault !== null && { description: formatFault(t, fault) })}
        action={
          state !== "done" &&
          hasArchive && (
            <Button type="primary" loading={start.isPending} onClick={goOn}>
              {t("interchange.goOn")}
            </Button>
          )
        }
      />
      <SourceCard shown={shown} />
      <ToolLine>
        <Segmented
          aria-label={t("interchange.report")}
          value={view}
          options={[
            { value: "all", label: t("interchange.showAll") },
            { value: "findings", label: t("interchange.onlyFindings") },
          ]}
          onChange={setView}
        />
        <Button icon={<DownloadOutlined />} onClick={save}>
          {t("interchange.downloadReport")}
        </Button>
        {project && (
          <Link to={`/project/${project.id}/file`} search={folder}>
            {t("interchange.openTarget")}
          </Link>
        )}
      </ToolLine>
      <NodeList nodes={nodes} isDone chosen={NOTHING} />
    </>
  );
};
