import { onlineManager, QueryClient } from "@tanstack/react-query";
import { connection } from "./connection.ts";
import { Failure, isConnectionFailure } from "./failure.ts";

const MAX_ATTEMPTS = 30;

/** Reads wait while the server is away and continue when it is back; nothing that changes data is sent twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => isConnectionFailure(error) && count < MAX_ATTEMPTS,
      retryDelay: 1_000,
      throwOnError: (error) => !(error instanceof Failure),
    },
    mutations: { retry: false },
  },
});

/** Lets queries wait while there is no line to the server. */
export const followConnection = (): void => {
  onlineManager.setEventListener((setOnline) =>
    connection.state.subscribe(() => setOnline(connection.state.get() === "well")),
  );
  connection.start();
};
