import { accountsApi } from "@benchleaf/contract";
import type { Context } from "../../kernel/context.ts";
import { type Binding, bind, bindPublic } from "../../kernel/mount.ts";
import type { AccountsService, Opened, SignedInUser } from "./accounts.service.ts";
import { globalConfig } from "./global-config.ts";

const handOver = (context: Context, { token, user, csrfToken }: Opened): SignedInUser => {
  context.setSession(token);
  return { user, csrfToken };
};

export const accountsRoutes = (accounts: AccountsService): Binding[] => [
  bindPublic(accountsApi.globalConfig, async () => globalConfig),
  bindPublic(accountsApi.register, async ({ body }, context) =>
    handOver(context, await accounts.register(body)),
  ),
  bindPublic(accountsApi.passwordLogin, async ({ body }, context) =>
    handOver(context, await accounts.signIn(body.username, body.password, context.session)),
  ),
  bind(accountsApi.logout, async (_request, context) => {
    await accounts.signOut(context.session);
    context.clearSession();
    return null;
  }),
  bind(accountsApi.currentUser, async (_request, context) => accounts.currentUser(context.session)),
];
