import styles from "./canvas.module.css";
import { arcPath, pointAt } from "./circle-geometry.ts";
import type { CircularScene } from "./circular-scene.ts";
import { flagName, type RemoteCursor } from "./remote-cursors.ts";
import { stretchesOf } from "./selection.ts";
import { textWidth } from "./text-width.ts";
import type { LinearScene } from "./use-linear-scene.ts";

const FLAG_SIZE = 11;
const FLAG_HEIGHT = 16;

const Flag = ({ name, x, y }: { readonly name: string; readonly x: number; readonly y: number }) => {
  const shown = flagName(name);
  const width = textWidth(shown, FLAG_SIZE) + 8;
  return (
    <g>
      <rect x={x - width / 2} y={y - FLAG_HEIGHT / 2} width={width} height={FLAG_HEIGHT} rx={3} />
      <text className={styles.guestName} x={x} y={y} dy="0.35em" textAnchor="middle">
        {shown}
      </text>
    </g>
  );
};

/** Where the others are on the ring: inside of it, so that no name of a feature is covered. */
export const CircularRemoteCursors = ({
  guests,
  scene,
}: {
  readonly guests: readonly RemoteCursor[];
  readonly scene: CircularScene;
}) => {
  const { size, backbone } = scene;
  if (size === 0) return null;
  const arc = Math.max(8, backbone - 14);
  return guests.map(({ id, name, ink, selection }) => {
    const [from, to] = [scene.angle(selection.start), scene.angle(selection.start + selection.length)];
    const [inside, outside, flag] = [Math.max(8, backbone - 24), backbone + 4, Math.max(0, backbone - 46)];
    const at = (angle: number) => {
      const [one, other] = [pointAt(inside, angle), pointAt(outside, angle)];
      return <line x1={one.x} y1={one.y} x2={other.x} y2={other.y} />;
    };
    return (
      <g key={id} className={styles.guest} data-ink={ink} pointerEvents="none">
        {at(from)}
        {selection.length > 0 && (
          <>
            <path d={arcPath(arc, from, to)} />
            {at(to)}
          </>
        )}
        <Flag name={name} {...pointAt(flag, (from + to) / 2)} />
      </g>
    );
  });
};

/** Where the others are on the line: at its foot. */
export const LinearRemoteCursors = ({
  guests,
  plan,
  size,
}: {
  readonly guests: readonly RemoteCursor[];
  readonly plan: LinearScene["plan"];
  readonly size: number;
}) => {
  const { toX, scale, axis, height, width } = plan;
  const foot = height - FLAG_HEIGHT / 2 - 2;
  return guests.map(({ id, name, ink, selection }) => {
    const x = toX(selection.start);
    const isInSight = x >= 0 && x <= width;
    return (
      <g key={id} className={styles.guest} data-ink={ink} pointerEvents="none">
        {selection.length === 0 && <line x1={x} x2={x} y1={axis - 6} y2={height} />}
        {stretchesOf(selection, size).map(({ start, end }) => (
          <path
            key={start}
            d={`M${toX(start)} ${height}V${axis - 6}H${toX(start) + Math.max(1, (end - start) * scale)}V${height}`}
          />
        ))}
        {isInSight && <Flag name={name} x={Math.min(width - 40, Math.max(40, x))} y={foot} />}
      </g>
    );
  });
};
