import { CopyOutlined } from "@ant-design/icons";
import { type Period, type ReadyBoardKey, readyBoards } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../../kernel/breadcrumbs.ts";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { Page, ToolLine } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { useCreateBoard } from "../dashboards.queries.ts";
import styles from "./board.module.css";
import { BoardGrid } from "./board-grid.tsx";
import { PeriodField } from "./period-field.tsx";

/** A board that comes with the product, counted for its reader; a copy of it can be changed. */
export const ReadyView = ({ board }: { readonly board: ReadyBoardKey }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const create = useCreateBoard();
  const [period, setPeriod] = useState<Period>({ kind: "last90Days" });
  const name = t(`dashboards.ready-${board}`);
  const description = t(`dashboards.ready-${board}-text`);
  useBreadcrumbs([{ label: t("features.MENU_DASHBOARD"), to: "/analysis" }, { label: name }]);
  const copy = () =>
    create.mutate(
      { ...{ name, description, period }, tiles: [...readyBoards[board]], scope: "own", projectId: null },
      {
        onSuccess: ({ id }) => {
          toasts.success(t("dashboards.created"));
          void navigate({ to: "/analysis", search: { board: id } });
        },
        onError: toasts.failure,
      },
    );
  return (
    <Page>
      <PageHeader
        title={name}
        actions={
          <Button type="primary" icon={<CopyOutlined />} loading={create.isPending} onClick={copy}>
            {t("dashboards.copy")}
          </Button>
        }
      />
      <ToolLine>
        <PeriodField
          label={t("dashboards.period")}
          value={period}
          onChange={(next) => next && setPeriod(next)}
        />
        <span className={styles.help}>{t("dashboards.readyText")}</span>
      </ToolLine>
      <div className={styles.scroll}>
        <BoardGrid
          tiles={readyBoards[board]}
          context={{ period, projectId: null, revision: 0 }}
          board={null}
        />
      </div>
    </Page>
  );
};
