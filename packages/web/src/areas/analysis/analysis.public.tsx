/* What other areas use of analysis. */
import { lazyPage } from "../../kernel/lazy-page.tsx";

/** The boards of a project next to its overview, for the project's dashboard. */
export const ProjectBoards = lazyPage(() => import("./dashboards/parts/project-boards.tsx"), {
  words: ["dashboards", "charts"],
});
