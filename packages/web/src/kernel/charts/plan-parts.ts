import type { ChartData } from "./chart-data.ts";
import type { ChartFigures } from "./chart-figures.ts";
import type { ChartLooks, SeriesMark } from "./chart-looks.ts";

/** What a plan depends on, in addition to the data. */
export interface PlanFor {
  readonly looks: ChartLooks;
  readonly say: ChartFigures;
  readonly timezone: string;
  /** Of the drawing, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly isStill: boolean;
  /** In a file the title is in the picture; on a page above it. */
  readonly isPicture: boolean;
}

/** Characters of the axes. */
export const FONT_SIZE = 12;
const LEGEND_ROW = 22;
const TITLE = 34;

/** How wide a text is about, in pixels: characters of Chinese are as wide as high. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e7f ? FONT_SIZE : 6.6), 0);

/** How many rows the names of series take. @example legendRows(["Created", "Saved"], 600) // 1 */
export const legendRows = (names: readonly string[], width: number): number => {
  let rows = 1;
  let used = 0;
  for (const name of names) {
    const size = widthOf(name) + 45;
    if (used > 0 && used + size > width) {
      rows += 1;
      used = 0;
    }
    used += size;
  }
  return rows;
};

/** A pattern as the library draws it: lines in the background's colour, so that it never darkens what it is on. */
export const decalOf = ({ pattern }: SeriesMark, ground: string) =>
  pattern === null
    ? { symbol: "none" as const }
    : {
        symbol: "rect" as const,
        color: ground,
        dashArrayX: [1, 0],
        dashArrayY: [1.5, pattern.gap],
        rotation: pattern.rotation,
      };

/** How high the head of a drawing is: title in a picture, names where there are several. */
export const headHeight = (data: ChartData, names: readonly string[], plan: PlanFor): number =>
  (plan.isPicture ? TITLE : 0) +
  (names.length > 1 || data.kind === "share" ? legendRows(names, plan.width) * LEGEND_ROW + 8 : 0);

/**
 * What all kinds have: characters, title, names of series, and the box that follows the pointer, drawn without
 * markup.
 */
export const frameOf = (data: ChartData, names: readonly string[], plan: PlanFor) => {
  const { looks, isPicture, isStill, say } = plan;
  const text = { fontFamily: looks.fontFamily, fontSize: FONT_SIZE };
  return {
    animation: !isStill && !isPicture,
    animationDuration: 180,
    animationDurationUpdate: 180,
    textStyle: { ...text, color: looks.ink },
    title: isPicture
      ? [
          {
            text: data.title,
            left: 8,
            top: 8,
            padding: 0,
            // The fonts that a picture carries are of one weight.
            textStyle: { ...text, fontSize: 16, fontWeight: "normal" as const, color: looks.ink },
          },
        ]
      : [],
    legend: {
      show: names.length > 1 || data.kind === "share",
      data: [...names],
      top: isPicture ? TITLE : 0,
      left: isPicture ? 8 : 0,
      // Chinese characters extend beyond their line.
      padding: [4, 0],
      itemWidth: 22,
      itemHeight: 12,
      itemGap: 18,
      // Who has no mouse could not bring back what a click hides.
      selectedMode: false,
      textStyle: { ...text, color: looks.ink },
    },
    tooltip: {
      // Drawn on the canvas: the page's policy allows no styles within markup.
      renderMode: "richText" as const,
      confine: true,
      backgroundColor: looks.raised,
      borderColor: looks.line,
      padding: 10,
      transitionDuration: isStill ? 0 : 0.12,
      textStyle: { ...text, color: looks.ink },
      valueFormatter: (value: unknown) => (typeof value === "number" ? say.value(data.measure, value) : "–"),
    },
  };
};
