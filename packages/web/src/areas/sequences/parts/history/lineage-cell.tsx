import { type LineagePath, partInRow } from "../../lineage.ts";
import styles from "./history-panel.module.css";

const LANE = 12;
const MIDDLE = 24;
const xOf = (lane: number): number => 8 + lane * LANE;

interface LineageCellProps {
  readonly paths: readonly LineagePath[];
  readonly version: number;
  readonly isNewest: boolean;
  /** The version in the row below; null in the last. */
  readonly older: number | null;
}

/** A row of the drawn history: the trunk with this version's dot, and the lines that pass or end here. */
export const LineageCell = ({ paths, version, isNewest, older }: LineageCellProps) => {
  const lanes = Math.max(0, ...paths.map(({ lane }) => lane));
  const line = (path: LineagePath) => {
    const part = partInRow(path, version, older);
    if (part === null) return null;
    const x = xOf(path.lane);
    const key = `${path.from}-${path.to}-${path.kind}`;
    const shared = { className: styles.path, "data-kind": path.kind };
    if (part === "pass") return <line key={key} {...shared} x1={x} x2={x} y1="0" y2="100%" />;
    return (
      <g key={key}>
        <line {...shared} x1={xOf(0)} x2={x} y1={MIDDLE} y2={MIDDLE} />
        <line {...shared} x1={x} x2={x} y1={MIDDLE} y2={part === "start" ? "100%" : 0} />
      </g>
    );
  };
  return (
    <svg className={styles.lineage} width={xOf(lanes) + 8} height="100%" aria-hidden="true">
      <line
        className={styles.trunk}
        x1={xOf(0)}
        x2={xOf(0)}
        y1={isNewest ? MIDDLE : 0}
        y2={older === null ? MIDDLE : "100%"}
      />
      {paths.map(line)}
      <circle className={styles.dot} cx={xOf(0)} cy={MIDDLE} r="5" data-newest={isNewest} />
    </svg>
  );
};
