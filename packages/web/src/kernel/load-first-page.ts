import type { AreaRoute } from "./area-route.ts";
import { checkAccess, redirectFor, type Visitor } from "./gates.ts";
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

/** The parameters of an address that leads to a route. */
const paramsOf = ({ path: pattern }: AreaRoute, path: string): Record<string, string> => {
  const names = namesOf(path);
  return Object.fromEntries(
    namesOf(pattern).flatMap((name, at) =>
      name.startsWith("$") ? [[name.slice(1), decodeURIComponent(names[at] ?? "")]] : [],
    ),
  );
};

/** Begins to load what the page of an address shows, if its visitor will see it. */
export const prepareFirstPage = async (
  routes: readonly AreaRoute[],
  visitor: Visitor,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): Promise<void> => {
  const route = routeOf(routes, pathname);
  if (route === undefined || checkAccess(route, visitor) !== "open") return;
  if (redirectFor(route, routes, visitor) !== undefined) return;
  const { prepare } = await route.page();
  prepare?.({
    params: paramsOf(route, pathname),
    search: Object.fromEntries(new URLSearchParams(search)),
  });
};
