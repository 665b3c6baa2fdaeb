import { useState } from "react";
import { Failure } from "../failure.ts";
import { formatError } from "../format-error.ts";
import { useTranslation } from "../translation.ts";

/** One call of a dialog: busy while it runs, its problem in words. A token that ran out leads back to the first step. */
export const useStep = (startOver: () => void) => {
  const t = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(formatError(t, error));
      if (error instanceof Failure && error.code === "identity.token.invalid") startOver();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
};
