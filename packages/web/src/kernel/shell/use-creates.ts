import type { AreaRoute, CreateAction } from "../area-route.ts";
import { isOffered } from "../gates.ts";
import { currentVisitor } from "../router.tsx";
import { hasPermission } from "../session.ts";
import { useRoutes } from "./routes-context.ts";

/** What these routes let the reader begin, by weight descending. */
export const createsOf = (routes: readonly AreaRoute[]): CreateAction[] =>
  routes
    .flatMap(({ creates }) => creates ?? [])
    .filter(({ permission }) => !permission || hasPermission(permission))
    .toSorted((left, right) => (right.weight ?? 0) - (left.weight ?? 0));

/** What the areas let the reader begin, in their order. */
export const useCreates = (): CreateAction[] => {
  const visitor = currentVisitor();
  return createsOf(useRoutes().filter((route) => isOffered(route, visitor)));
};
