import type { Tile } from "@benchleaf/contract";
import { type PointerEvent as ReactPointerEvent, type RefObject, useRef, useState } from "react";
import { fitPlace, placeTile, type TilePlace } from "../work/place-tiles.ts";

/** Of the grid, as its style sheet has it. */
const [ROW, GAP, COLUMNS] = [64, 16, 12] as const;

interface Grabbed {
  readonly id: string;
  readonly way: "move" | "size";
  readonly place: TilePlace;
  readonly x: number;
  readonly y: number;
}

/** Where a tile is after the pointer has moved by some pixels. */
const movedBy = ({ place, way }: Grabbed, dx: number, dy: number, gridWidth: number): TilePlace => {
  const columns = Math.round(dx / ((gridWidth + GAP) / COLUMNS));
  const rows = Math.round(dy / (ROW + GAP));
  return fitPlace(
    way === "move"
      ? { ...place, x: place.x + columns, y: place.y + rows }
      : { ...place, width: place.width + columns, height: place.height + rows },
  );
};

/**
 * Moves and resizes tiles with the pointer. While one is dragged, the others make room; Esc puts it back. The same is
 * done by arrow keys.
 */
export const useTileDrag = (
  grid: RefObject<HTMLElement | null>,
  tiles: readonly Tile[],
  onChange: (tiles: Tile[]) => void,
) => {
  const [grabbed, setGrabbed] = useState<string | null>(null);
  const before = useRef<readonly Tile[]>(tiles);
  const grab = (event: ReactPointerEvent, tile: Tile, way: Grabbed["way"]): void => {
    if (event.button !== 0) return;
    const start: Grabbed = { id: tile.id, way, place: tile, x: event.clientX, y: event.clientY };
    const held = tiles;
    before.current = held;
    setGrabbed(tile.id);
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const width = grid.current?.clientWidth ?? 0;
      if (width > 0)
        onChange(placeTile(held, start.id, movedBy(start, clientX - start.x, clientY - start.y, width)));
    };
    const end = (): void => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      window.removeEventListener("keydown", putBack, true);
      setGrabbed(null);
    };
    const putBack = (pressed: KeyboardEvent): void => {
      if (pressed.key !== "Escape") return;
      pressed.stopPropagation();
      onChange([...before.current]);
      end();
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    window.addEventListener("keydown", putBack, true);
  };
  return { grabbed, grab };
};
