import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";

/** A user of the provider. */
export interface ProviderUser {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** A real OpenID Connect provider on a loopback port, which signs in whichever user is set. */
export interface OidcProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Goes through the provider as a browser does and returns its response. */
  signIn(redirectUrl: string, who: ProviderUser): Promise<Record<string, string>>;
  /** Every request to the token endpoint so far. */
  readonly exchanges: readonly URLSearchParams[];
  close(): Promise<void>;
}

const CLIENT = { clientId: "benchleaf", clientSecret: "a secret between the two" };

const configurationOf = (redirectUri: string, residents: Map<string, ProviderUser>): Configuration => ({
  clients: [
    {
      client_id: CLIENT.clientId,
      client_secret: CLIENT.clientSecret,
      redirect_uris: [redirectUri],
      grant_types: ["authorization_code"],
      response_types: ["code"],
      token_endpoint_auth_method: "client_secret_post",
    },
  ],
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  cookies: { keys: ["of the test"] },
  findAccount: (_context, sub) => ({
    accountId: sub,
    claims: async () => ({ ...(residents.get(sub) ?? { sub }) }),
  }),
  interactions: { url: (_context, { uid }) => `/door/${uid}` },
});

export const startOidcProvider = async (redirectUri: string): Promise<OidcProvider> => {
  const residents = new Map<string, ProviderUser>();
  const exchanges: URLSearchParams[] = [];
  let signingIn = "";
  let provider: Provider;

  const server = createServer((request, response) => {
    if (request.url === "/token") {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => exchanges.push(new URLSearchParams(Buffer.concat(chunks).toString())));
    }
    if (!request.url?.startsWith("/door/")) {
      void provider.callback()(request, response);
      return;
    }
    const open = async (): Promise<void> => {
      const { params } = await provider.interactionDetails(request, response);
      const grant = new provider.Grant({ accountId: signingIn, clientId: String(params.client_id) });
      grant.addOIDCScope("openid email profile");
      const result = { login: { accountId: signingIn }, consent: { grantId: await grant.save() } };
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    };
    open().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = new Provider(issuer, configurationOf(redirectUri, residents));

  return {
    issuer,
    ...CLIENT,
    exchanges,
    async signIn(redirectUrl, who) {
      residents.set(who.sub, who);
      signingIn = who.sub;
      const jar = new Map<string, string>();
      let next = redirectUrl;
      for (let step = 0; step < 12; step++) {
        if (next.startsWith(redirectUri)) return Object.fromEntries(new URL(next).searchParams);
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
        const answer = await fetch(next, { redirect: "manual", headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          jar.set(name, value);
        }
        const location = answer.headers.get("location");
        if (location === null)
          throw new Error(`the provider responded ${answer.status} ${await answer.text()}`);
        next = new URL(location, next).href;
      }
      throw new Error("the provider redirects in a loop");
    },
    close: () =>
      new Promise((settle) => {
        server.closeAllConnections();
        server.close(() => settle());
      }),
  };
};
