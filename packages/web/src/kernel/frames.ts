import { lazy } from "react";
import { Broken, Forbidden, NotFound, UseAComputer } from "./error-pages.tsx";
import { loadPart } from "./load-part.ts";
import type { Frames } from "./router.tsx";

/** The shell comes with the first signed-in page, so that the sign-in page stays light. */
const shell = lazy(async () => ({ default: (await loadPart(() => import("./shell/shell.tsx"))).Shell }));

export const frames: Frames = {
  shell,
  forbidden: Forbidden,
  notFound: NotFound,
  useAComputer: UseAComputer,
  failed: Broken,
  pending: () => null,
};
