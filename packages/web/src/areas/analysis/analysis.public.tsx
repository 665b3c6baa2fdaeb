/* What pages show of analyses that are placed in them. */
export { placedAnalysis, useFoundAnalyses, usePlacedAnalysis } from "./analysis.queries.ts";
export { PlacedFigure } from "./parts/placed-figure.tsx";
export {
  analyseRows,
  attributesOfPlaced,
  type PlacedAttributes,
  placedCaption,
} from "./work/place-analysis.ts";
