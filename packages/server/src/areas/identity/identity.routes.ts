import { type FinishSso, identityApi } from "@benchleaf/contract";
import type { Context } from "../../kernel/context.ts";
import { type Binding, bind, bindPublic } from "../../kernel/mount.ts";
import { answerAdmission } from "../accounts/accounts.service.ts";
import type { IdentityService } from "./identity.service.ts";

export const identityRoutes = ({ sso, link, own, providers, domains }: IdentityService): Binding[] => {
  const finish = async (body: FinishSso, isInstallationProvider: boolean, context: Context) => {
    const outcome = await sso.finish(body, isInstallationProvider, context);
    return "linkToken" in outcome ? outcome : answerAdmission(context, outcome);
  };
  return [
    bindPublic(identityApi.findProviders, ({ body }) => sso.find(body.email)),
    bindPublic(identityApi.startSso, ({ body }, { origin }) => sso.start(body.providerKey, origin)),
    bindPublic(identityApi.finishSso, ({ body }, context) => finish(body, false, context)),
    bindPublic(identityApi.googleLogin, ({ body }, context) => finish(body, true, context)),
    bindPublic(identityApi.samlMetadata, ({ params }, { origin }) =>
      sso.metadata(params.providerKey, origin),
    ),
    bindPublic(identityApi.samlAnswer, async ({ params, body }) => ({
      redirectTo: await sso.takeSamlAnswer(params.providerKey, body.SAMLResponse, body.RelayState),
    })),
    bind(identityApi.linkIdentity, async ({ body }, { session }) => {
      await link(session, body.linkToken);
      return own.list(session);
    }),
    bind(identityApi.ownIdentities, (_request, { session }) => own.list(session)),
    bind(identityApi.unlinkIdentity, ({ params }, { session }) => own.unlink(session, params.identityId)),
    bind(identityApi.providers, (_request, { session, origin }) => providers.list(session, origin)),
    bind(identityApi.createProvider, ({ body }, { session, origin }) =>
      providers.create(session, body, origin),
    ),
    bind(identityApi.updateProvider, ({ params, body }, { session, origin }) =>
      providers.update(session, params.identityProviderId, body, origin),
    ),
    bind(identityApi.removeProvider, ({ params }, { session }) =>
      providers.remove(session, params.identityProviderId),
    ),
    bind(identityApi.domains, (_request, { session }) => domains.list(session)),
    bind(identityApi.addDomain, ({ body }, { session }) => domains.add(session, body.domain)),
    bind(identityApi.proveDomain, ({ params }, { session }) => domains.prove(session, params.domain)),
    bind(identityApi.removeDomain, ({ params }, { session }) => domains.remove(session, params.domain)),
  ];
};
