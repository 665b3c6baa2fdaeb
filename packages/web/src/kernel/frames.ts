import { Broken, Forbidden, NotFound } from "./error-pages.tsx";
import { lazyPage } from "./lazy-page.tsx";
import type { Frames } from "./router.tsx";

/** The shell is loaded with the first signed-in page, so that the sign-in page stays light. */
const shell = lazyPage(async () => ({ default: (await import("./shell/shell.tsx")).Shell }));

/** Shell and error pages, as the router draws them. */
export const frames: Frames = {
  shell,
  forbidden: Forbidden,
  notFound: NotFound,
  useAComputer: lazyPage(async () => ({ default: (await import("./use-a-computer.tsx")).UseAComputer })),
  failed: Broken,
  pending: () => null,
};
