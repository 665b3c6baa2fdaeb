import type { Locale, SceneId } from "@benchleaf/contract";
import { lettersIn } from "@benchleaf/phrases";
import { composeLetter } from "../../kernel/compose-letter.ts";
import type { Letter } from "../../kernel/mail.ts";
import type { ShortMessage } from "../../kernel/sms.ts";
import { CODE } from "./code.rules.ts";

const leads = {
  login: "codeLogin",
  register: "codeRegister",
  resetPassword: "codeResetPassword",
  activate: "codeActivate",
  twoFactor: "codeLogin",
  verifyIdentity: "codeVerifyIdentity",
  changeEmail: "codeNewAddress",
  changeMobile: "codeNewAddress",
  eduEmail: "codeNewAddress",
} as const satisfies Record<SceneId, string>;

/** The letter that carries a code. */
export const codeLetter = (locale: Locale, scene: SceneId, to: string, code: string): Letter => {
  const say = lettersIn(locale);
  return composeLetter(locale, to, {
    subject: say("codeSubject", { code }),
    lines: [say(leads[scene])],
    figure: code,
    after: [say("codeValid", { minutes: CODE.minutes }), say("codeIgnore")],
  });
};

export const codeMessage = (locale: Locale, to: string, code: string): ShortMessage => ({
  to,
  text: lettersIn(locale)("codeSms", { code, minutes: CODE.minutes }),
});

/** Tells the address that was left behind, so that a theft does not go unseen. */
export const addressChangedLetter = (locale: Locale, to: string): Letter => {
  const say = lettersIn(locale);
  return composeLetter(locale, to, {
    subject: say("addressChangedSubject"),
    lines: [say("addressChanged"), say("notYou")],
  });
};

export const passwordChangedLetter = (locale: Locale, to: string): Letter => {
  const say = lettersIn(locale);
  return composeLetter(locale, to, {
    subject: say("passwordChangedSubject"),
    lines: [say("passwordChanged"), say("notYou")],
  });
};
