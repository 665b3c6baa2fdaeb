import { memo } from "react";
import styles from "./canvas.module.css";
import { featurePaint } from "./feature-colors.ts";
import { columnLeft, columnRight, type RowColumns } from "./row-columns.ts";
import { PRIMER, type PrimerBase, type PrimerShape, primerBases, primerFeatureId } from "./row-primers.ts";
import { clipText } from "./text-width.ts";
import type { Theme } from "./view-props.ts";

interface RowPrimerProps {
  readonly shape: PrimerShape;
  readonly sequence: string;
  readonly isCircular: boolean;
  readonly columns: RowColumns;
  readonly rowStart: number;
  readonly rowEnd: number;
  /** Top of the lane. */
  readonly y: number;
  readonly theme: Theme;
  readonly isHovered: boolean;
  onPick(shape: PrimerShape): void;
  onHover(featureId: string | null): void;
}

/** Bases of a kind next to each other, each stretch as its first and last column. */
const stretchesOf = (bases: readonly PrimerBase[], rowStart: number): (readonly [number, number])[] => {
  const stretches: [number, number][] = [];
  for (const { position } of bases) {
    const column = position - rowStart;
    const last = stretches.at(-1);
    if (last && last[1] === column - 1) last[1] = column;
    else stretches.push([column, column]);
  }
  return stretches;
};

/**
 * A primer in one row: its residues over (forward) or under (reverse) those that they pair with, an arrow to its 3'
 * end, its tail lifted off, mismatches red and underlined.
 */
export const RowPrimer = memo(function RowPrimer(props: RowPrimerProps) {
  const { shape, sequence, isCircular, columns, rowStart, rowEnd, y, theme, isHovered, onPick, onHover } =
    props;
  const { primer, strand } = shape;
  const featureId = primerFeatureId(primer, shape.place);
  const bases = primerBases(shape, sequence, { start: rowStart, end: rowEnd, isCircular });
  if (bases.length === 0) return null;
  const paint = featurePaint({ type: "primer_bind", ...(primer.color && { color: primer.color }) }, theme);
  const isForward = strand === 1;
  // From the strand outwards: line, residues, name.
  const line = isForward ? y + PRIMER.lane - 3 : y + 3;
  const letters = isForward ? y + PRIMER.lane - 10 : y + 11;
  const name = isForward ? y + 6 : y + PRIMER.lane - 7;
  const outwards = isForward ? -PRIMER.lift : PRIMER.lift;
  const middleOf = ({ position }: PrimerBase) =>
    columnLeft(columns, position - rowStart) + columns.letterWidth / 2;
  const ofKind = (kind: PrimerBase["kind"]) => bases.filter((base) => base.kind === kind);
  const text = (kind: PrimerBase["kind"], className: string | undefined, lift: number) => {
    const own = ofKind(kind);
    return (
      own.length > 0 && (
        <text
          className={className}
          x={own.map(middleOf).join(" ")}
          y={letters + lift}
          dy="0.35em"
          textAnchor="middle"
        >
          {own.map(({ letter }) => letter).join("")}
        </text>
      )
    );
  };
  const lines = (kinds: readonly PrimerBase["kind"][], at: number) =>
    stretchesOf(
      bases.filter(({ kind }) => kinds.includes(kind)),
      rowStart,
    )
      .map(([from, to]) => `M${columnLeft(columns, from)} ${at}H${columnRight(columns, to + 1)}`)
      .join("");
  const threePrime = isForward
    ? bases.find(({ position }) => position % sequence.length === endOf(shape, sequence))
    : bases.find(({ position }) => position === shape.start);
  const tip =
    threePrime &&
    (isForward
      ? columnRight(columns, threePrime.position - rowStart + 1)
      : columnLeft(columns, threePrime.position - rowStart));
  const ahead = isForward ? 7 : -7;
  const head = tip === undefined ? "" : `M${tip} ${line - 3}L${tip + ahead} ${line}L${tip} ${line + 3}Z`;
  const widest =
    columnRight(columns, (bases.at(-1)?.position ?? 0) - rowStart + 1) -
    columnLeft(columns, (bases[0]?.position ?? 0) - rowStart);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of features is the way by key
    <g
      className={isHovered ? styles.featureActive : styles.feature}
      data-feature={featureId}
      onClick={() => onPick(shape)}
      onPointerEnter={() => onHover(featureId)}
      onPointerLeave={() => onHover(null)}
    >
      <path
        className={styles.primerLine}
        stroke={paint.edge}
        d={`${lines(["paired", "mismatch"], line)}${lines(["tail"], line + outwards)}`}
      />
      <path fill={paint.edge} d={head} />
      {text("paired", styles.primerLetters, 0)}
      {text("tail", styles.primerLetters, outwards)}
      {text("mismatch", styles.primerMismatch, 0)}
      <path className={styles.primerUnderline} d={lines(["mismatch"], letters + 6)} />
      <text
        className={styles.primerName}
        x={columnLeft(columns, (bases[0]?.position ?? 0) - rowStart)}
        y={name}
        dy="0.35em"
      >
        {clipText(primer.name, Math.max(widest, 60), 11)}
      </text>
    </g>
  );
});

/** The residue under the 3' end of a forward primer. */
const endOf = ({ start, length }: PrimerShape, sequence: string): number =>
  (start + length - 1) % sequence.length;
