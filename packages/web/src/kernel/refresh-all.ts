import type { QueryClient } from "@tanstack/react-query";

/**
 * Loads everything below a key anew. A first load that is still on its way is given up: it may have been read before the
 * change, and would not be repeated, since there is nothing yet that could be out of date.
 */
export const refreshAll = async (client: QueryClient, queryKey: readonly string[]): Promise<void> => {
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
};
