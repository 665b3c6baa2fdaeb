/* What other areas use of analysis. */
import { lazyPage } from "../../kernel/lazy-page.tsx";

/** The boards of a project next to its overview, for the project's dashboard. */
export const ProjectBoards = lazyPage(() => import("./dashboards/parts/project-boards.tsx"), {
  words: ["dashboards", "charts"],
});
/* What pages show of analyses that are placed in them. */
export { placedAnalysis, useFoundAnalyses, usePlacedAnalysis } from "./analysis.queries.ts";
export { PlacedFigure } from "./parts/placed-figure.tsx";
export {
  analyseRows,
  attributesOfPlaced,
  type PlacedAttributes,
  placedCaption,
} from "./work/place-analysis.ts";
