import { useId } from "react";
import { chartTicks } from "./chart-ticks.ts";
import styles from "./line-chart.module.css";

/** A point in the units of the chart's axes. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

interface LineChartProps {
  /** What is seen, in words: it is read out instead of the drawing. */
  readonly label: string;
  readonly xLabel: string;
  readonly yLabel: string;
  /** In the order of x. */
  readonly points: readonly ChartPoint[];
  /** The axis spans these at least; otherwise what the points span. */
  readonly yLeast?: number;
  readonly yMost?: number;
  /** A marked position on the x axis, with its label. */
  readonly mark?: { readonly x: number; readonly label: string };
  readonly say: { readonly x: (x: number) => string; readonly y: (y: number) => string };
  /** The same as a table: its summary, and the interval between listed points. */
  readonly table: { readonly label: string; readonly every: number };
}

const WIDTH = 640;
const HEIGHT = 280;
const LEFT = 56;
const RIGHT = 16;
const TOP = 24;
const BOTTOM = 44;

const scale =
  (from: number, to: number, start: number, end: number) =>
  (value: number): number =>
    start + ((value - from) / (to - from || 1)) * (end - start);

/** A curve with axes, and the same as a table for who reads instead of looking. */
export const LineChart = (props: LineChartProps) => {
  const { label, xLabel, yLabel, points, yLeast, yMost, mark, say, table } = props;
  const id = useId();
  const ys = points.map(({ y }) => y);
  const xs = points.map(({ x }) => x);
  const yTicks = chartTicks(Math.min(...ys, yLeast ?? ys[0] ?? 0), Math.max(...ys, yMost ?? ys[0] ?? 1), 5);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const xTicks = chartTicks(low, high, 7).filter((tick) => tick >= low && tick <= high);
  const atX = scale(low, high, LEFT, WIDTH - RIGHT);
  const atY = scale(yTicks[0] ?? 0, yTicks.at(-1) ?? 1, HEIGHT - BOTTOM, TOP);
  const path = points.map(
    ({ x, y }, index) => `${index === 0 ? "M" : "L"}${atX(x).toFixed(1)} ${atY(y).toFixed(1)}`,
  );
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} role="img" aria-labelledby={id}>
        <title id={id}>{label}</title>
        {yTicks.map((tick) => (
          <g key={tick}>
            <line
              className={tick === 0 ? styles.zero : styles.grid}
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={atY(tick)}
              y2={atY(tick)}
            />
            <text className={styles.yTick} x={LEFT - 8} y={atY(tick) + 4}>
              {say.y(tick)}
            </text>
          </g>
        ))}
        {xTicks.map((tick) => (
          <g key={tick}>
            <line
              className={styles.tick}
              x1={atX(tick)}
              x2={atX(tick)}
              y1={HEIGHT - BOTTOM}
              y2={HEIGHT - BOTTOM + 5}
            />
            <text className={styles.xTick} x={atX(tick)} y={HEIGHT - BOTTOM + 18}>
              {say.x(tick)}
            </text>
          </g>
        ))}
        <text className={styles.axis} x={LEFT} y={14}>
          {yLabel}
        </text>
        <text className={styles.xAxis} x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 6}>
          {xLabel}
        </text>
        {mark && mark.x >= low && mark.x <= high && (
          <g>
            <line className={styles.mark} x1={atX(mark.x)} x2={atX(mark.x)} y1={TOP} y2={HEIGHT - BOTTOM} />
            <text
              className={atX(mark.x) > WIDTH / 2 ? styles.markBefore : styles.markBehind}
              x={atX(mark.x) + (atX(mark.x) > WIDTH / 2 ? -6 : 6)}
              y={TOP + 12}
            >
              {mark.label}
            </text>
          </g>
        )}
        <path className={styles.curve} d={path.join("")} />
      </svg>
      <details className={styles.twin}>
        <summary>{table.label}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keys must reach it */}
        <section className={styles.rows} tabIndex={0} aria-label={table.label}>
          <table>
            <thead>
              <tr>
                <th scope="col">{xLabel}</th>
                <th scope="col">{yLabel}</th>
              </tr>
            </thead>
            <tbody>
              {points
                .filter((_, index) => index % table.every === 0)
                .map(({ x, y }) => (
                  <tr key={x}>
                    <th scope="row">{say.x(x)}</th>
                    <td>{say.y(y)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
};
