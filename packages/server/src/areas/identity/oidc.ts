import * as client from "openid-client";
import type { Outbound } from "../../kernel/outbound.ts";
import { problem } from "../../kernel/problem.ts";
import type { Claim } from "./identity.rules.ts";

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
}

/** What is stored between the redirect to the provider and the return. */
export interface OidcFlow {
  readonly redirectUri: string;
  readonly verifier: string;
  readonly nonce: string;
}

export interface OidcAnswer {
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
}

const KNOWN_MS = 10 * 60_000;
const TIMEOUT_SECONDS = 10;

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Talks to OpenID Connect providers: authorization code with PKCE, state and nonce. */
export const oidcClient = (outbound: Outbound) => {
  const known = new Map<string, { readonly config: client.Configuration; readonly until: number }>();

  const discover = async (settings: OidcSettings): Promise<client.Configuration> => {
    const key = JSON.stringify(settings);
    const hit = known.get(key);
    if (hit !== undefined && hit.until > Date.now()) return hit.config;
    const { issuer, clientId, clientSecret } = settings;
    const auth = clientSecret === null ? client.None() : client.ClientSecretPost(clientSecret);
    const config = await client
      .discovery(new URL(issuer), clientId, undefined, auth, {
        [client.customFetch]: outbound.fetch as client.CustomFetch,
        timeout: TIMEOUT_SECONDS,
        ...(outbound.allowsPlain ? { execute: [client.allowInsecureRequests] } : {}),
      })
      .catch((error: unknown) => {
        throw problem("identity.provider.unreachable", undefined, { cause: error });
      });
    if (known.size > 500) known.clear();
    known.set(key, { config, until: Date.now() + KNOWN_MS });
    return config;
  };

  return {
    /** Checks that a provider responds at its issuer. @throws identity.provider.unreachable */
    async check(settings: OidcSettings): Promise<void> {
      await discover(settings);
    },

    /** @throws identity.provider.unreachable */
    async start(
      settings: OidcSettings,
      { state, redirectUri }: { state: string; redirectUri: string },
    ): Promise<{ redirectUrl: string; flow: OidcFlow }> {
      const config = await discover(settings);
      const flow = { redirectUri, verifier: client.randomPKCECodeVerifier(), nonce: client.randomNonce() };
      const redirectUrl = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: "S256",
        state,
        nonce: flow.nonce,
      });
      return { redirectUrl: redirectUrl.href, flow };
    },

    /** Returns the user that the provider has authenticated. @throws sso.failed, identity.provider.unreachable */
    async finish(settings: OidcSettings, flow: OidcFlow, answer: OidcAnswer): Promise<Claim> {
      const config = await discover(settings);
      const { state, code, iss } = answer;
      if (code === undefined) throw problem("sso.failed");
      const back = new URL(flow.redirectUri);
      back.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
      try {
        const tokens = await client.authorizationCodeGrant(config, back, {
          pkceCodeVerifier: flow.verifier,
          expectedState: state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error("no identity token");
        const isTold = claims.email !== undefined || config.serverMetadata().userinfo_endpoint === undefined;
        const profile = isTold ? claims : await client.fetchUserInfo(config, tokens.access_token, claims.sub);
        return {
          subject: claims.sub,
          email: text(profile.email)?.toLowerCase() ?? null,
          isEmailVerified: typeof profile.email_verified === "boolean" ? profile.email_verified : undefined,
          name: text(profile.name) ?? text(claims.name) ?? text(profile.preferred_username),
        };
      } catch (error) {
        throw problem("sso.failed", undefined, { cause: error });
      }
    },
  };
};
export type OidcClient = ReturnType<typeof oidcClient>;
