import type { ElnImport, ElnNode } from "@benchleaf/contract";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { useNodes, useStartImport } from "../interchange.queries.ts";
import { type Choices, changesOf, selectedNodes } from "../selected-nodes.ts";
import { NodeList } from "./node-list.tsx";
import { SourceCard } from "./source-card.tsx";
import { type Target, TargetForm } from "./target-form.tsx";

const NONE: readonly ElnNode[] = [];

/** What an archive holds and what would become of it; the person chooses what, and where to. */
export const Preview = ({ shown }: { shown: ElnImport }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const query = useQueryParams();
  const mayCreate = hasPermission("PROJECT_CREATE");
  const [target, setTarget] = useState<Target>({
    isNew: mayCreate && query.project === undefined,
    name: shown.source?.name.slice(0, 100) ?? "",
    projectId: query.project,
  });
  const [choices, setChoices] = useState<Choices>(new Map());
  const projectId = target.isNew ? undefined : target.projectId;
  const found = useNodes(shown, projectId);
  const nodes = found.data ?? NONE;
  const chosen = useMemo(() => selectedNodes(nodes, choices), [nodes, choices]);
  const start = useStartImport(shown.id);
  const onChoose = useMemo(
    () => (node: ElnNode, isChosen: boolean) =>
      setChoices((before) => new Map(before).set(node.number, isChosen)),
    [],
  );
  const onStart = () => {
    if (target.isNew && target.name.trim() === "") return toasts.warning(t("interchange.nameNeeded"));
    if (!target.isNew && target.projectId === undefined)
      return toasts.warning(t("interchange.projectNeeded"));
    const folderId = projectId !== undefined && projectId === query.project ? (query.folder ?? null) : null;
    start.mutate(
      {
        projectId: projectId ?? null,
        folderId,
        ...(target.isNew && { projectName: target.name.trim() }),
        ...changesOf(nodes, choices),
      },
      { onError: toasts.failure },
    );
  };
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <ListSkeleton label={t("shell.loading")} />;
  return (
    <>
      <SourceCard shown={shown} />
      <TargetForm target={target} mayCreate={mayCreate} onChange={setTarget} />
      <ToolLine>
        <Button type="primary" loading={start.isPending} disabled={chosen.size === 0} onClick={onStart}>
          {chosen.size === 0 ? t("interchange.startNothing") : t("interchange.start", { count: chosen.size })}
        </Button>
      </ToolLine>
      <NodeList nodes={nodes} isDone={false} chosen={chosen} onChoose={onChoose} />
    </>
  );
};
