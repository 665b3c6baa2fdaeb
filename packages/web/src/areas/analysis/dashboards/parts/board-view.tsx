import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  FilePdfOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  MoreOutlined,
  PlusOutlined,
  ReloadOutlined,
  SettingOutlined,
} from "@ant-design/icons";
import { type Dashboard, dashboardsApi, type Period, periodKinds } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Dropdown } from "antd";
import { type ReactNode, useCallback, useState } from "react";
import { download, saveBlob } from "../../../../kernel/client.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { ConfirmDialog } from "../../../../kernel/parts/confirm-dialog.tsx";
import { useQueryParams } from "../../../../kernel/router.tsx";
import { useSession } from "../../../../kernel/session.ts";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { useLeaveGuard } from "../../../../kernel/use-leave-guard.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { ToolLine } from "../../../../ui/page.tsx";
import { useCreateBoard, useRemoveBoard } from "../dashboards.queries.ts";
import styles from "./board.module.css";
import { BoardDialog } from "./board-dialog.tsx";
import { BoardGrid } from "./board-grid.tsx";
import { PeriodField } from "./period-field.tsx";
import { TileBuilder } from "./tile-builder.tsx";
import { useExportQuery } from "./tile-menu.tsx";
import { inputOf, useBoardDraft } from "./use-board-draft.ts";
import { useFullScreen } from "./use-full-screen.ts";
import type { Go } from "./use-go.ts";

interface BoardViewProps {
  readonly board: Dashboard;
  /** Of the page that shows it, with its own query. */
  readonly go: Go;
  /** Title and ways back of the page; not in full screen. */
  readonly head: (actions: ReactNode) => ReactNode;
}

/** The period that the address names, else that of the board. */
const usePeriod = (board: Dashboard): Period => {
  const { period, from, to } = useQueryParams();
  const kind = periodKinds.find((one) => one === period);
  if (kind === undefined) return board.period;
  return kind === "custom" ? (from && to ? { kind, from, to } : board.period) : { kind };
};

/** A board: its period, its tiles, and what can be done to it. */
export const BoardView = ({ board, go, head }: BoardViewProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const format = useFormat();
  const navigate = useNavigate();
  const me = useSession();
  const query = useQueryParams();
  const period = usePeriod(board);
  const exportQuery = useExportQuery(period);
  const create = useCreateBoard();
  const remove = useRemoveBoard();
  const draft = useBoardDraft(board);
  const guard = useLeaveGuard(draft.isChanged);
  const [revision, setRevision] = useState(0);
  const [countTime, setCountTime] = useState(() => new Date());
  const [isSettings, setSettings] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const isFull = query.full === "1";
  const leaveFull = useCallback(() => go({ full: undefined }), [go]);
  useFullScreen(isFull, leaveFull);
  const context = { period, projectId: board.projectId, revision };
  const refresh = () => {
    setRevision((count) => count + 1);
    setCountTime(new Date());
  };
  const print = async () => {
    setPrinting(true);
    try {
      const { blob, fileName } = await download(dashboardsApi.export, {
        params: { dashboardId: board.id },
        query: { ...exportQuery, format: "pdf" },
      });
      saveBlob(blob, fileName);
    } catch (error) {
      toasts.failure(error);
    } finally {
      setPrinting(false);
    }
  };
  const copy = () =>
    create.mutate(inputOf(board, { scope: "own", projectId: null }), {
      onSuccess: ({ id }) => {
        toasts.success(t("dashboards.created"));
        void navigate({ to: "/analysis", search: { board: id } });
      },
      onError: toasts.failure,
    });
  const items = [
    ...(board.abilities.edit
      ? [{ key: "settings", icon: <SettingOutlined />, label: t("dashboards.settings") }]
      : []),
    ...(board.scope === "project"
      ? []
      : [{ key: "copy", icon: <CopyOutlined />, label: t("dashboards.copy") }]),
    { key: "pdf", icon: <FilePdfOutlined />, label: t("dashboards.exportPdf"), disabled: isPrinting },
    ...(board.abilities.edit
      ? [{ key: "remove", icon: <DeleteOutlined />, danger: true, label: t("dashboards.remove") }]
      : []),
  ];
  const run = (key: string) => {
    if (key === "settings") setSettings(true);
    else if (key === "copy") copy();
    else if (key === "pdf") void print();
    else setRemoving(true);
  };
  const actions = draft.isEditing ? (
    <>
      <Button icon={<PlusOutlined />} onClick={draft.add}>
        {t("dashboards.addTile")}
      </Button>
      <Button onClick={draft.cancel}>{t("dashboards.cancel")}</Button>
      <Button type="primary" loading={draft.isSaving} onClick={draft.save}>
        {t("dashboards.save")}
      </Button>
    </>
  ) : (
    <>
      <Button icon={<ReloadOutlined />} onClick={refresh}>
        {t("dashboards.refresh")}
      </Button>
      <Button
        icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        onClick={() => go({ full: isFull ? undefined : "1" })}
      >
        {t(isFull ? "dashboards.leaveFullScreen" : "dashboards.fullScreen")}
      </Button>
      {board.abilities.edit && !isFull && (
        <Button icon={<EditOutlined />} onClick={draft.start}>
          {t("dashboards.edit")}
        </Button>
      )}
      <Dropdown trigger={["click"]} menu={{ items, onClick: ({ key }) => run(key) }}>
        <Button
          icon={<MoreOutlined />}
          loading={isPrinting}
          aria-haspopup="menu"
          aria-label={t("dashboards.more")}
        />
      </Dropdown>
    </>
  );
  return (
    <div className={isFull ? styles.full : styles.whole}>
      {head(actions)}
      <ToolLine>
        {!draft.isEditing && (
          <PeriodField
            label={t("dashboards.period")}
            value={period}
            onChange={(next) => next && go({ period: next.kind, from: next.from, to: next.to })}
          />
        )}
        {board.description !== "" && <span className={styles.help}>{board.description}</span>}
        <span className={styles.asOf}>{t("dashboards.asOf", { time: format.dateTime(countTime) })}</span>
      </ToolLine>
      <div className={styles.scroll}>
        {draft.tiles.length === 0 ? (
          <EmptyState
            sketch="list"
            title={t("dashboards.noTilesTitle")}
            text={t("dashboards.noTilesText")}
            action={
              board.abilities.edit && (
                <Button type="primary" icon={<PlusOutlined />} onClick={draft.add}>
                  {t("dashboards.addTile")}
                </Button>
              )
            }
          />
        ) : (
          <BoardGrid
            tiles={draft.tiles}
            context={context}
            board={{ id: board.id, period }}
            {...(draft.isEditing && { onChange: draft.change, onEdit: draft.edit })}
          />
        )}
      </div>
      {draft.open && (
        <TileBuilder {...draft.open} context={context} onDone={draft.put} onClose={draft.close} />
      )}
      {isSettings && (
        <BoardDialog
          title={t("dashboards.settings")}
          action={t("dashboards.save")}
          initial={{ name: board.name, description: board.description, scope: board.scope }}
          isOfProject={board.scope === "project"}
          canShare={board.ownerId === me.userId}
          isBusy={draft.isSaving}
          onSubmit={(facts) => draft.store({ ...facts, period }, () => setSettings(false))}
          onClose={() => setSettings(false)}
        />
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        isDanger
        isBusy={remove.isPending}
        title={t("dashboards.removeAsk", { name: board.name })}
        action={t("dashboards.remove")}
        onConfirm={() =>
          remove.mutate(board.id, {
            onSuccess: () => {
              toasts.success(t("dashboards.removed"));
              guard.letGo();
              go({ board: undefined, period: undefined, full: undefined });
            },
            onError: toasts.failure,
          })
        }
        onClose={() => setRemoving(false)}
      >
        {t("dashboards.removeText")}
      </ConfirmDialog>
      {guard.dialog}
    </div>
  );
};
