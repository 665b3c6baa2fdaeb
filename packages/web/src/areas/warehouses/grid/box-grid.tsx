import { type Grid, type GridPosition, positionCode, rowLetters } from "@benchleaf/contract";
import { type DragEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./box-grid.module.css";
import { keyOf, positionAfterKey, positionOf, rectangleOf } from "./grid-moves.ts";

/** What is in a position. */
export interface GridCell {
  readonly id: string;
  readonly kind: "container" | "location";
  /** What is in the well, e.g. the number of a sample. */
  readonly name: string;
  /** The whole name, e.g. with that of the sample. */
  readonly fullName: string;
  readonly isExpired: boolean;
}

interface BoxGridProps {
  readonly grid: Grid;
  readonly label: string;
  /** Round wells of a box, square ones of a plate or rack. */
  readonly shape: "round" | "square";
  /** By the keys of their positions. */
  readonly cells: ReadonlyMap<string, GridCell>;
  /** Keys of chosen positions. */
  readonly chosen: ReadonlySet<string>;
  /** The position requested by an address or a scan. */
  readonly sought: GridPosition | null;
  readonly isEditable: boolean;
  /** Containers are being carried: Enter, Space or a click puts them down. */
  readonly isCarrying: boolean;
  readonly onChoose: (keys: ReadonlySet<string>) => void;
  readonly onOpen: (cell: GridCell) => void;
  /** The chosen ones are to be carried; if none is, the one at this key. */
  readonly onPickUp: (focused: string) => void;
  readonly onPutDown: (to: GridPosition) => void;
  readonly onCancel: () => void;
  /** Something was dragged from one position to another. */
  readonly onDrop: (from: GridPosition, to: GridPosition) => void;
}

/** Beyond these, wells are too small for names, so that a plate of 384 fits a screen. */
const MOST_NAMED_COLUMNS = 14;

const DRAGGED = "application/x-benchleaf-position";

/** A box or plate as a grid: moved in by arrow keys, chosen by Space or mouse, rearranged by dragging or by M and Enter. */
export const BoxGrid = (props: BoxGridProps) => {
  const { grid, label, shape, cells, chosen, sought, isEditable, isCarrying } = props;
  const t = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  const [focus, setFocus] = useState<GridPosition>(sought ?? { row: 1, column: 1 });
  const [anchor, setAnchor] = useState<GridPosition>(focus);
  const [over, setOver] = useState<string | null>(null);
  const go = (to: GridPosition) => {
    setFocus(to);
    table.current?.querySelector<HTMLElement>(`[data-key="${keyOf(to)}"]`)?.focus();
  };
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    props.onChoose(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const cell = cells.get(keyOf(focus));
    const to = positionAfterKey(grid, focus, key, ctrlKey || metaKey);
    const isPress = key === "Enter" || key === " ";
    if (to !== null) {
      if (shiftKey && !isCarrying) props.onChoose(new Set(rectangleOf(anchor, to)));
      else setAnchor(to);
      go(to);
    } else if (isCarrying && isPress) props.onPutDown(focus);
    else if (isCarrying && key === "Escape") props.onCancel();
    else if (key === " ") {
      setAnchor(focus);
      toggle(keyOf(focus));
    } else if (key === "Enter" && cell) props.onOpen(cell);
    else if (key.toLowerCase() === "a" && (ctrlKey || metaKey)) props.onChoose(new Set(cells.keys()));
    else if (key.toLowerCase() === "m" && isEditable && !ctrlKey && !metaKey) {
      props.onPickUp(keyOf(focus));
    } else if (key === "Escape" && chosen.size > 0) props.onChoose(new Set());
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent, position: GridPosition) => {
    setFocus(position);
    if (isCarrying) return props.onPutDown(position);
    if (event.shiftKey) return props.onChoose(new Set(rectangleOf(anchor, position)));
    setAnchor(position);
    if (event.ctrlKey || event.metaKey) toggle(keyOf(position));
    else props.onChoose(new Set([keyOf(position)]));
  };
  const drop = (event: DragEvent, position: GridPosition) => {
    event.preventDefault();
    setOver(null);
    const from = event.dataTransfer.getData(DRAGGED);
    if (from !== "" && from !== keyOf(position)) props.onDrop(positionOf(from), position);
  };
  const cellOf = (position: GridPosition) => {
    const key = keyOf(position);
    const cell = cells.get(key);
    const code = positionCode(position);
    const name = cell
      ? t("warehouses.takenPosition", { position: code, name: cell.fullName })
      : t("warehouses.freePosition", { position: code });
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys.
      <td
        key={key}
        data-key={key}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid that one moves in by keys.
        role="gridcell"
        tabIndex={key === keyOf(focus) ? 0 : -1}
        aria-selected={chosen.has(key)}
        aria-label={name}
        title={name}
        className={styles.cell}
        data-shape={shape}
        data-taken={cell?.kind}
        data-expired={cell?.isExpired || undefined}
        data-over={over === key || undefined}
        data-sought={(sought !== null && keyOf(sought) === key) || undefined}
        draggable={isEditable && cell?.kind === "container"}
        onFocus={() => setFocus(position)}
        onClick={(event) => onClick(event, position)}
        onDoubleClick={() => cell && props.onOpen(cell)}
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, key);
          event.dataTransfer.effectAllowed = "move";
        }}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes(DRAGGED)) return;
          event.preventDefault();
          setOver(key);
        }}
        onDragLeave={() => setOver(null)}
        onDrop={(event) => drop(event, position)}
      >
        <span className={styles.well}>{cell && <span className={styles.name}>{cell.name}</span>}</span>
      </td>
    );
  };
  const rows = Array.from({ length: grid.rows }, (_, at) => at + 1);
  const columns = Array.from({ length: grid.columns }, (_, at) => at + 1);
  return (
    <div className={styles.scroller}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of ARIA is a table that one moves in by keys.
        role="grid"
        aria-label={label}
        aria-multiselectable
        className={styles.grid}
        data-dense={grid.columns > MOST_NAMED_COLUMNS || undefined}
        data-carrying={isCarrying || undefined}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{rowLetters(row)}</th>
              {columns.map((column) => cellOf({ row, column }))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
