import type { SignInAnswer } from "@benchleaf/contract";
import type { Context } from "../../kernel/context.ts";
import type { Admission, Entered } from "./admit.ts";

type WithoutToken<E> = E extends unknown ? Omit<E, "token"> : never;

/** Puts the session's token into the cookie; the response body never contains it. */
export const transferOwnership = <E extends Entered>(
  context: Context,
  { token, ...result }: E,
): WithoutToken<E> => {
  context.setSession(token);
  return result as WithoutToken<E>;
};

export const answerAdmission = (context: Context, admission: Admission): SignInAnswer =>
  "twoFactor" in admission ? admission : transferOwnership(context, admission);
