import { memo } from "react";
import styles from "./canvas.module.css";
import { featurePaint, labelInk } from "./feature-colors.ts";
import type { FeatureShape } from "./feature-shape.ts";
import { columnLeft, columnRight, type RowColumns } from "./row-columns.ts";
import { ROW } from "./row-layout.ts";
import { clipText } from "./text-width.ts";
import type { Theme } from "./view-props.ts";

interface RowFeatureProps {
  readonly shape: FeatureShape;
  readonly columns: RowColumns;
  readonly rowStart: number;
  readonly rowEnd: number;
  readonly size: number;
  readonly y: number;
  readonly theme: Theme;
  readonly isHovered: boolean;
  onPick(shape: FeatureShape): void;
  onHover(featureId: string | null): void;
}

interface Bar {
  readonly left: number;
  readonly right: number;
  readonly hasLeftHead: boolean;
  readonly hasRightHead: boolean;
}

/** What of the pieces is in the row; a piece across the origin is looked at on both of its sides. */
const barsOf = ({ shape, columns, rowStart, rowEnd, size }: RowFeatureProps): Bar[] => {
  const lastPiece = shape.pieces.length - 1;
  return shape.pieces.flatMap((piece, index) => {
    const turns = piece.start + piece.length > size ? [0, -size] : [0];
    return turns.flatMap((turn) => {
      const start = piece.start + turn;
      const end = start + Math.max(1, piece.length);
      const from = Math.max(start, rowStart);
      const to = Math.min(end, rowEnd);
      if (from >= to) return [];
      const left = columnLeft(columns, from - rowStart);
      const right = columnRight(columns, to - rowStart);
      const hasLeftHead = shape.hasLeftHead && index === 0 && from === start;
      return [
        { left, right, hasLeftHead, hasRightHead: shape.hasRightHead && index === lastPiece && to === end },
      ];
    });
  });
};

const barPath = ({ left, right, hasLeftHead, hasRightHead }: Bar, y: number, height: number): string => {
  const middle = y + height / 2;
  const head = Math.min(height * 0.5, (right - left) / (hasLeftHead && hasRightHead ? 2 : 1));
  const from = hasLeftHead ? left + head : left;
  const to = hasRightHead ? right - head : right;
  const rightTip = hasRightHead ? `L${right} ${middle}` : "";
  const leftTip = hasLeftHead ? `L${left} ${middle}` : "";
  return `M${from} ${y}L${to} ${y}${rightTip}L${to} ${y + height}L${from} ${y + height}${leftTip}Z`;
};

/** One feature below one row: bars for its pieces, thin lines for gaps. */
export const RowFeature = memo(function RowFeature(props: RowFeatureProps) {
  const { shape, columns, rowStart, rowEnd, size, y, theme, isHovered, onPick, onHover } = props;
  const paint = featurePaint(shape.feature, theme);
  const bars = barsOf(props);
  const covers = shape.start + shape.length > size ? [0, -size] : [0];
  const joints =
    shape.pieces.length < 2
      ? []
      : covers.flatMap((turn) => {
          const from = Math.max(shape.start + turn, rowStart);
          const to = Math.min(shape.start + shape.length + turn, rowEnd);
          return from < to
            ? [{ left: columnLeft(columns, from - rowStart), right: columnRight(columns, to - rowStart) }]
            : [];
        });
  const height = ROW.lane;
  const middle = y + height / 2;
  const widest = bars.reduce<Bar | null>(
    (best, bar) => (best && best.right - best.left >= bar.right - bar.left ? best : bar),
    null,
  );
  const name = widest ? clipText(shape.feature.name, widest.right - widest.left - 14, 11) : "";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the feature list is the way by key
    <g
      className={isHovered ? styles.featureActive : styles.feature}
      data-feature={shape.feature.id}
      onClick={() => onPick(shape)}
      onPointerEnter={() => onHover(shape.feature.id)}
      onPointerLeave={() => onHover(null)}
    >
      {joints.map((joint) => (
        <line
          key={joint.left}
          x1={joint.left}
          x2={joint.right}
          y1={middle}
          y2={middle}
          stroke={paint.edge}
          strokeWidth={1.5}
        />
      ))}
      {bars.length > 0 && (
        <path d={bars.map((bar) => barPath(bar, y, height)).join("")} fill={paint.fill} stroke={paint.edge} />
      )}
      {widest && name !== "" && (
        <text
          className={styles.arcText}
          fill={labelInk(shape.feature, paint.fill) ?? paint.text}
          x={(widest.left + widest.right) / 2}
          y={middle}
          dy="0.35em"
          textAnchor="middle"
        >
          {name}
        </text>
      )}
    </g>
  );
});
