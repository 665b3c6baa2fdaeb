import { channelOf } from "@benchleaf/contract";
import type { Translate } from "../translation.ts";
import { isPasswordStrong } from "./password-rules.ts";
import { type AccountKinds, wrongKind } from "./use-account-kinds.ts";

/** What is wrong with an entry of an account form, in words; null for what is right. */
export const checksOf = (t: Translate, kinds: AccountKinds = { email: true, mobile: true }) => ({
  account: (value: string) => {
    if (!value.trim()) return t("accounts.accountRequired");
    if (channelOf(value)) return wrongKind(t, kinds, value);
    return t("accounts.accountInvalid");
  },
  code: (value: string) => {
    if (!value.trim()) return t("accounts.codeRequired");
    return /^\d{6}$/.test(value.trim()) ? null : t("accounts.codeInvalid");
  },
  password: (value: string) => (value ? null : t("accounts.passwordRequired")),
  newPassword: (value: string) => {
    if (!value) return t("accounts.passwordRequired");
    return isPasswordStrong(value) ? null : t("accounts.passwordTooWeak");
  },
  confirm: (value: string, all: { readonly newPassword: string }) => {
    if (!value) return t("accounts.confirmRequired");
    return value === all.newPassword ? null : t("accounts.confirmDiffers");
  },
  name: (value: string) => (value.trim() ? null : t("accounts.nameRequired")),
});
