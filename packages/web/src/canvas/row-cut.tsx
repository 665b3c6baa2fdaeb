import styles from "./canvas.module.css";
import type { RowColumns } from "./row-columns.ts";
import { CUT_LINE, gapX, type RowCut } from "./row-cuts.ts";
import type { CutMark } from "./tracks.ts";

interface RowCutViewProps {
  readonly cut: RowCut;
  readonly columns: RowColumns;
  readonly rowStart: number;
  readonly rowEnd: number;
  /** Whether the row is the one in which the name stands. */
  readonly hasName: boolean;
  /** Where the names stand on; translated frames may lie between them and the letters. */
  readonly namesBottom: number;
  /** Top of the upper strand, and the height of a strand. */
  readonly top: number;
  readonly strand: number;
  onPick(mark: CutMark): void;
}

/**
 * The path of the blade through both strands: down beside the letters of one, along between them, down through the
 * other. What of it lies in other rows is drawn there.
 */
const bladePath = ({ cut, columns, rowStart, rowEnd, top, strand }: RowCutViewProps): string => {
  const { topCut, bottomCut } = cut.mark;
  const isIn = (gap: number | null): gap is number => gap !== null && gap >= rowStart && gap <= rowEnd;
  const x = (gap: number) => gapX(columns, Math.max(rowStart, Math.min(rowEnd, gap)) - rowStart);
  const middle = top + strand;
  const upper = isIn(topCut) ? `M${x(topCut)} ${top}V${middle}` : "";
  const lower = isIn(bottomCut) ? `M${x(bottomCut)} ${middle}V${middle + strand}` : "";
  const isNear = topCut !== null && bottomCut !== null && Math.abs(topCut - bottomCut) < 40;
  const touches = isNear && Math.min(topCut, bottomCut) < rowEnd && Math.max(topCut, bottomCut) > rowStart;
  const between = touches && topCut !== bottomCut ? `M${x(topCut)} ${middle}H${x(bottomCut)}` : "";
  return upper + between + lower;
};

/** One cut in one row: the enzyme's name above the letters, the blade through them. */
export const RowCutView = (props: RowCutViewProps) => {
  const { cut, columns, rowStart, hasName, namesBottom, top, onPick } = props;
  const path = bladePath(props);
  const x = gapX(columns, cut.position - rowStart);
  const y = namesBottom - (cut.line + 0.5) * CUT_LINE - 2;
  return (
    <g>
      {path !== "" && <path className={styles.blade} d={path} />}
      {hasName && cut.line >= 0 && (
        <>
          <line className={styles.bladeStem} x1={x} x2={x} y1={y + 6} y2={top} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the list of enzymes is the way by key */}
          <text
            className={cut.mark.count === 1 ? styles.rowCutOnce : styles.rowCut}
            data-feature=""
            x={x}
            y={y}
            dy="0.35em"
            onClick={() => onPick(cut.mark)}
          >
            <title>{cut.mark.names.join(", ")}</title>
            {cut.name}
          </text>
        </>
      )}
    </g>
  );
};
