import { useEffect } from "react";
import { connection } from "./connection.ts";
import { ErrorState } from "./parts/error-state.tsx";

/** The server did not answer at the very start: waits for it, and begins again by itself. */
export const StartFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  useEffect(
    () => connection.state.subscribe(() => connection.state.get() === "well" && onRetry()),
    [onRetry],
  );
  return (
    <main>
      <ErrorState error={error} onRetry={onRetry} />
    </main>
  );
};
