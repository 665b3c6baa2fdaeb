import { type Tile, tileTitle } from "@benchleaf/contract";
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { BoardContext } from "../dashboards.queries.ts";
import { placeByKey, placeTile, withoutTile } from "../work/place-tiles.ts";
import styles from "./board.module.css";
import { TileCard } from "./tile-card.tsx";
import type { SavedBoard } from "./tile-menu.tsx";
import { useTileDrag } from "./use-tile-drag.ts";
import { useTileWords } from "./use-tile-words.ts";

interface BoardGridProps {
  readonly tiles: readonly Tile[];
  readonly context: BoardContext;
  readonly board: SavedBoard | null;
  /** Absent while the board is only read. */
  readonly onChange?: (tiles: Tile[]) => void;
  readonly onEdit?: (tile: Tile) => void;
}

const keepTiles = (): void => undefined;

/** So that keys and narrow screens follow what is seen; not while tiles move, since a moved element loses the focus. */
const inReadingOrder = (tiles: readonly Tile[]): Tile[] => tiles.toSorted((a, b) => a.y - b.y || a.x - b.x);

/** The tiles of a board in twelve columns; on narrow screens one below the other. */
export const BoardGrid = ({ tiles, context, board, onChange = keepTiles, onEdit }: BoardGridProps) => {
  const t = useTranslation();
  const { say } = useTileWords();
  const grid = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const { grabbed, grab } = useTileDrag(grid, tiles, onChange);
  const pressKey = (event: KeyboardEvent, tile: Tile): void => {
    const place = placeByKey(event.key, event.shiftKey, tile);
    if (place === undefined) return;
    event.preventDefault();
    const placed = placeTile(tiles, tile.id, place);
    const now = placed.find(({ id }) => id === tile.id) ?? tile;
    setSaid(
      `${tileTitle(say, tile)}: ${t("dashboards.placedAt", {
        ...{ column: now.x + 1, row: now.y + 1, width: now.width, height: now.height },
      })}`,
    );
    onChange(placed);
  };
  return (
    <>
      <div ref={grid} className={styles.grid}>
        {(onEdit ? tiles : inReadingOrder(tiles)).map((tile) => (
          <div
            key={tile.id}
            className={[styles.place, tile.height <= 2 && styles.small, grabbed === tile.id && styles.grabbed]
              .filter(Boolean)
              .join(" ")}
            style={
              {
                "--column": `${tile.x + 1} / span ${tile.width}`,
                "--row": `${tile.y + 1} / span ${tile.height}`,
              } as CSSProperties
            }
          >
            <TileCard
              tile={tile}
              context={context}
              board={board}
              editing={
                onEdit && {
                  onEdit: () => onEdit(tile),
                  onRemove: () => onChange(withoutTile(tiles, tile.id)),
                  onKey: (event) => pressKey(event, tile),
                  onGrab: (event, way) => grab(event, tile, way),
                }
              }
            />
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
};
