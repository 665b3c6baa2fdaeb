import { channelOf, type SignInMethod } from "@benchleaf/contract";
import { useGlobalConfig } from "../brand.ts";
import type { PhraseKey, Translate } from "../translation.ts";

/** Whose accounts sign in at this installation: by email address, by mobile number. */
export interface AccountKinds {
  readonly email: boolean;
  readonly mobile: boolean;
}

const USUAL: readonly SignInMethod[] = ["email_password", "mobile_password"];

/** Whether accounts are addresses, mobile numbers or both in this installation. */
export const useAccountKinds = (): AccountKinds => {
  const methods = useGlobalConfig()?.signInMethods ?? USUAL;
  return { email: methods.includes("email_password"), mobile: methods.includes("mobile_password") };
};

/** What the entry of an account is called. */
export const accountLabel = ({ email, mobile }: AccountKinds): PhraseKey => {
  if (email && mobile) return "accounts.account";
  return mobile ? "accounts.mobile" : "accounts.email";
};

/** What is wrong with an account of a kind that does not sign in here; null for all others. */
export const wrongKind = (t: Translate, { email, mobile }: AccountKinds, value: string): string | null => {
  const channel = channelOf(value);
  if (channel === "sms" && !mobile) return t("accounts.emailInvalid");
  return channel === "email" && !email ? t("accounts.mobileInvalid") : null;
};
