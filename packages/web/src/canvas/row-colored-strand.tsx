import { memo } from "react";
import { type BasePalette, baseLook } from "./base-palettes.ts";
import styles from "./canvas.module.css";
import { groupBy } from "./group-residues.ts";
import { columnLeft, type RowColumns } from "./row-columns.ts";
import type { Theme } from "./view-props.ts";

interface ColoredStrandProps {
  readonly letters: string;
  readonly columns: RowColumns;
  /** Top of the strand's line. */
  readonly top: number;
  readonly height: number;
  readonly palette: BasePalette;
  readonly theme: Theme;
}

/**
 * The residues of one strand in colours: backgrounds first, then text, one element for all residues with the same
 * style.
 */
export const ColoredStrand = memo(function ColoredStrand(props: ColoredStrandProps) {
  const { letters, columns, top, height, palette, theme } = props;
  const placed = [...letters].map((letter, column) => ({
    letter,
    left: columnLeft(columns, column),
    ...baseLook(letter, palette, theme),
  }));
  const box = ({ left }: { readonly left: number }) =>
    `M${left} ${top}h${columns.letterWidth}v${height}h${-columns.letterWidth}Z`;
  const grounded = placed.filter(({ fill }) => fill !== null);
  return (
    <>
      {groupBy(grounded, ({ fill }) => fill ?? "").map(([fill, alike]) => (
        <path key={fill} className={styles.residueBox} fill={fill} d={alike.map(box).join("")} />
      ))}
      {groupBy(placed, ({ ink }) => ink).map(([ink, alike]) => (
        <text
          key={ink}
          className={styles.baseInk}
          fill={ink}
          x={alike.map(({ left }) => left).join(" ")}
          y={top + height / 2}
          dy="0.35em"
        >
          {alike.map(({ letter }) => letter).join("")}
        </text>
      ))}
    </>
  );
});
