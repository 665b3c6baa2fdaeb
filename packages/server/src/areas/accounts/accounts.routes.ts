import { accountsApi, VERIFICATION_RESEND_SECONDS } from "@benchleaf/contract";
import { type Binding, bind, bindPublic } from "../../kernel/mount.ts";
import type { AccountsService } from "./accounts.service.ts";
import { answerAdmission, setSessionCookie } from "./session-cookie.ts";

export const accountsRoutes = (accounts: AccountsService): Binding[] => [
  bindPublic(accountsApi.captchaChallenge, async ({ query }) => accounts.captchaChallenge(query.type)),
  bindPublic(accountsApi.sendVerificationCode, async ({ body }, context) => {
    await accounts.sendCode(body, context);
    return { resendAfterSeconds: VERIFICATION_RESEND_SECONDS };
  }),
  bindPublic(accountsApi.register, async ({ body }, context) =>
    answerAdmission(context, await accounts.register(body, context)),
  ),
  bindPublic(accountsApi.activate, async ({ body }, context) =>
    answerAdmission(context, await accounts.activate(body, context)),
  ),
  bindPublic(accountsApi.passwordLogin, async ({ body }, context) =>
    answerAdmission(context, await accounts.signIn(body, context)),
  ),
  bindPublic(accountsApi.smsLogin, async ({ body }, context) =>
    answerAdmission(context, await accounts.signInByCode(body.username, body.code, context)),
  ),
  bindPublic(accountsApi.twoFactorLogin, async ({ body }, context) =>
    setSessionCookie(context, await accounts.signInBySecondStep(body, context)),
  ),
  bindPublic(accountsApi.resetPassword, async ({ body }, context) => {
    await accounts.resetPassword(body, context.locale);
    return null;
  }),
  bind(accountsApi.logout, async (_request, context) => {
    await accounts.signOut(context.session);
    context.clearSession();
    return null;
  }),
  bind(accountsApi.currentUser, async (_request, context) => accounts.currentUser(context.session)),
];
