import type { ReactNode } from "react";
import styles from "./sketch.module.css";

/** What a page looks like when it is used, in a few strokes. */
export type SketchKind =
  | "list"
  | "people"
  | "map"
  | "alignment"
  | "guides"
  | "approval"
  | "messages"
  | "bench";

const ROWS = [22, 44, 66, 88];
const WIDTHS = [74, 52, 88, 60];
const KINDS = ["var(--kind-sequence)", "var(--kind-alignment)", "var(--kind-paper)", "var(--kind-folder)"];

const Bar = ({ x, y, width, soft = false }: { x: number; y: number; width: number; soft?: boolean }) => (
  <rect className={soft ? styles.soft : styles.bar} x={x} y={y} width={width} height="6" rx="3" />
);

const rows = (mark: (y: number, index: number) => ReactNode): ReactNode =>
  ROWS.map((y, index) => (
    <g key={y}>
      {mark(y, index)}
      <Bar x={38} y={y + 2} width={WIDTHS[index] ?? 60} />
      <Bar x={150} y={y + 2} width={24} soft />
      <path className={styles.rule} d={`M14 ${y + 16}H186`} />
    </g>
  ));

/** An arc of a ring around 100, 60; from and to in slices, clockwise from the top. */
const arc = (radius: number, from: number, to: number): string => {
  const at = (turn: number) => {
    const angle = 2 * Math.PI * turn;
    return `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(60 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;
};

const FEATURES = [
  { from: 0.03, to: 0.27, color: "var(--kind-sequence)" },
  { from: 0.38, to: 0.52, color: "var(--kind-folder)" },
  { from: 0.62, to: 0.9, color: "var(--kind-read)" },
];

const LETTERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const PICTURES: Record<SketchKind, () => ReactNode> = {
  list: () =>
    rows((y, index) => (
      <rect x="18" y={y - 1} width="12" height="12" rx="3" style={{ fill: KINDS[index] }} />
    )),
  people: () => rows((y, index) => <circle cx="24" cy={y + 5} r="7" style={{ fill: KINDS[index] }} />),
  messages: () =>
    rows((y, index) => (
      <>
        {index < 2 && <circle className={styles.brand} cx="14" cy={y + 5} r="2.5" />}
        <circle cx="26" cy={y + 5} r="6" style={{ fill: KINDS[index] }} />
      </>
    )),
  map: () => (
    <>
      <circle className={styles.ring} cx="100" cy="60" r="36" />
      {FEATURES.map(({ from, to, color }) => (
        <path key={from} className={styles.arc} d={arc(36, from, to)} style={{ stroke: color }} />
      ))}
      <Bar x={84} y={54} width={32} />
      <Bar x={90} y={64} width={20} soft />
      <Bar x={150} y={30} width={26} soft />
      <Bar x={24} y={40} width={26} soft />
      <path className={styles.rule} d="M50 43L68 46M150 33L134 38" />
    </>
  ),
  alignment: () =>
    [24, 44, 64, 84].map((y, row) => (
      <g key={y}>
        <Bar x={14} y={y + 2} width={24} soft />
        {LETTERS.map((at) => (
          <rect
            key={at}
            x={48 + at * 11.5}
            y={y}
            width="9"
            height="10"
            rx="2"
            className={styles.soft}
            {...(row > 0 && at === 3 + row * 2 ? { style: { fill: "var(--kind-paper)" } } : {})}
          />
        ))}
      </g>
    )),
  guides: () => (
    <>
      <path className={styles.line} d="M14 58H186M14 66H186" />
      <path className={styles.arc} d="M50 44H96" style={{ stroke: "var(--kind-sequence)" }} />
      <path className={styles.arc} d="M102 44H112" style={{ stroke: "var(--kind-folder)" }} />
      <path className={styles.arc} d="M128 80H168" style={{ stroke: "var(--kind-read)" }} />
      <path className={styles.cut} d="M88 30V94" />
      <Bar x={14} y={22} width={48} />
      <Bar x={150} y={22} width={36} soft />
      <Bar x={14} y={98} width={70} soft />
    </>
  ),
  approval: () => (
    <>
      <path className={styles.line} d="M40 46H160" />
      {[40, 100, 160].map((x, index) => (
        <g key={x}>
          <circle className={index === 0 ? styles.brand : styles.step} cx={x} cy="46" r="11" />
          <Bar x={x - 18} y={68} width={36} />
          <Bar x={x - 12} y={80} width={24} soft />
        </g>
      ))}
      <path className={styles.tick} d="M35 46l4 4 7-8" />
    </>
  ),
  bench: () => (
    <>
      {[24, 52, 80].map((y, index) => (
        <g key={y}>
          <rect className={styles.step} x="14" y={y - 4} width="56" height="22" rx="4" />
          <rect x="20" y={y + 1} width="12" height="12" rx="3" style={{ fill: KINDS[index] }} />
          <Bar x={38} y={y + 4} width={24} />
        </g>
      ))}
      <path className={styles.rule} d="M76 59H96" />
      <circle className={styles.ring} cx="140" cy="59" r="30" />
      <path className={styles.arc} d="M140 29A30 30 0 0 1 168 69" style={{ stroke: KINDS[0] }} />
      <path className={styles.arc} d="M155 85A30 30 0 0 1 117 78" style={{ stroke: KINDS[1] }} />
    </>
  ),
};

/** Decoration only: the text next to it has the content. */
export const Sketch = ({ kind }: { readonly kind: SketchKind }) => (
  <svg className={styles.sketch} viewBox="0 0 200 120" width="200" height="120" aria-hidden="true">
    <rect className={styles.paper} x="0.5" y="0.5" width="199" height="119" rx="8" />
    {PICTURES[kind]()}
  </svg>
);
