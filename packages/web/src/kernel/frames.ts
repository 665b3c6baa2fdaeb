import { Broken, Forbidden, NotFound, UseAComputer } from "./error-pages.tsx";
import { lazyPage } from "./lazy-page.tsx";
import type { Frames } from "./router.tsx";

/** The shell comes with the first signed-in page, so that the sign-in page stays light. */
const shell = lazyPage(async () => ({ default: (await import("./shell/shell.tsx")).Shell }));

export const frames: Frames = {
  shell,
  forbidden: Forbidden,
  notFound: NotFound,
  useAComputer: UseAComputer,
  failed: Broken,
  pending: () => null,
};
