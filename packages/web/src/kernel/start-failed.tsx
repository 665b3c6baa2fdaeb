import { useEffect } from "react";
import { ErrorState } from "../ui/error-state.tsx";
import { connection } from "./connection.ts";

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
