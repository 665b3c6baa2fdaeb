import type { AnalysisAnswer, ChartKind } from "@benchleaf/contract";

/** A chart of a printed board: its places and series, already in words. */
export interface DrawnTile {
  readonly chart: Exclude<ChartKind, "number" | "table">;
  readonly places: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly format: (value: number) => string;
}

/** As on screen: distinguishable for colour-blind readers, with a contrast of 3:1 to paper. */
const COLORS = ["#1d5fc4", "#d9660a", "#760a03", "#a87aa3", "#2d3a67", "#4a89f2"];
const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [720, 300, 70, 46, 12] as const;
const colorOf = (at: number): string => COLORS[at % COLORS.length]!;

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const round = (value: number): number => Math.round(value * 100) / 100;
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
const text = (x: number, y: number, said: string, more = ""): string =>
  `<text x="${round(x)}" y="${round(y)}" font-size="11" font-family="Noto Sans SC" fill="#333" ${more}>${escapeText(said)}</text>`;
const box = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(Math.max(0, height))}" fill="${fill}" ${more}/>`;

/** A round number that is at least the given one. @example roundUp(37) // 40 */
const roundUp = (value: number): number => {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 5, 8, 10].map((step) => step * power).find((one) => one >= value) ?? value;
};

const legend = (names: readonly string[], y: number): string => {
  if (names.length < 2) return "";
  let x = LEFT;
  return names
    .slice(0, 8)
    .map((name, at) => {
      const said = cut(name, 14);
      const drawn = box(x, y - 9, 10, 10, colorOf(at)) + text(x + 14, y, said);
      x += 30 + [...said].length * 9;
      return x > WIDTH ? "" : drawn;
    })
    .join("");
};

const axes = (places: readonly string[], most: number, format: DrawnTile["format"], step: number): string => {
  const height = HEIGHT - TOP - BOTTOM;
  const lines = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const y = TOP + height * (1 - part);
    return (
      `<line x1="${LEFT}" y1="${round(y)}" x2="${WIDTH - 8}" y2="${round(y)}" stroke="#ddd"/>` +
      text(LEFT - 6, y + 4, format(most * part), 'text-anchor="end"')
    );
  });
  const every = Math.ceil(places.length / 8);
  const names = places.map((place, at) =>
    at % every === 0
      ? text(LEFT + step * (at + 0.5), HEIGHT - BOTTOM + 16, cut(place, 12), 'text-anchor="middle"')
      : "",
  );
  return lines.join("") + names.join("");
};

const onAxes = ({ chart, places, series, format }: DrawnTile): string => {
  const height = HEIGHT - TOP - BOTTOM;
  const step = (WIDTH - LEFT - 8) / Math.max(1, places.length);
  const isStacked = chart === "stacked";
  const peak = (at: number): number => {
    const values = series.map(({ values: own }) => Math.max(0, own[at] ?? 0));
    return isStacked ? values.reduce((sum, one) => sum + one, 0) : Math.max(0, ...values);
  };
  const most = roundUp(Math.max(0, ...places.map((_, at) => peak(at))));
  const y = (value: number): number => TOP + height * (1 - Math.max(0, value) / most);
  const drawn =
    chart === "line"
      ? series.map(({ values }, at) => {
          const points = values.flatMap((value, place) =>
            value === null ? [] : [`${round(LEFT + step * (place + 0.5))},${round(y(value))}`],
          );
          return `<polyline points="${points.join(" ")}" fill="none" stroke="${colorOf(at)}" stroke-width="2"/>`;
        })
      : places.map((_, place) => {
          let base = 0;
          const width = isStacked ? step * 0.7 : (step * 0.8) / series.length;
          return series
            .map(({ values }, at) => {
              const value = Math.max(0, values[place] ?? 0);
              const x = LEFT + step * place + (isStacked ? step * 0.15 : step * 0.1 + width * at);
              const top = y(base + value);
              const bar = box(x, top, width, y(base) - top, colorOf(at));
              if (isStacked) base += value;
              return bar;
            })
            .join("");
        });
  return (
    axes(places, most, format, step) +
    drawn.join("") +
    legend(
      series.map(({ name }) => name),
      HEIGHT - 8,
    )
  );
};

const ring = ({ places, series, format }: DrawnTile): string => {
  const values = places.map((_, at) => Math.max(0, series[0]?.values[at] ?? 0));
  const sum = values.reduce((all, one) => all + one, 0);
  if (sum === 0) return "";
  const [x, y, radius] = [150, HEIGHT / 2, 110];
  let turn = -Math.PI / 2;
  const point = (angle: number, r: number) =>
    `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  const arcs = values.map((value, at) => {
    const end = turn + Math.min(2 * Math.PI - 0.0001, (value / sum) * 2 * Math.PI);
    const isLong = end - turn > Math.PI ? 1 : 0;
    const path = `M ${point(turn, radius)} A ${radius} ${radius} 0 ${isLong} 1 ${point(end, radius)} L ${point(end, 60)} A 60 60 0 ${isLong} 0 ${point(turn, 60)} Z`;
    turn = end;
    return value === 0 ? "" : `<path d="${path}" fill="${colorOf(at)}" stroke="#fff"/>`;
  });
  const names = places.slice(0, 14).map((place, at) => {
    const row = 24 + at * 19;
    const said = `${cut(place, 24)}  ${format(values[at] ?? 0)}  (${Math.round(((values[at] ?? 0) / sum) * 100)} %)`;
    return box(330, row - 9, 10, 10, colorOf(at)) + text(346, row, said);
  });
  return arcs.join("") + names.join("");
};

const heat = ({ places, series, format }: DrawnTile): string => {
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const width = (WIDTH - LEFT - 8) / Math.max(1, places.length);
  const height = (HEIGHT - TOP - BOTTOM) / Math.max(1, series.length);
  const cells = series.map(({ name, values }, row) => {
    const y = TOP + height * row;
    const line = values.map((value, at) =>
      box(
        LEFT + width * at,
        y,
        width - 1,
        height - 1,
        "#1d5fc4",
        `fill-opacity="${round(0.06 + 0.94 * ((value ?? 0) / most))}"`,
      ),
    );
    return text(LEFT - 6, y + height / 2 + 4, cut(name, 8), 'text-anchor="end"') + line.join("");
  });
  const every = Math.ceil(places.length / 12);
  const names = places.map((place, at) =>
    at % every === 0 ? text(LEFT + width * at, HEIGHT - BOTTOM + 16, cut(place, 8)) : "",
  );
  return cells.join("") + names.join("") + text(LEFT, HEIGHT - 8, `0 – ${format(most)}`);
};

/** The chart of a tile as SVG, 720 by 300. */
export const drawTile = (tile: DrawnTile): string => {
  const drawn = tile.chart === "pie" ? ring(tile) : tile.chart === "heat" ? heat(tile) : onAxes(tile);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawn}</svg>`;
};

/** The places and series of an answer, in words. */
export const drawnOf = (
  chart: DrawnTile["chart"],
  { axes: all, values }: AnalysisAnswer,
  words: {
    readonly place: (at: 0 | 1, index: number) => string;
    readonly measure: string;
    readonly format: DrawnTile["format"];
  },
): DrawnTile => {
  const [first = [], second] = all;
  const isDown = chart === "heat" && second !== undefined;
  const places = isDown
    ? second.map((_, at) => words.place(1, at))
    : first.map((_, at) => words.place(0, at));
  if (isDown)
    return {
      ...{ chart, places, format: words.format },
      series: first.map((_, at) => ({ name: words.place(0, at), values: values[at] ?? [] })),
    };
  const names = second === undefined ? [words.measure] : second.map((_, at) => words.place(1, at));
  return {
    ...{ chart, places, format: words.format },
    series: names.map((name, at) => ({ name, values: values.map((row) => row[at] ?? null) })),
  };
};
