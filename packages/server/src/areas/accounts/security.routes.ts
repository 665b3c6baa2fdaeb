import { securityApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { AccountsService } from "./accounts.service.ts";

export const securityRoutes = (accounts: AccountsService): Binding[] => [
  bind(securityApi.verifyIdentity, async ({ body }, { session, ip }) => ({
    token: await accounts.verifyIdentity(session, body, ip),
  })),
  bind(securityApi.changePassword, async ({ body }, context) => {
    const { session, locale } = context;
    context.setSession(await accounts.changePassword(session, body, locale));
    return null;
  }),
  bind(securityApi.changeAddress, async ({ body }, { session, locale }) => {
    await accounts.changeAddress(session, body, locale);
    return null;
  }),
  bind(securityApi.ownSessions, async (_request, { session }) => accounts.listSessions(session)),
  bind(securityApi.endSession, async ({ params }, { session }) => {
    await accounts.endSession(session, params.sessionId);
    return null;
  }),
  bind(securityApi.endOtherSessions, async (_request, { session }) => {
    await accounts.endOtherSessions(session);
    return null;
  }),
  bind(securityApi.twoFactorInfo, async (_request, { session }) => accounts.secondFactor.info(session)),
  bind(securityApi.enrolTwoFactor, async ({ body }, { session, locale }) =>
    accounts.secondFactor.begin(session, body, locale),
  ),
  bind(securityApi.enableTwoFactor, async ({ body }, { session }) => ({
    recoveryCodes: await accounts.secondFactor.enable(session, body),
  })),
  bind(securityApi.disableTwoFactor, async ({ body }, { session }) => {
    await accounts.secondFactor.disable(session, body.token);
    return null;
  }),
  bind(securityApi.keepTwoFactor, async (_request, { session }) => {
    await accounts.secondFactor.keep(session);
    return null;
  }),
  bind(securityApi.newRecoveryCodes, async ({ body }, { session }) => ({
    recoveryCodes: await accounts.secondFactor.newRecoveryCodes(session, body.token),
  })),
];
