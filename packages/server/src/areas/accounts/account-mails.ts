import { type SceneId, SECOND_FACTOR_RESET_HOURS } from "@benchleaf/contract";
import { type Branding, mailTextsOf } from "../../kernel/brand.ts";
import { composeMailMessage } from "../../kernel/compose-mail.ts";
import type { MailMessage } from "../../kernel/mail.ts";
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

/** The email that carries a code. */
export const codeMail = (app: Branding, scene: SceneId, to: string, code: string): MailMessage => {
  const say = mailTextsOf(app);
  return composeMailMessage(app, to, {
    subject: say("codeSubject", { code }),
    lines: [say(leads[scene])],
    figure: code,
    after: [say("codeValid", { minutes: CODE.minutes }), say("codeIgnore")],
  });
};

export const codeMessage = (app: Branding, to: string, code: string): ShortMessage => ({
  to,
  text: mailTextsOf(app)("codeSms", { code, minutes: CODE.minutes }),
});

/** Notifies the old address of an account, so that a theft does not go unnoticed. */
export const addressChangedEmail = (app: Branding, to: string): MailMessage => {
  const say = mailTextsOf(app);
  return composeMailMessage(app, to, {
    subject: say("addressChangedSubject"),
    lines: [say("addressChanged"), say("notYou")],
  });
};

export const passwordChangedMail = (app: Branding, to: string): MailMessage => {
  const say = mailTextsOf(app);
  return composeMailMessage(app, to, {
    subject: say("passwordChangedSubject"),
    lines: [say("passwordChanged"), say("notYou")],
  });
};

/** Notifies a user that someone of a team has helped recover their account. */
export interface RecoveryMessage {
  readonly kind: "unlocked" | "secondFactorReset" | "secondFactorResetAsked";
  readonly by: string;
  readonly team: string;
  readonly reason: string;
}

export const recoveryMail = (
  app: Branding,
  to: string,
  { kind, ...values }: RecoveryMessage,
): MailMessage => {
  const say = mailTextsOf(app);
  return composeMailMessage(app, to, {
    subject: say(`${kind}Subject`),
    lines: [
      say(kind, { ...values, hours: SECOND_FACTOR_RESET_HOURS }),
      say("helpReason", { reason: values.reason }),
      say("notYou"),
    ],
  });
};

export const recoverySms = (
  app: Branding,
  to: string,
  { kind, ...values }: RecoveryMessage,
): ShortMessage => ({
  to,
  text: mailTextsOf(app)(kind, { ...values, hours: SECOND_FACTOR_RESET_HOURS }),
});
