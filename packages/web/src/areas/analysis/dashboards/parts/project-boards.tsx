import { PlusOutlined } from "@ant-design/icons";
import type { Project } from "@benchleaf/contract";
import { Button, Segmented } from "antd";
import { type ReactNode, useState } from "react";
import { ErrorState } from "../../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../../kernel/router.tsx";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { ListSkeleton } from "../../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../../ui/page.tsx";
import { useBoard, useBoards, useCreateBoard } from "../dashboards.queries.ts";
import styles from "./board.module.css";
import { BoardDialog } from "./board-dialog.tsx";
import { BoardView } from "./board-view.tsx";
import { type Go, useGo } from "./use-go.ts";

interface ProjectBoardsProps {
  readonly project: Project;
  /** The project in figures, next to its boards. */
  readonly overview: ReactNode;
}

const OVERVIEW = "";

const OpenBoard = ({ id, go }: { readonly id: string; readonly go: Go }) => {
  const t = useTranslation();
  const { data: board, error, refetch } = useBoard(id);
  if (error && !board) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!board) return <ListSkeleton rows={8} label={t("shell.loading")} />;
  return (
    <BoardView
      key={board.id}
      board={board}
      go={go}
      head={(actions) => <div className={styles.boardActions}>{actions}</div>}
    />
  );
};

/** The overview of a project and its boards, which count the records of this project only. */
export default function ProjectBoards({ project, overview }: ProjectBoardsProps) {
  const t = useTranslation();
  const toasts = useToasts();
  const query = useQueryParams();
  const create = useCreateBoard();
  const { data: boards = [], error, refetch } = useBoards(project.id);
  const [isCreating, setCreating] = useState(false);
  const go = useGo();
  const shown = boards.find(({ id }) => id === query.board)?.id ?? OVERVIEW;
  return (
    <>
      <ToolLine>
        <Segmented
          aria-label={t("dashboards.projectBoards")}
          value={shown}
          options={[
            { value: OVERVIEW, label: t("dashboards.overview") },
            ...boards.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(board) => go({ board: board || undefined, period: undefined })}
        />
        {project.abilities.createFile && (
          <Button icon={<PlusOutlined />} onClick={() => setCreating(true)}>
            {t("dashboards.new")}
          </Button>
        )}
      </ToolLine>
      {error && boards.length === 0 && <ErrorState error={error} onRetry={() => void refetch()} />}
      {shown === OVERVIEW ? overview : <OpenBoard id={shown} go={go} />}
      {isCreating && (
        <BoardDialog
          title={t("dashboards.new")}
          action={t("dashboards.new")}
          initial={{ name: "", description: "", scope: "project" }}
          isOfProject
          canShare
          isBusy={create.isPending}
          onSubmit={(facts) =>
            create.mutate(
              { ...facts, period: { kind: "last30Days" }, tiles: [], projectId: project.id },
              {
                onSuccess: ({ id }) => {
                  toasts.success(t("dashboards.created"));
                  setCreating(false);
                  go({ board: id });
                },
                onError: toasts.failure,
              },
            )
          }
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}
