import { type PrimerDesignOptions, qpcrDesign } from "@benchleaf/bio";
import { enteredFigures, type FigureSetting, type Figures } from "./figure-settings.ts";

const { primer, internal, pair, productSizes } = qpcrDesign;
const tm = { unit: "°C", min: 30, max: 95 };
const size = { unit: "nt", min: 10, max: 36, isWhole: true };
const share = { unit: "%", min: 0, max: 100 };
const salt = { unit: "mM", min: 0, max: 1000 };

/** Options of a qPCR design, in display order. */
export const qpcrSettings = {
  place: [
    { key: "targetFirst", min: 1, max: 1e9, usual: null, isWhole: true },
    { key: "targetLast", min: 1, max: 1e9, usual: null, isWhole: true },
    { key: "productLeast", unit: "bp", min: 40, max: 1000, usual: productSizes[0][0], isWhole: true },
    { key: "productMost", unit: "bp", min: 40, max: 1000, usual: productSizes[0][1], isWhole: true },
    { key: "count", min: 1, max: 50, usual: 5, isWhole: true },
  ],
  primer: [
    { key: "sizeLeast", ...size, usual: primer.minSize },
    { key: "sizeBest", ...size, usual: primer.optSize },
    { key: "sizeMost", ...size, usual: primer.maxSize },
    { key: "tmLeast", ...tm, usual: primer.minTm },
    { key: "tmBest", ...tm, usual: primer.optTm },
    { key: "tmMost", ...tm, usual: primer.maxTm },
    { key: "gcLeast", ...share, usual: primer.minGcPercent },
    { key: "gcMost", ...share, usual: primer.maxGcPercent },
    { key: "endGc", min: 0, max: 5, usual: primer.maxEndGc, isWhole: true },
    { key: "run", unit: "nt", min: 1, max: 10, usual: primer.maxPolyX, isWhole: true },
    { key: "tmApart", unit: "°C", min: 0, max: 20, usual: pair.maxTmDifference },
  ],
  probe: [
    { key: "probeSizeLeast", ...size, usual: internal.minSize },
    { key: "probeSizeMost", ...size, usual: internal.maxSize },
    { key: "probeTmLeast", ...tm, usual: internal.minTm },
    { key: "probeTmBest", ...tm, usual: internal.optTm },
    { key: "probeTmMost", ...tm, usual: internal.maxTm },
    { key: "probeGcLeast", ...share, usual: internal.minGcPercent },
    { key: "probeGcMost", ...share, usual: internal.maxGcPercent },
  ],
  mix: [
    { key: "primerConc", unit: "nM", min: 1, max: 10_000, usual: primer.dnaNanomolar },
    { key: "monovalent", ...salt, usual: primer.monovalentMillimolar },
    { key: "divalent", ...salt, usual: primer.divalentMillimolar },
    { key: "dntp", ...salt, usual: primer.dntpMillimolar },
  ],
} as const satisfies Readonly<Record<string, readonly FigureSetting[]>>;

export type QpcrGroup = keyof typeof qpcrSettings;
export const qpcrGroups = Object.keys(qpcrSettings) as readonly QpcrGroup[];
export type QpcrFigure = (typeof qpcrSettings)[QpcrGroup][number]["key"];
export const qpcrFigures: readonly FigureSetting<QpcrFigure>[] = Object.values(qpcrSettings).flat();

export interface QpcrForm {
  readonly figures: Figures<QpcrFigure>;
  /** Last bases of exons, one-based, separated by spaces or commas. */
  readonly junctions: string;
  readonly hasProbe: boolean;
}

export type QpcrInput =
  | { readonly ok: true; readonly options: PrimerDesignOptions }
  | { readonly ok: false; readonly fault: "wanted" | "target" | "junctions" };

/** "120, 431" as places between bases; null if something else is there. */
const junctionsOf = (text: string, length: number): readonly number[] | null => {
  const places = text.split(/[\s,;，；]+/).filter((one) => one !== "");
  const isPlace = (one: string) => /^\d{1,9}$/.test(one) && Number(one) >= 1 && Number(one) < length;
  return places.every(isPlace) ? places.map(Number) : null;
};

/**
 * The engine's input from a form about a template of `length` bases. Positions are one-based in the form and
 * zero-based in the engine.
 */
export const qpcrInput = ({ figures, junctions, hasProbe }: QpcrForm, length: number): QpcrInput => {
  const given = enteredFigures(qpcrFigures, figures);
  if (given === null) return { ok: false, fault: "wanted" };
  const { targetFirst, targetLast } = figures;
  const isHalf = (targetFirst === null) !== (targetLast === null);
  if (isHalf || (targetLast ?? 0) > length || (targetFirst ?? 0) > (targetLast ?? 0))
    return { ok: false, fault: "target" };
  const overlapJunctions = junctionsOf(junctions, length);
  if (overlapJunctions === null) return { ok: false, fault: "junctions" };
  const mix = {
    dnaNanomolar: given.primerConc,
    monovalentMillimolar: given.monovalent,
    divalentMillimolar: given.divalent,
    dntpMillimolar: given.dntp,
  };
  return {
    ok: true,
    options: {
      count: given.count,
      productSizes: [[given.productLeast, given.productMost]],
      ...(targetFirst !== null &&
        targetLast !== null && {
          targets: [{ start: targetFirst - 1, length: targetLast - targetFirst + 1 }],
        }),
      ...(overlapJunctions.length > 0 && { overlapJunctions }),
      primer: {
        ...mix,
        minSize: given.sizeLeast,
        optSize: given.sizeBest,
        maxSize: given.sizeMost,
        minTm: given.tmLeast,
        optTm: given.tmBest,
        maxTm: given.tmMost,
        minGcPercent: given.gcLeast,
        maxGcPercent: given.gcMost,
        maxEndGc: given.endGc,
        maxPolyX: given.run,
      },
      internal: hasProbe
        ? {
            ...mix,
            minSize: given.probeSizeLeast,
            optSize: Math.min(Math.max(internal.optSize, given.probeSizeLeast), given.probeSizeMost),
            maxSize: given.probeSizeMost,
            minTm: given.probeTmLeast,
            optTm: given.probeTmBest,
            maxTm: given.probeTmMost,
            minGcPercent: given.probeGcLeast,
            maxGcPercent: given.probeGcMost,
          }
        : null,
      pair: { maxTmDifference: given.tmApart },
    },
  };
};
