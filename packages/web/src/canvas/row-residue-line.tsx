import { memo } from "react";
import styles from "./canvas.module.css";
import { inkOn } from "./feature-colors.ts";
import type { PlacedResidue } from "./frame-residues.ts";
import { groupBy } from "./group-residues.ts";
import { residueName } from "./residue-names.ts";
import { residueColor } from "./residue-palettes.ts";
import { columnLeft, columnRight, type RowColumns } from "./row-columns.ts";
import type { RowDisplay } from "./row-display.ts";

interface ResidueLineProps {
  readonly residues: readonly PlacedResidue[];
  readonly columns: RowColumns;
  /** Residues `[start, end)` of the row. */
  readonly start: number;
  readonly end: number;
  readonly y: number;
  readonly height: number;
  readonly display: RowDisplay;
  /** Columns before and behind the middle that a residue covers: 1 over a codon, 0 where it is the residue itself. */
  readonly reach: 0 | 1;
  /** With the display's colours where it has some; else start and stop alone are marked. */
  readonly isColored: boolean;
}

const plainClass = (letter: string): string =>
  (letter === "*" ? styles.stop : letter === "M" ? styles.start : styles.residue) ?? "";

/** Amino acids of one row, each at its codon or residue, one or three letters, on colours or bare. */
export const ResidueLine = memo(function ResidueLine(props: ResidueLineProps) {
  const { residues, columns, start, end, y, height, display, reach, isColored } = props;
  const palette = isColored && display.residueColors !== "none" ? display.residueColors : null;
  const hasColors = palette !== null;
  const fillOf = ({ letter }: PlacedResidue) => residueColor(letter, palette ?? undefined);
  const middleOf = ({ middle }: PlacedResidue) =>
    columnLeft(columns, middle - start) + columns.letterWidth / 2;
  const box = ({ middle }: PlacedResidue) => {
    const from = columnLeft(columns, Math.max(start, middle - reach) - start);
    const to = columnRight(columns, Math.min(end, middle + reach + 1) - start);
    return `M${from + 0.5} ${y}H${to - 0.5}V${y + height}H${from + 0.5}Z`;
  };
  const look = (residue: PlacedResidue) => (hasColors ? inkOn(fillOf(residue)) : plainClass(residue.letter));
  // Where the row breaks a codon there is no room for three letters.
  const isWhole = ({ middle }: PlacedResidue) => middle - reach >= start && middle + reach < end;
  const baseline = y + height / 2;
  return (
    <>
      {hasColors &&
        groupBy(residues, fillOf).map(([fill, alike]) => (
          <path key={fill} className={styles.residueBox} fill={fill} d={alike.map(box).join("")} />
        ))}
      {groupBy(residues, look).map(([kind, alike]) => {
        const looks = hasColors ? { className: styles.residueInk, fill: kind } : { className: kind };
        if (display.residueCode === 1)
          return (
            <text
              key={kind}
              {...looks}
              x={alike.map(middleOf).join(" ")}
              y={baseline}
              dy="0.35em"
              textAnchor="middle"
            >
              {alike.map(({ letter }) => letter).join("")}
            </text>
          );
        return alike.map((residue) => (
          <text
            key={`${kind}${residue.middle}`}
            {...looks}
            x={middleOf(residue)}
            y={baseline}
            dy="0.35em"
            textAnchor="middle"
          >
            {isWhole(residue) ? residueName(residue.letter) : residue.letter}
          </text>
        ));
      })}
    </>
  );
});
