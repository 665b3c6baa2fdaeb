import type { AnalysisFigure } from "../statistics/analysis-spec.ts";
import { errorOf } from "./draw-groups.ts";
import type { FigureStyle } from "./figure-scene.ts";

/** A part of a caption: what is drawn, so that no reader has to guess what an error bar means. */
export interface CaptionPart {
  readonly code:
    | "points"
    | "bars"
    | "boxes"
    | "sd"
    | "sem"
    | "interval"
    | "n"
    | "n-range"
    | "band"
    | "step-band"
    | "bar-interval"
    | "marks"
    | "censored"
    | "stars";
  readonly least?: number;
  readonly most?: number;
  /** In per cent. */
  readonly confidence?: number;
}

const groupParts = (
  { groups, brackets }: AnalysisFigure,
  style: FigureStyle,
  confidence: number,
): CaptionPart[] => {
  const sizes = groups.map(({ values }) => values.length);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const hasErrors = style.shape !== "boxes" && groups.some((group) => errorOf(group, style.error) !== null);
  const error: CaptionPart[] =
    !hasErrors || style.error === "none"
      ? []
      : [style.error === "interval" ? { code: "interval", confidence } : { code: style.error }];
  return [
    { code: style.shape },
    ...error,
    ...(sizes.length === 0
      ? []
      : [least === most ? ({ code: "n", least } as const) : ({ code: "n-range", least, most } as const)]),
    ...(brackets.length > 0 ? [{ code: "stars" } as const] : []),
  ];
};

/** What a caption has to say about a figure: its shapes, the meaning of error bars and bands, and the number of values. */
export const captionPartsOf = (
  figure: AnalysisFigure,
  style: FigureStyle,
  share: number,
): readonly CaptionPart[] => {
  const confidence = Math.round(share * 1_000) / 10;
  if (figure.kind === "groups") return groupParts(figure, style, confidence);
  if (figure.kind === "bars")
    return figure.bars.some(({ low }) => low !== null) ? [{ code: "bar-interval", confidence }] : [];
  const isStep = figure.series.some((series) => series.isStep);
  const hasBand = style.hasBand && figure.series.some(({ band }) => band.length > 1);
  const hasMarks = figure.series.some(({ marks }) => marks.length > 0);
  return [
    ...(hasBand ? [{ code: isStep ? "step-band" : "band", confidence } as const] : []),
    ...(hasMarks ? [{ code: isStep ? "censored" : "marks" } as const] : []),
  ];
};
