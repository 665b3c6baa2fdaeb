import type { AreaRoute } from "./area-route.ts";
import { loadPhrases } from "./translation.ts";

const namesOf = (path: string): string[] => path.split("/").filter(Boolean);

/** The route that an address leads to: names come before parameters. */
export const routeOf = (routes: readonly AreaRoute[], path: string): AreaRoute | undefined => {
  const names = namesOf(path);
  const parametersOf = (route: AreaRoute): number => route.path.split("$").length - 1;
  return routes
    .filter((route) => {
      const own = namesOf(route.path);
      return (
        own.length === names.length && own.every((name, at) => name.startsWith("$") || name === names[at])
      );
    })
    .toSorted((a, b) => parametersOf(a) - parametersOf(b))[0];
};

/**
 * Begins to load the page of an address while the session is being asked for. Whether it is rendered is decided later,
 * and what cannot be loaded is reported then.
 */
export const loadFirstPage = (routes: readonly AreaRoute[], path: string): void => {
  const route = routeOf(routes, path);
  if (route === undefined) return;
  const words = route.saysSignInWordsOnly ? [] : (["common"] as const);
  void Promise.allSettled([
    loadPhrases(...words, ...[route.words ?? []].flat()),
    route.page(),
    route.layout !== "bare" && import("./shell/shell.tsx"),
  ]);
};
