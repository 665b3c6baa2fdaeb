import { memo } from "react";
import styles from "./canvas.module.css";
import { CUT_LINE, type LinearCuts } from "./linear-cuts.ts";
import type { CutMark } from "./tracks.ts";

interface LinearCutNamesProps {
  readonly cuts: LinearCuts;
  readonly axis: number;
  onPick(mark: CutMark): void;
}

/** Strokes on the axis for all cuts in view, names above with their stems; single cutters bold. */
export const LinearCutNames = memo(function LinearCutNames({ cuts, axis, onPick }: LinearCutNamesProps) {
  const strokes = cuts.cuts.map(({ x }) => `M${x.toFixed(1)} ${axis - 4}V${axis + 4}`).join("");
  return (
    <>
      {strokes !== "" && <path className={styles.blade} d={strokes} />}
      {cuts.cuts.map(({ mark, x, name, line, textLeft }) => {
        if (line < 0) return null;
        const y = axis - 14 - line * CUT_LINE;
        return (
          <g key={mark.key} data-feature="">
            <line
              className={styles.bladeStem}
              x1={x}
              x2={x}
              // Up next to its name, or to the bottom of a name that was moved over it.
              y1={textLeft > x ? y - 5 : y + 6}
              y2={axis - 4}
            />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the map's list is the way by key */}
            <text
              className={mark.count === 1 ? styles.rowCutOnce : styles.rowCut}
              x={textLeft}
              y={y}
              dy="0.35em"
              onClick={() => onPick(mark)}
            >
              <title>{mark.names.join(", ")}</title>
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
});
