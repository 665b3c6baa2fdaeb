import type { SignInAnswer } from "@benchleaf/contract";
import type { Context } from "../../kernel/context.ts";
import type { Admission, Entered } from "./admit.ts";

type Told<E> = E extends unknown ? Omit<E, "token"> : never;

/** Puts the session's token into the cookie; the answer itself never carries it. */
export const handOver = <E extends Entered>(context: Context, { token, ...told }: E): Told<E> => {
  context.setSession(token);
  return told as Told<E>;
};

export const answerAdmission = (context: Context, admission: Admission): SignInAnswer =>
  "twoFactor" in admission ? admission : handOver(context, admission);
