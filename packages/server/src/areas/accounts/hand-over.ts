import type { SignInAnswer } from "@benchleaf/contract";
import type { Context } from "../../kernel/context.ts";
import type { Admission } from "./admit.ts";
import type { Opened, SignedInUser } from "./sessions.ts";

/** Puts the session's token into the cookie; the answer itself never carries it. */
export const handOver = (context: Context, { token, user, csrfToken }: Opened): SignedInUser => {
  context.setSession(token);
  return { user, csrfToken };
};

export const answerAdmission = (context: Context, admission: Admission): SignInAnswer =>
  "twoFactor" in admission ? admission : handOver(context, admission);
