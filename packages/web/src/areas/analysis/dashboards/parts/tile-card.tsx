import {
  BarChartOutlined,
  DeleteOutlined,
  DragOutlined,
  EditOutlined,
  TableOutlined,
} from "@ant-design/icons";
import { type Tile, tileTitle } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from "react";
import { chartFigures } from "../../../../kernel/charts/chart-figures.ts";
import { Failure } from "../../../../kernel/failure.ts";
import { ErrorState } from "../../../../kernel/parts/error-state.tsx";
import { usePreferences } from "../../../../kernel/preferences.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { ListSkeleton } from "../../../../ui/list-skeleton.tsx";
import { type BoardContext, useAnswer } from "../dashboards.queries.ts";
import { chartOfAnswer } from "../work/chart-of-answer.ts";
import { type DrillTarget, drillTarget, type Place } from "../work/drill-target.ts";
import styles from "./board.module.css";
import { RecordsPanel } from "./records-panel.tsx";
import { TileContent } from "./tile-content.tsx";
import { type SavedBoard, TileMenu } from "./tile-menu.tsx";
import { useTileWords } from "./use-tile-words.ts";

/** What can be done to a tile while its board is edited. */
export interface TileEditing {
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onGrab: (event: PointerEvent, way: "move" | "size") => void;
}

interface TileCardProps {
  readonly tile: Tile;
  readonly context: BoardContext;
  /** Null while there is no saved board to export from. */
  readonly board: SavedBoard | null;
  readonly editing?: TileEditing | undefined;
}

const EditActions = ({ editing, title }: { readonly editing: TileEditing; readonly title: string }) => {
  const t = useTranslation();
  return (
    <>
      <button
        type="button"
        className={styles.handle}
        aria-label={t("dashboards.moveTileOf", { title })}
        title={t("dashboards.moveTileOf", { title })}
        onKeyDown={editing.onKey}
        onPointerDown={(event) => editing.onGrab(event, "move")}
      >
        <DragOutlined aria-hidden />
      </button>
      <Button
        size="small"
        type="text"
        icon={<EditOutlined />}
        aria-label={t("dashboards.editTileOf", { title })}
        onClick={editing.onEdit}
      />
      <Button
        size="small"
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t("dashboards.removeTileOf", { title })}
        onClick={editing.onRemove}
      />
    </>
  );
};

/** Why a tile shows nothing; what its reader may not count is a sentence, not an error. */
const useRefusal = (error: unknown): string | null => {
  const t = useTranslation();
  if (!(error instanceof Failure)) return null;
  if (error.code === "permission.denied") return t("dashboards.noAccess");
  return error.code === "feature.disabled" ? t("dashboards.noFeature") : null;
};

/** A tile: its title, what it counts, and the ways to the records and to files. */
export const TileCard = ({ tile, context, board, editing }: TileCardProps) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const words = useTileWords();
  const { locale, timezone } = usePreferences();
  const figures = useMemo(() => chartFigures(locale, timezone), [locale, timezone]);
  const [isTable, setTable] = useState(false);
  const [opened, setOpened] = useState<DrillTarget | null>(null);
  const titleId = useId();
  const { data: answer, error, isPlaceholderData, refetch } = useAnswer(tile.query, context);
  const refusal = useRefusal(error);
  const title = tileTitle(words.say, tile);
  const data = useMemo(
    () => (answer && !isPlaceholderData ? chartOfAnswer(tile, answer, { title, ...words }) : null),
    [answer, isPlaceholderData, tile, title, words],
  );
  const isAnswered = answer !== undefined && !isPlaceholderData && !error;
  const targetOf = (place: Place) =>
    answer ? drillTarget(words.say, tile, answer, place, context.projectId) : null;
  const follow = (target: DrillTarget) => {
    if (target.list === null) setOpened(target);
    else void navigate({ to: target.list.to, search: { ...target.list.search } });
  };
  const hasTable = data !== null && tile.chart !== "table" && tile.chart !== "number";
  const [group] = tile.query.groups;
  const isCoarser = group !== undefined && "time" in group && answer?.unit && answer.unit !== group.unit;
  return (
    <section className={styles.tile} aria-labelledby={titleId}>
      <div className={styles.tileHead}>
        <h2 id={titleId} title={title}>
          {title}
        </h2>
        <div className={styles.tileActions}>
          {hasTable && !editing && (
            <Button
              size="small"
              type="text"
              icon={isTable ? <BarChartOutlined /> : <TableOutlined />}
              aria-label={t(isTable ? "dashboards.asChartOf" : "dashboards.asTableOf", { title })}
              onClick={() => setTable(!isTable)}
            />
          )}
          {board && isAnswered && !editing && (
            <TileMenu tile={tile} title={title} board={board} data={data} say={figures} />
          )}
          {editing && <EditActions editing={editing} title={title} />}
        </div>
      </div>
      <div className={styles.tileBody} aria-busy={!isAnswered && !error}>
        {refusal && <p className={styles.nothing}>{refusal}</p>}
        {error && !refusal && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!answer && !error && <ListSkeleton rows={tile.height > 2 ? 4 : 1} label={t("shell.loading")} />}
        {isAnswered && (
          <TileContent
            {...{ tile, title, answer, data, figures, isTable, targetOf }}
            onOpen={setOpened}
            onFollow={follow}
          />
        )}
      </div>
      {isAnswered && (answer.restCount > 0 || isCoarser) && (
        <p className={styles.note}>
          {answer.restCount > 0 && t("dashboards.restNote", { count: answer.restCount })}
          {isCoarser && t("dashboards.coarser", { unit: words.say(`unit-${answer.unit ?? "day"}`) })}
        </p>
      )}
      {editing && (
        <button
          type="button"
          className={styles.corner}
          tabIndex={-1}
          aria-label={t("dashboards.sizeTileOf", { title })}
          onPointerDown={(event) => editing.onGrab(event, "size")}
        />
      )}
      {opened && (
        <RecordsPanel
          title={title}
          query={tile.query}
          target={opened}
          context={context}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
};
