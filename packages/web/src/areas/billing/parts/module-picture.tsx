import type { ActivationModule } from "@benchleaf/contract";
import type { ReactNode } from "react";
import styles from "./module.module.css";

const WIDTH = 480;
const HEIGHT = 360;

/**
 * A freezer box from above; its tubes are placed as people fill a box, from the left, with gaps where some were
 * removed.
 */
const WELLS = 9;
const TAKEN = ["111111111", "111011111", "111111111", "111111011", "101111111", "111111000", "110110000"];
const SOUGHT = { row: 3, column: 4 };

const FreezerBox = () => {
  const pitch = 34;
  const left = (WIDTH - WELLS * pitch) / 2;
  const top = (HEIGHT - WELLS * pitch) / 2;
  const wells = Array.from({ length: WELLS * WELLS }, (_, index) => {
    const [row, column] = [Math.floor(index / WELLS), index % WELLS];
    return { row, column, x: left + (column + 0.5) * pitch, y: top + (row + 0.5) * pitch };
  });
  const sought = wells.find(({ row, column }) => row === SOUGHT.row && column === SOUGHT.column)!;
  return (
    <>
      <rect
        className={styles.line}
        x={left - 12}
        y={top - 12}
        width={WELLS * pitch + 24}
        height={WELLS * pitch + 24}
        rx="14"
      />
      {wells.map(({ row, column, x, y }) => {
        const isTaken = TAKEN[row]?.[column] === "1";
        const shade = (row * 5 + column * 3) % 4 === 0 ? styles.half : styles.full;
        return (
          <circle
            key={`${row}-${column}`}
            className={isTaken ? shade : styles.empty}
            cx={x}
            cy={y}
            r={isTaken ? 12 : 11}
          />
        );
      })}
      <circle className={styles.ring} cx={sought.x} cy={sought.y} r="17" />
    </>
  );
};

/** Bookings as instrument, first and last hour of the week's five days of ten. */
const BOOKINGS = [
  [0, 1, 7],
  [0, 12, 16],
  [0, 23, 33],
  [0, 41, 46],
  [1, 3, 13],
  [1, 21, 26],
  [1, 34, 44],
  [2, 0, 4],
  [2, 8, 17],
  [2, 30, 37],
  [3, 5, 9],
  [3, 31, 39],
  [3, 42, 49],
] as const;
const SERVICE = { instrument: 3, from: 12, to: 27 };

const Calendar = () => {
  const [left, top, row, hour] = [64, 48, 68, 7.8];
  const bottom = top + 4 * row;
  const place = (instrument: number, from: number, to: number) => ({
    x: left + from * hour,
    y: top + instrument * row + 14,
    width: (to - from) * hour - 3,
    height: row - 28,
    rx: 6,
  });
  const service = place(SERVICE.instrument, SERVICE.from, SERVICE.to);
  return (
    <>
      {[0, 1, 2, 3, 4, 5].map((day) => (
        <line
          key={day}
          className={styles.thin}
          x1={left + day * 10 * hour}
          x2={left + day * 10 * hour}
          y1={top - 16}
          y2={bottom}
        />
      ))}
      {[0, 1, 2, 3, 4].map((line) => (
        <line
          key={line}
          className={styles.thin}
          x1="16"
          x2={left + 50 * hour}
          y1={top + line * row}
          y2={top + line * row}
        />
      ))}
      {[0, 1, 2, 3].map((instrument) => (
        <g key={instrument} className={styles.line}>
          <rect x="22" y={top + instrument * row + 20} width="26" height="20" rx="4" />
          <path d={`M28 ${top + instrument * row + 48}h14`} />
        </g>
      ))}
      {BOOKINGS.map(([instrument, from, to], index) => (
        <rect
          key={`${instrument}-${from}`}
          className={index % 3 === 1 ? styles.half : styles.full}
          {...place(instrument, from, to)}
        />
      ))}
      <rect className={styles.empty} {...service} />
      {Array.from({ length: 9 }, (_, index) => service.x + 8 + index * 12).map((x) => (
        <line
          key={x}
          className={styles.hatch}
          x1={x}
          x2={x + 8}
          y1={service.y + service.height - 4}
          y2={service.y + 4}
        />
      ))}
    </>
  );
};

/** Tubes of a lineage: position, fill level and parent of each. */
const TUBES = [
  { x: 60, y: 180, fill: 0.35, from: null },
  { x: 210, y: 70, fill: 0.9, from: 0 },
  { x: 210, y: 180, fill: 0.7, from: 0 },
  { x: 210, y: 290, fill: 0.5, from: 0 },
  { x: 370, y: 125, fill: 0.8, from: 2 },
  { x: 370, y: 235, fill: 0.25, from: 2 },
] as const;

const Descent = () => (
  <>
    {TUBES.map(({ x, y, from }) => {
      const parent = from === null ? null : TUBES[from];
      if (!parent) return null;
      const middle = (parent.x + x) / 2;
      return (
        <path
          key={`${x}-${y}`}
          className={styles.line}
          d={`M${parent.x + 26} ${parent.y}C${middle} ${parent.y} ${middle} ${y} ${x - 26} ${y}`}
        />
      );
    })}
    {TUBES.map(({ x, y, fill }) => {
      const level = y + 36 - 66 * fill;
      return (
        <g key={`${x}-${y}`}>
          <rect className={styles.empty} x={x - 16} y={y - 34} width="32" height="74" rx="14" />
          <path
            className={fill > 0.6 ? styles.full : styles.half}
            d={`M${x - 13} ${level}h26V${y + 26}a13 13 0 0 1-26 0z`}
          />
          <rect className={styles.line} x={x - 16} y={y - 34} width="32" height="74" rx="14" />
          <rect className={styles.full} x={x - 19} y={y - 44} width="38" height="12" rx="4" />
        </g>
      );
    })}
  </>
);

const WEEKS = [36, 58, 47, 82, 96, 88, 131, 168];

const Dashboard = () => {
  const [left, base, pitch] = [56, 300, 48];
  const tops = WEEKS.map((value, week) => ({ x: left + week * pitch + 16, y: base - value - 52 }));
  return (
    <>
      {[0, 1, 2, 3, 4].map((line) => (
        <line
          key={line}
          className={styles.thin}
          x1="36"
          x2={WIDTH - 32}
          y1={base - line * 58}
          y2={base - line * 58}
        />
      ))}
      {WEEKS.map((value, week) => {
        const x = left + week * pitch;
        const stacked = value * 0.4;
        return (
          <g key={x}>
            <rect className={styles.full} x={x} y={base - value} width="32" height={value} rx="3" />
            <rect
              className={styles.faint}
              x={x}
              y={base - value - stacked}
              width="32"
              height={stacked}
              rx="3"
            />
          </g>
        );
      })}
      <path className={styles.trend} d={`M${tops.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
    </>
  );
};

const pictures: Record<ActivationModule, () => ReactNode> = {
  inventory: FreezerBox,
  equipment: Calendar,
  sample: Descent,
  analysis: Dashboard,
};

/** What the module is about, drawn in the product's own colours. */
export const ModulePicture = ({ module, label }: { module: ActivationModule; label: string }) => {
  const Picture = pictures[module];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <Picture />
    </svg>
  );
};
