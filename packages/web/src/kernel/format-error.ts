import { Failure } from "./failure.ts";
import { hasPhrase, type PhraseKey, type Translate } from "./translation.ts";

/** What went wrong and what to do next, never a raw code: our words for the code, else the server's. */
export const formatError = (t: Translate, error: unknown): string => {
  if (!(error instanceof Failure)) return t("shell.failureUnknown");
  if (error.code === "client.offline") return t("shell.failureOffline");
  if (error.code === "client.timeout") return t("shell.failureTimeout");
  if (error.code === "client.answer") return t("shell.failureAnswer");
  const key = `errors.${error.code}`;
  if (hasPhrase(key)) return t(key as PhraseKey, error.data as Record<string, unknown>);
  return error.message || t("shell.failureUnknown");
};

/** The same for a repeated proof of identity: one code covers every method, and a password is not a code. */
export const formatVerificationError = (t: Translate, error: unknown, isPassword: boolean): string =>
  isPassword && error instanceof Failure && error.code === "verify.code.failed"
    ? t("accounts.wrongOwnPassword")
    : formatError(t, error);
