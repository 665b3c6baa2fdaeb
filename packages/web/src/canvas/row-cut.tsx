import { type MouseEvent, memo, useState } from "react";
import styles from "./canvas.module.css";
import type { RowColumns } from "./row-columns.ts";
import { CUT_LINE, gapX, NAME_SIZE, type RowCut } from "./row-cuts.ts";
import type { CutMark, ViewTracks } from "./tracks.ts";

interface RowPlace {
  readonly columns: RowColumns;
  readonly rowStart: number;
  readonly rowEnd: number;
  /** Top of the upper strand, and the height of a strand. */
  readonly top: number;
  readonly strand: number;
  readonly strands: 1 | 2;
}

interface RowCutsViewProps extends RowPlace {
  readonly cuts: readonly RowCut[];
  /** The whole molecule, to identify what was clicked. */
  readonly marks: ViewTracks["cuts"];
  /** Position of the names; translated frames may be between them and the residues. */
  readonly namesBottom: number;
  onPick(mark: CutMark, isShift: boolean): void;
}

/**
 * The path of a cut through both strands: down next to the residues of one, along between them, down through the
 * other. Parts in other rows are drawn there.
 */
const bladePath = (
  { topCut, bottomCut }: RowCut,
  { columns, rowStart, rowEnd, top, strand, strands }: RowPlace,
): string => {
  const isIn = (gap: number | null): gap is number => gap !== null && gap >= rowStart && gap <= rowEnd;
  const x = (gap: number) => gapX(columns, Math.max(rowStart, Math.min(rowEnd, gap)) - rowStart);
  const middle = top + strand;
  const upper = isIn(topCut) ? `M${x(topCut)} ${top}V${middle}` : "";
  const lower = isIn(bottomCut) && strands === 2 ? `M${x(bottomCut)} ${middle}V${middle + strand}` : "";
  const isNear = topCut !== null && bottomCut !== null && Math.abs(topCut - bottomCut) < 40;
  const touches = isNear && Math.min(topCut, bottomCut) < rowEnd && Math.max(topCut, bottomCut) > rowStart;
  const between = touches && topCut !== bottomCut ? `M${x(topCut)} ${middle}H${x(bottomCut)}` : "";
  return upper + between + lower;
};

/** From the middle of a name to the line that it is on. */
const BASELINE = 0.35 * NAME_SIZE;

/** The cuts of one row: names above the residues, all blades through them as one line, so that many cost little. */
export const RowCutsView = memo(function RowCutsView(props: RowCutsViewProps) {
  const { cuts, marks, columns, rowStart, namesBottom, top, onPick } = props;
  const [hovered, setHovered] = useState(-1);
  if (cuts.length === 0) return null;
  const named = cuts.filter(({ line }) => line >= 0);
  const xOf = (cut: RowCut) => gapX(columns, cut.position - rowStart);
  const yOf = ({ line }: RowCut) => namesBottom - (line + 0.5) * CUT_LINE - 2;
  const indexOf = ({ currentTarget, target }: MouseEvent<SVGElement>) =>
    Array.prototype.indexOf.call(currentTarget.children, target);
  return (
    <>
      <path className={styles.blade} d={cuts.map((cut) => bladePath(cut, props)).join("")} />
      <path
        className={styles.bladeStem}
        d={named.map((cut) => `M${xOf(cut)} ${yOf(cut) + 6}V${top}`).join("")}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the list of enzymes is the way by key */}
      <g
        className={styles.rowCut}
        data-feature=""
        onClick={(event) => {
          const cut = named[indexOf(event)];
          if (cut) onPick(marks.markOf(cut.site, cut.kind), event.shiftKey);
        }}
        onPointerOver={(event) => setHovered(indexOf(event))}
        onPointerLeave={() => setHovered(-1)}
      >
        {named.map((cut, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: a name takes over the place of another cheaply
            key={index}
            className={cut.isOnce ? styles.rowCutOnce : undefined}
            x={cut.left}
            y={yOf(cut) + BASELINE}
          >
            {cut.name}
            {index === hovered && <OtherNames names={marks.markOf(cut.site, cut.kind).names} />}
          </text>
        ))}
      </g>
    </>
  );
});

/** Of enzymes with the same cut, only one is named. */
const OtherNames = ({ names }: Pick<CutMark, "names">) =>
  names.length > 1 ? <title>{names.join(", ")}</title> : null;
