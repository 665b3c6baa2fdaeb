import { createHash, randomBytes } from "node:crypto";
import type { FinishSso, OfferedProvider } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { Admission, Browser } from "../accounts/accounts.service.ts";
import * as store from "./flows.store.ts";
import { redirectUriOf } from "./identity.present.ts";
import { type Claim, domainOf, FLOW_MINUTES } from "./identity.rules.ts";
import type { KnownProviders, Provider } from "./known-providers.ts";
import type { OidcClient, OidcFlow } from "./oidc.ts";
import { providersOfDomain } from "./providers.store.ts";
import { readSamlResponse, samlMetadata, samlNamesOf, samlRequestUrl } from "./saml.ts";
import type { LinkNeeded, SignInByClaim } from "./sign-in-by-claim.ts";

type Flow = { readonly providerKey: string } & (
  | { readonly protocol: "oidc"; readonly oidc: OidcFlow }
  | {
      readonly protocol: "saml";
      readonly origin: string;
      readonly requestId: string;
      readonly proven?: { readonly claim: Claim; readonly ticket: string };
    }
);

const FLOW_PURPOSE = "sign-in flow";
const newSecret = (): string => randomBytes(32).toString("base64url");
const hash = (secret: string): Buffer => createHash("sha256").update(secret).digest();

export interface ProviderParts {
  readonly providers: KnownProviders;
  readonly oidc: OidcClient;
  readonly entering: SignInByClaim;
}

/**
 * The sign-in flow to a provider and back. What is stored of it is bound to the browser by a secret that only its tab
 * has, so that no one can finish in another's browser what they have started in their own.
 */
export const signInByProvider = (kernel: Kernel, { providers, oidc, entering }: ProviderParts) => {
  const { database, seals, log } = kernel;

  const seal = (flow: Flow): string => seals.seal(FLOW_PURPOSE, JSON.stringify(flow));
  const open = (data: string): Flow => JSON.parse(seals.open(FLOW_PURPOSE, data)) as Flow;

  const begin = async (
    provider: Provider,
    state: string,
    origin: string,
  ): Promise<{ redirectUrl: string; flow: Flow }> => {
    if (provider.protocol === "oidc") {
      const { redirectUrl, flow } = await oidc.start(provider.oidc, {
        state,
        redirectUri: redirectUriOf(origin),
      });
      return { redirectUrl, flow: { providerKey: provider.key, protocol: "oidc", oidc: flow } };
    }
    const requestId = `_${randomBytes(16).toString("hex")}`;
    const names = samlNamesOf(origin, provider.key);
    const redirectUrl = await samlRequestUrl(provider.saml, names, { requestId, relayState: state });
    return { redirectUrl, flow: { providerKey: provider.key, protocol: "saml", origin, requestId } };
  };

  const claimOf = async (provider: Provider, flow: Flow, answer: FinishSso): Promise<Claim> => {
    if (flow.protocol === "oidc") {
      if (provider.protocol !== "oidc") throw problem("sso.expired");
      return oidc.finish(provider.oidc, flow.oidc, answer);
    }
    if (flow.proven === undefined || flow.proven.ticket !== answer.ticket) throw problem("sso.failed");
    return flow.proven.claim;
  };

  /** Accepts a response and attaches it to its flow. @throws sso.expired, sso.failed */
  const takeSaml = async (providerKey: string, response: string, state: string): Promise<string> => {
    const provider = await providers(providerKey);
    const stateHash = hash(state);
    return database.open(async (tx) => {
      const held = await store.lockFlowForUpdate(tx, stateHash);
      const flow = held === undefined ? undefined : open(held.data);
      const isWaiting =
        flow?.protocol === "saml" && flow.providerKey === providerKey && flow.proven === undefined;
      if (!isWaiting || provider.protocol !== "saml") throw problem("sso.expired");
      const names = samlNamesOf(flow.origin, providerKey);
      const { claim, asserted } = await readSamlResponse(provider.saml, names, flow.requestId, response);
      if (!(await store.consumeAssertion(tx, providerKey, asserted.id, asserted.until)))
        throw problem("sso.failed");
      const ticket = newSecret();
      await store.updateFlow(tx, stateHash, seal({ ...flow, proven: { claim, ticket } }));
      return ticket;
    });
  };

  return {
    find: (email: string): Promise<OfferedProvider[]> =>
      database.open((q) => providersOfDomain(q, domainOf(email))),

    async start(
      providerKey: string,
      origin: string,
    ): Promise<{ redirectUrl: string; browserSecret: string }> {
      const provider = await providers(providerKey);
      const [state, browserSecret] = [newSecret(), newSecret()];
      const { redirectUrl, flow } = await begin(provider, state, origin);
      await database.open((tx) =>
        store.insertFlow(tx, {
          stateHash: hash(state),
          browserHash: hash(browserSecret),
          data: seal(flow),
          minutes: FLOW_MINUTES,
        }),
      );
      return { redirectUrl, browserSecret };
    },

    /**
     * `isInstallationProvider`: for the application's own provider, whose responses have an endpoint of their own.
     */
    async finish(
      answer: FinishSso,
      isInstallationProvider: boolean,
      browser: Browser,
    ): Promise<Admission | LinkNeeded> {
      // In a transaction of its own: a flow is consumed even if the sign-in fails.
      const taken = await database.open((tx) =>
        store.consumeFlow(tx, hash(answer.state), hash(answer.browserSecret)),
      );
      if (taken === undefined) throw problem("sso.expired");
      const flow = open(taken.data);
      const provider = await providers(flow.providerKey);
      if ((provider.tenantId === null) !== isInstallationProvider) throw problem("sso.expired");
      return entering.enter(provider, await claimOf(provider, flow, answer), browser);
    },

    /** The page to send the browser to, whatever the outcome: that page shows what went wrong. */
    async takeSamlAnswer(providerKey: string, response: string, state: string): Promise<string> {
      const ticket = await takeSaml(providerKey, response, state).catch((error: unknown) => {
        log.warn({ err: error, providerKey }, "a SAML answer was refused");
        return undefined;
      });
      return `/login/callback?${new URLSearchParams({ state, ...(ticket === undefined ? {} : { ticket }) })}`;
    },

    async metadata(providerKey: string, origin: string): Promise<FileAnswer> {
      const provider = await providers(providerKey);
      if (provider.protocol !== "saml") throw problem("identity.provider.not.found");
      const body = await samlMetadata(samlNamesOf(origin, providerKey));
      return { fileName: "metadata.xml", contentType: "application/samlmetadata+xml", body };
    },
  };
};
