import { accountsApi, type SignInAnswer, type TwoFactorChallenge } from "@benchleaf/contract";
import { useState } from "react";
import { call } from "../client.ts";
import { Failure } from "../failure.ts";
import { formatError } from "../format-error.ts";
import { reopen, type Session } from "../session.ts";
import { type Translate, useTranslation } from "../translation.ts";
import { useCaptcha } from "./use-captcha.ts";

const optional = { isSessionOptional: true } as const;

const saySignInProblem = (t: Translate, error: unknown): string => {
  const code = error instanceof Failure ? error.code : "";
  if (code === "third.attempt") return t("accounts.wrongPassword");
  if (code === "user.locked" || code === "tenth.attempt") return t("accounts.locked");
  return formatError(t, error);
};

/** Without a team: to the requested invitation, else to the page that explains it. */
const openTeamless = (): Promise<void> => {
  const next = new URLSearchParams(location.search).get("next") ?? "";
  return reopen(next.startsWith("/i/") ? next : "/left");
};

/**
 * The steps of a sign-in: the first one, the second factor if required, then `onSignedIn`. Starts with the second if
 * it was `asked`.
 */
export const useSignIn = (
  onSignedIn: (session: Session) => Promise<void> | void,
  asked: TwoFactorChallenge | null = null,
) => {
  const t = useTranslation();
  const captcha = useCaptcha("login");
  const [challenge, setChallenge] = useState<TwoFactorChallenge | null>(asked);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Failure | Error | null>(null);

  const run = async (work: () => Promise<SignInAnswer>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const answer = await work();
      if ("twoFactor" in answer) return setChallenge(answer.twoFactor);
      await ("teamless" in answer ? openTeamless() : onSignedIn(answer));
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error(String(error)));
      // The ticket has expired: back to the first step, which says why.
      const code = error instanceof Failure ? error.code : "";
      if (["two.factor.expired", "user.locked"].includes(code)) setChallenge(null);
    } finally {
      setBusy(false);
    }
  };

  return {
    challenge,
    isBusy,
    captcha: captcha.state,
    code: problem instanceof Failure ? problem.code : null,
    problem: problem && saySignInProblem(t, problem),
    isLocked: problem instanceof Failure && ["user.locked", "tenth.attempt"].includes(problem.code),
    forgetChallenge: () => setChallenge(null),
    run,
    byPassword: (username: string, password: string) =>
      run(() =>
        captcha.run((captchaVerifyParam) =>
          call(accountsApi.passwordLogin, { body: { username, password, captchaVerifyParam } }, optional),
        ),
      ),
    byCode: (username: string, code: string) =>
      run(() => call(accountsApi.smsLogin, { body: { username, code } }, optional)),
    bySecondStep: (authMethod: TwoFactorChallenge["authMethods"][number], code: string) =>
      run(() =>
        call(
          accountsApi.twoFactorLogin,
          { body: { twoFactorTicket: challenge?.twoFactorTicket ?? "", authMethod, code } },
          optional,
        ),
      ),
  };
};
export type SignIn = ReturnType<typeof useSignIn>;
