import type { accountsApi, DataOf } from "@benchleaf/contract";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { Failure } from "../../../kernel/failure.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { sayFailure } from "../../../kernel/say-failure.ts";
import { session } from "../../../kernel/session.ts";
import { useWords, type Words } from "../../../kernel/words.ts";
import { nextAddress } from "../next-address.ts";

type SignedIn = DataOf<typeof accountsApi.passwordLogin>;

const saySignInProblem = (t: Words, error: unknown): string => {
  const code = error instanceof Failure ? error.code : "";
  if (code === "third.attempt") return t("accounts.wrongPassword");
  if (code === "user.locked" || code === "tenth.attempt") return t("accounts.locked");
  return sayFailure(t, error);
};

/** Runs a sign-in or register call once at a time and goes on to the page that was asked for. */
export const useEnter = () => {
  const t = useWords();
  const router = useRouter();
  const { next } = useQueryParams();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Failure | Error | null>(null);
  const enter = async (work: () => Promise<SignedIn>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      session.set(await work());
      await router.invalidate();
      router.history.replace(nextAddress(next));
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error(String(error)));
      setBusy(false);
    }
  };
  return {
    enter,
    isBusy,
    problem: problem && saySignInProblem(t, problem),
    code: problem instanceof Failure ? problem.code : null,
  };
};
