import type { AnalysisFigure, FigureGroup } from "@benchleaf/bio";
import type { AnalysisFigureSettings } from "@benchleaf/contract";

/** Where things are in a figure. */
export interface FigureFrame {
  readonly plot: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly size: number;
  readonly settings: AnalysisFigureSettings;
  readonly names: readonly string[];
  readonly legend: readonly string[];
  readonly colors: readonly string[];
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly slot: (index: number) => number;
}

const INK = "#111111";

const errorOf = (
  group: FigureGroup,
  kind: AnalysisFigureSettings["error"],
): readonly [number, number] | null => {
  if (kind === "interval") return group.low === null || group.high === null ? null : [group.low, group.high];
  const reach = kind === "sd" ? group.sd : kind === "sem" ? group.sem : null;
  return reach === null ? null : [group.mean - reach, group.mean + reach];
};

const whisker = (x: number, low: number, high: number, wide: number): string =>
  `M${x} ${low}V${high}M${x - wide} ${low}h${2 * wide}M${x - wide} ${high}h${2 * wide}`;

/** Points, bars or boxes of groups; points are spread by their place in the list, so a figure is the same every time. */
export const drawGroups = (figure: AnalysisFigure, frame: FigureFrame) => {
  const { settings, colors, y, slot, plot } = frame;
  const room = plot.width / Math.max(figure.groups.length, 1);
  const half = Math.min(room * 0.3, 24);
  return figure.groups.map((group, index) => {
    const x = slot(index);
    const color = colors[index % colors.length];
    const error = errorOf(group, settings.error);
    const base = y(Math.max(0, Math.min(0, group.mean)));
    return (
      <g key={group.name}>
        {settings.shape === "bars" && (
          <rect
            x={x - half}
            y={Math.min(y(group.mean), base)}
            width={2 * half}
            height={Math.abs(base - y(group.mean))}
            fill={color}
            fillOpacity="0.35"
            stroke={color}
          />
        )}
        {settings.shape === "boxes" && (
          <>
            <path
              d={`M${x} ${y(Math.min(...group.values))}V${y(group.q1)}M${x} ${y(group.q3)}V${y(Math.max(...group.values))}`}
              stroke={INK}
              strokeWidth="0.75"
            />
            <rect
              x={x - half}
              y={y(group.q3)}
              width={2 * half}
              height={Math.max(y(group.q1) - y(group.q3), 0.5)}
              fill={color}
              fillOpacity="0.35"
              stroke={color}
            />
            <path d={`M${x - half} ${y(group.median)}h${2 * half}`} stroke={INK} strokeWidth="1.2" />
          </>
        )}
        {group.values.slice(0, 500).map((value, place) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: because a value has nothing but its place
            key={place}
            cx={x + half * 0.7 * (((place * 0.618) % 1) - 0.5)}
            cy={y(value)}
            r="1.6"
            fill={color}
          />
        ))}
        {settings.shape === "points" && (
          <path d={`M${x - half * 0.7} ${y(group.mean)}h${half * 1.4}`} stroke={INK} strokeWidth="1.2" />
        )}
        {settings.shape !== "boxes" && error && (
          <path
            d={whisker(x, y(error[0]), y(error[1]), half * 0.4)}
            fill="none"
            stroke={INK}
            strokeWidth="0.75"
          />
        )}
      </g>
    );
  });
};

const pathOf = (line: readonly (readonly [number, number])[], frame: FigureFrame, isStep: boolean): string =>
  line
    .map(([x, y], index) => {
      const [px, py] = [frame.x(x).toFixed(2), frame.y(y).toFixed(2)];
      if (index === 0) return `M${px} ${py}`;
      return isStep ? `H${px}V${py}` : `L${px} ${py}`;
    })
    .join("");

/** Curves with their bands, points, and marks of what was read from them. */
export const drawSeries = (figure: AnalysisFigure, frame: FigureFrame) =>
  figure.series.map((series, index) => {
    const color = frame.colors[index % frame.colors.length];
    const band = frame.settings.hasBand ? series.band : [];
    const outline = [
      ...band.map(([x, , high]) => [x, high] as const),
      ...band.toReversed().map(([x, low]) => [x, low] as const),
    ];
    return (
      <g key={series.name}>
        {band.length > 1 && !series.isStep && (
          <path d={`${pathOf(outline, frame, false)}Z`} fill={color} fillOpacity="0.18" />
        )}
        {band.length > 1 && series.isStep && (
          <>
            <path
              d={pathOf(
                band.map(([x, low]) => [x, low] as const),
                frame,
                true,
              )}
              fill="none"
              stroke={color}
              strokeWidth="0.5"
              strokeDasharray="2 2"
            />
            <path
              d={pathOf(
                band.map(([x, , high]) => [x, high] as const),
                frame,
                true,
              )}
              fill="none"
              stroke={color}
              strokeWidth="0.5"
              strokeDasharray="2 2"
            />
          </>
        )}
        <path d={pathOf(series.line, frame, series.isStep)} fill="none" stroke={color} strokeWidth="1.2" />
        {series.points.slice(0, 5_000).map(([x, y], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: because a point has nothing but its place
          <circle key={place} cx={frame.x(x)} cy={frame.y(y)} r="1.8" fill={color} />
        ))}
        {series.marks.map(([x, y], place) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: because a mark has nothing but its place
            key={place}
            d={`M${frame.x(x) - 2.5} ${frame.y(y)}h5M${frame.x(x)} ${frame.y(y) - 2.5}v5`}
            stroke={INK}
            strokeWidth="1"
          />
        ))}
      </g>
    );
  });

/** Bars of counts or fold changes, next to each other by series. */
export const drawBars = (figure: AnalysisFigure, frame: FigureFrame) => {
  const { names, legend, colors, slot, y, plot } = frame;
  const room = (plot.width / Math.max(names.length, 1)) * 0.7;
  const wide = room / Math.max(legend.length, 1);
  return figure.bars.map((bar) => {
    const place = legend.indexOf(bar.series);
    const x = slot(names.indexOf(bar.name)) - room / 2 + wide * (place + 0.5);
    return (
      <g key={`${bar.name}\n${bar.series}`}>
        <rect
          x={x - wide * 0.42}
          y={Math.min(y(bar.value), y(0))}
          width={wide * 0.84}
          height={Math.abs(y(0) - y(bar.value))}
          fill={colors[place % colors.length]}
        />
        {bar.low !== null && bar.high !== null && (
          <path
            d={whisker(x, y(bar.low), y(bar.high), wide * 0.2)}
            fill="none"
            stroke={INK}
            strokeWidth="0.75"
          />
        )}
      </g>
    );
  });
};
