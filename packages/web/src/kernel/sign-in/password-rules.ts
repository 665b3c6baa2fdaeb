import type { PhraseKey } from "../translation.ts";

interface PasswordRule {
  readonly label: PhraseKey;
  readonly isMet: (password: string) => boolean;
}

/** The rules of the contract's `newPasswordSchema`, one by one, so that each can be ticked off while typing. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { label: "accounts.ruleLength", isMet: (password) => password.length >= 8 },
  { label: "accounts.ruleLower", isMet: (password) => /[a-z]/.test(password) },
  { label: "accounts.ruleUpper", isMet: (password) => /[A-Z]/.test(password) },
  { label: "accounts.ruleDigit", isMet: (password) => /\d/.test(password) },
];

/** Whether a password meets every rule shown next to its field. */
export const isPasswordStrong = (password: string): boolean =>
  PASSWORD_RULES.every(({ isMet }) => isMet(password));
