import { CHANNELS, NO_PEAK, type Trace } from "@benchleaf/bio";
import { memo } from "react";
import styles from "./canvas.module.css";
import { columnLeft, type RowColumns } from "./row-columns.ts";
import { BEST_QUALITY, qualityClass, TRACE, tracePaths } from "./trace-shape.ts";

interface TraceBandProps {
  readonly trace: Trace;
  readonly sequence: string;
  /** One a residue; none where the file has none. */
  readonly qualities: readonly number[] | undefined;
  readonly columns: RowColumns;
  readonly start: number;
  readonly end: number;
  /** Top of the band. */
  readonly y: number;
  readonly scale: number;
}

const channelStyles = {
  A: styles.traceA,
  C: styles.traceC,
  G: styles.traceG,
  T: styles.traceT,
} as const;
const qualityStyles = {
  good: styles.qualityGood,
  fair: styles.qualityFair,
  poor: styles.qualityPoor,
} as const;

/** The chromatogram under the residues of a row: quality as bars behind, four curves, the bases in their colours. */
export const TraceBand = memo(function TraceBand(props: TraceBandProps) {
  const { trace, sequence, qualities, columns, start, end, y, scale } = props;
  const { letterWidth } = columns;
  const top = y + TRACE.gap;
  const foot = y + TRACE.band - TRACE.letters;
  const middleOf = (column: number) => columnLeft(columns, column) + letterWidth / 2;
  const paths = tracePaths(trace, { start, end, middleOf, letterWidth, top, foot, scale });
  const bars = { good: "", fair: "", poor: "" };
  const seen = { A: [] as number[], C: [] as number[], G: [] as number[], T: [] as number[] };
  for (let letter = start; letter < end; letter += 1) {
    const column = letter - start;
    const quality = qualities?.[letter];
    if (quality !== undefined) {
      const height = (Math.min(quality, BEST_QUALITY) / BEST_QUALITY) * (foot - top);
      const left = columnLeft(columns, column);
      bars[qualityClass(quality)] += `M${left + 0.5} ${foot}v${-height}h${letterWidth - 1}v${height}Z`;
    }
    const base = (sequence[letter] ?? "").toUpperCase();
    if ((trace.peaks[letter] ?? NO_PEAK) !== NO_PEAK && base in seen)
      seen[base as "A"].push(middleOf(column));
  }
  return (
    <>
      {(["good", "fair", "poor"] as const).map((kind) => (
        <path key={kind} className={qualityStyles[kind]} d={bars[kind]} />
      ))}
      {CHANNELS.map((channel) => (
        <path key={channel} className={channelStyles[channel]} d={paths[channel]} />
      ))}
      {CHANNELS.map(
        (channel) =>
          seen[channel].length > 0 && (
            <text
              key={channel}
              className={channelStyles[channel]}
              x={seen[channel].join(" ")}
              y={foot + TRACE.letters / 2 + 1}
              dy="0.35em"
              textAnchor="middle"
            >
              {channel.repeat(seen[channel].length)}
            </text>
          ),
      )}
    </>
  );
});
