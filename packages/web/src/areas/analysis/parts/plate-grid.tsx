import { type Plate, plateShape, type WellRole, wellName, wellsBetween } from "@benchleaf/bio";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { cellsOfText } from "../work/paste-table.ts";
import styles from "./plate.module.css";

/** The corner where a selection began and the one where it ends. */
export interface PlateSelection {
  readonly from: number;
  readonly to: number;
}

interface PlateGridProps {
  readonly plate: Plate;
  readonly selection: PlateSelection;
  readonly onSelect: (selection: PlateSelection) => void;
  readonly onPaste: (cells: string[][]) => void;
  readonly onClear: () => void;
}

/** Letters by which roles differ without colour. */
const marks = { empty: "", blank: "B", standard: "S", sample: "", control: "C" } as const;

/** The letter of the role before the name, unless the name begins with it. */
const captionOf = (role: WellRole, name: string): string =>
  name.toUpperCase().startsWith(marks[role]) ? name : `${marks[role]} ${name}`.trim();

interface WellProps {
  readonly plate: Plate;
  readonly index: number;
  readonly isSelected: boolean;
  readonly isFocus: boolean;
  readonly onPress: (index: number, isMore: boolean) => void;
  readonly onPass: (index: number) => void;
}

const Well = ({ plate, index, isSelected, isFocus, onPress, onPass }: WellProps) => {
  const t = useTranslation();
  const { role, name, target, concentration, value } = plate.wells[index]!;
  const place = [wellName(plate.size, index), t(`analysis.well-${role}`)];
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of such a grid is selected
      role="gridcell"
      className={styles.well}
      data-well={index}
      data-role={role}
      aria-selected={isSelected}
      title={[...place, name, target, concentration].filter(Boolean).join(" · ")}
      tabIndex={isFocus ? 0 : -1}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // A touch would otherwise keep all further events on the first well.
        event.currentTarget.releasePointerCapture(event.pointerId);
        onPress(index, event.shiftKey);
      }}
      onPointerEnter={() => onPass(index)}
    >
      <span className="visually-hidden">{[...place, target, concentration].filter(Boolean).join(", ")} </span>
      <span className={styles.wellName}>{captionOf(role, name || concentration)}</span>
      <span className={styles.wellValue}>{value}</span>
    </td>
  );
};

/** The wells of a plate: selected by dragging, with Shift and arrow keys, by row or column; values are copied and pasted. */
export const PlateGrid = ({ plate, selection, onSelect, onPaste, onClear }: PlateGridProps) => {
  const t = useTranslation();
  const { rows, columns } = plateShape(plate.size);
  const dragging = useRef(false);
  const grid = useRef<HTMLTableElement>(null);
  const hasFocus = useRef(false);
  const selected = new Set(wellsBetween(plate, selection.from, selection.to));
  useEffect(() => {
    const end = () => {
      dragging.current = false;
    };
    window.addEventListener("pointerup", end);
    return () => window.removeEventListener("pointerup", end);
  }, []);
  useEffect(() => {
    if (hasFocus.current)
      grid.current
        ?.querySelector<HTMLElement>(`[data-well="${selection.to}"]`)
        ?.focus({ preventScroll: false });
  }, [selection.to]);
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    };
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "a") {
      event.preventDefault();
      onSelect({ from: 0, to: rows * columns - 1 });
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onClear();
    } else if (steps[event.key]) {
      event.preventDefault();
      const [down, right] = steps[event.key]!;
      const row = Math.min(rows - 1, Math.max(0, Math.floor(selection.to / columns) + down));
      const column = Math.min(columns - 1, Math.max(0, (selection.to % columns) + right));
      const to = row * columns + column;
      onSelect({ from: event.shiftKey ? selection.from : to, to });
    }
  };
  const copy = (event: ClipboardEvent) => {
    const wells = [...selected].toSorted((a, b) => a - b);
    const lines = new Map<number, string[]>();
    for (const index of wells) {
      const row = Math.floor(index / columns);
      lines.set(row, [...(lines.get(row) ?? []), plate.wells[index]?.value ?? ""]);
    }
    event.preventDefault();
    event.clipboardData.setData("text/plain", [...lines.values()].map((line) => line.join("\t")).join("\n"));
  };
  return (
    <div className={styles.scroll}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of ARIA is a table that one moves in by keys.
        role="grid"
        aria-multiselectable
        aria-label={t("analysis.plate")}
        className={styles.plate}
        data-size={plate.size}
        onKeyDown={press}
        onCopy={copy}
        onPaste={(event) => {
          event.preventDefault();
          onPaste(cellsOfText(event.clipboardData.getData("text/plain")));
        }}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={() => {
          hasFocus.current = false;
        }}
      >
        <thead>
          <tr>
            <td />
            {Array.from({ length: columns }, (_, column) => (
              <th key={wellName(plate.size, column)} scope="col">
                <button
                  type="button"
                  tabIndex={-1}
                  onClick={() => onSelect({ from: column, to: (rows - 1) * columns + column })}
                >
                  {column + 1}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={wellName(plate.size, row * columns)}>
              <th scope="row">
                <button
                  type="button"
                  tabIndex={-1}
                  onClick={() => onSelect({ from: row * columns, to: row * columns + columns - 1 })}
                >
                  {String.fromCharCode(65 + row)}
                </button>
              </th>
              {Array.from({ length: columns }, (__, column) => (
                <Well
                  key={wellName(plate.size, row * columns + column)}
                  plate={plate}
                  index={row * columns + column}
                  isSelected={selected.has(row * columns + column)}
                  isFocus={row * columns + column === selection.to}
                  onPress={(index, isMore) => {
                    dragging.current = true;
                    onSelect({ from: isMore ? selection.from : index, to: index });
                  }}
                  onPass={(index) => dragging.current && onSelect({ from: selection.from, to: index })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
