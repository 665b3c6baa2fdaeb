import { checkAccess } from "../../../kernel/gates.ts";
import { currentVisitor } from "../../../kernel/router.tsx";
import { useRoutes } from "../../../kernel/shell/routes-context.ts";

const isPathOf = (pattern: string, path: readonly string[]): boolean => {
  const parts = pattern.split("/");
  return parts.length === path.length && parts.every((part, at) => part.startsWith("$") || part === path[at]);
};

/** Whether the page at an address opens for the reader: some ask for a permission, and on a phone for a computer. */
export const useOpensHere = (address: string): boolean => {
  const routes = useRoutes();
  const path = (address.split(/[?#]/)[0] ?? "").split("/");
  const route = routes.find((one) => isPathOf(one.path, path));
  return route === undefined || checkAccess(route, currentVisitor()) === "open";
};
