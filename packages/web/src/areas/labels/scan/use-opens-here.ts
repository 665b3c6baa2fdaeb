import { isSmallDevice } from "../../../kernel/gates.ts";
import { useRoutes } from "../../../kernel/shell/routes-context.ts";

const isPathOf = (pattern: string, path: readonly string[]): boolean => {
  const parts = pattern.split("/");
  return parts.length === path.length && parts.every((part, at) => part.startsWith("$") || part === path[at]);
};

/** Whether the page at an address is shown here: some pages ask for a computer on a phone. */
export const useOpensHere = (address: string): boolean => {
  const routes = useRoutes();
  const path = (address.split(/[?#]/)[0] ?? "").split("/");
  const isForComputers = routes.find((route) => isPathOf(route.path, path))?.hiddenInDevices ?? false;
  return !isForComputers || !isSmallDevice();
};
