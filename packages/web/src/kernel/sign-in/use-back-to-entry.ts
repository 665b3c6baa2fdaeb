import { useEffect, useRef } from "react";

const PROOFS = "input[name=code], input[autocomplete=current-password]";

/**
 * After a refusal anyone who pressed the button is at the code or password that was wrong, with its text marked. Who
 * is in a field already stays there.
 */
export const useBackToEntry = (problem: string | null) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem === null || document.activeElement instanceof HTMLInputElement) return;
    const entry = form.current?.querySelector<HTMLInputElement>(PROOFS);
    entry?.focus();
    entry?.select();
  }, [problem]);
  return form;
};
