import type { Dashboard, DashboardInput, Tile } from "@benchleaf/contract";
import { useState } from "react";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { useSaveBoard } from "../dashboards.queries.ts";
import { newTile } from "../work/fit-query.ts";
import { rowBelow } from "../work/place-tiles.ts";

/** A tile that is being made or changed. */
export interface OpenTile {
  readonly tile: Tile;
  readonly isNew: boolean;
}

/** A board as an input of its endpoint. */
export const inputOf = (board: Dashboard, part: Partial<DashboardInput> = {}): DashboardInput => ({
  name: board.name,
  description: board.description,
  period: board.period,
  tiles: board.tiles,
  scope: board.scope,
  projectId: board.projectId,
  ...part,
});

/** The unsaved tiles of a board while it is edited. */
export const useBoardDraft = (board: Dashboard) => {
  const t = useTranslation();
  const toasts = useToasts();
  const save = useSaveBoard();
  const [tiles, setTiles] = useState<readonly Tile[] | null>(null);
  const [open, setOpen] = useState<OpenTile | null>(null);
  const isChanged = tiles !== null && JSON.stringify(tiles) !== JSON.stringify(board.tiles);
  const put = (tile: Tile): void => {
    const current = tiles ?? board.tiles;
    const isThere = current.some(({ id }) => id === tile.id);
    setTiles(isThere ? current.map((one) => (one.id === tile.id ? tile : one)) : [...current, tile]);
    setOpen(null);
  };
  const store = (part: Partial<DashboardInput>, done: () => void): void =>
    save.mutate(
      { dashboardId: board.id, baseVersion: board.version, board: inputOf(board, part) },
      {
        onSuccess: () => {
          toasts.success(t("dashboards.saved"));
          done();
        },
        onError: toasts.failure,
      },
    );
  return {
    tiles: tiles ?? board.tiles,
    isEditing: tiles !== null,
    isChanged,
    isSaving: save.isPending,
    open,
    start: () => setTiles(board.tiles),
    cancel: () => setTiles(null),
    change: (next: readonly Tile[]) => setTiles(next),
    add: () => {
      const current = tiles ?? board.tiles;
      setTiles(current);
      setOpen({ tile: newTile("files", rowBelow(current)), isNew: true });
    },
    edit: (tile: Tile) => setOpen({ tile, isNew: false }),
    close: () => setOpen(null),
    put,
    store,
    save: () => store({ tiles: [...(tiles ?? board.tiles)] }, () => setTiles(null)),
  };
};
