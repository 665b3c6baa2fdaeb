import type { SignInAnswer } from "@benchleaf/contract";
import type { Context } from "../../kernel/context.ts";
import type { Admission, SignedInResult } from "./admit.ts";

type WithoutToken<E> = E extends unknown ? Omit<E, "token"> : never;

/** Puts the session's token into the cookie; the response body never contains it. */
export const setSessionCookie = <E extends SignedInResult>(
  context: Context,
  { token, ...result }: E,
): WithoutToken<E> => {
  context.setSession(token);
  return result as WithoutToken<E>;
};

export const answerAdmission = (context: Context, admission: Admission): SignInAnswer =>
  "twoFactor" in admission ? admission : setSessionCookie(context, admission);
