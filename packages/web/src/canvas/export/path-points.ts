/** Angles of an arc's middle, start and sweep, after SVG 1.1, appendix F.6.5; circles only. */
const circleOf = (
  x1: number,
  y1: number,
  radius: number,
  isLarge: boolean,
  isClockwise: boolean,
  x2: number,
  y2: number,
) => {
  const half = Math.hypot(x2 - x1, y2 - y1) / 2;
  const r = Math.max(radius, half);
  const height = Math.sqrt(Math.max(0, r * r - half * half));
  const sign = isLarge === isClockwise ? -1 : 1;
  const [nx, ny] = half === 0 ? [0, 0] : [-(y2 - y1) / (2 * half), (x2 - x1) / (2 * half)];
  const cx = (x1 + x2) / 2 + sign * height * nx;
  const cy = (y1 + y2) / 2 + sign * height * ny;
  const from = Math.atan2(y1 - cy, x1 - cx);
  const turn = Math.atan2(y2 - cy, x2 - cx) - from;
  const sweep = isClockwise ? (turn < 0 ? turn + 2 * Math.PI : turn) : turn > 0 ? turn - 2 * Math.PI : turn;
  return { cx, cy, r, from, sweep };
};

const n = (value: number) => String(Math.round(value * 1000) / 1000);

/** A circle's arc as Bézier curves, each of an eighth turn at most (error below 5e-6 of the radius). */
const curves = ({ cx, cy, r, from, sweep }: ReturnType<typeof circleOf>): string => {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 4) - 1e-6));
  const step = sweep / count;
  const reach = (4 / 3) * Math.tan(step / 4) * r;
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [from + index * step, from + (index + 1) * step];
    const [x1, y1, x2, y2] = [
      cx + r * Math.cos(a),
      cy + r * Math.sin(a),
      cx + r * Math.cos(b),
      cy + r * Math.sin(b),
    ];
    const points = [
      x1 - reach * Math.sin(a),
      y1 + reach * Math.cos(a),
      x2 + reach * Math.sin(b),
      y2 - reach * Math.cos(b),
      x2,
      y2,
    ];
    return `${points.map(n).join(" ")} c`;
  }).join("\n");
};

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, A: 7, Z: 0 };

/** A path of the commands M L H V A Z (absolute, as all views draw) as operators of PDF. */
export const pdfPath = (d: string): string => {
  const operators: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = "", rest = ""] of d.matchAll(/([MLHVAZ])([^MLHVAZ]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const count = ARGUMENTS[command] ?? 0;
    if (command === "Z") {
      operators.push("h");
      [x, y] = [startX, startY];
    }
    for (let at = 0; count > 0 && at + count <= numbers.length; at += count) {
      const [a = 0, b = 0, , large = 0, clockwise = 0, endX = 0, endY = 0] = numbers.slice(at, at + count);
      if (command === "A") {
        operators.push(curves(circleOf(x, y, a, large === 1, clockwise === 1, endX, endY)));
        [x, y] = [endX, endY];
        continue;
      }
      [x, y] = command === "H" ? [a, y] : command === "V" ? [x, a] : [a, b];
      operators.push(`${n(x)} ${n(y)} ${command === "M" && at === 0 ? "m" : "l"}`);
      if (command === "M" && at === 0) [startX, startY] = [x, y];
    }
  }
  return operators.join("\n");
};

/** A whole circle as a path of its own. */
export const circlePath = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}A${r} ${r} 0 1 1 ${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx - r} ${cy}Z`;

export const rectPath = (x: number, y: number, width: number, height: number, rx: number): string => {
  const r = Math.min(rx, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (r <= 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const corner = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return `M${x + r} ${y}H${right - r}${corner(right, y + r)}V${bottom - r}${corner(right - r, bottom)}H${x + r}${corner(x, bottom - r)}V${y + r}${corner(x + r, y)}Z`;
};
