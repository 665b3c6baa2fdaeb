import { createSocket } from "node:dgram";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** Someone whom the provider knows. */
export interface Resident {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

/** A real OpenID Connect provider and a name server, both on loopback, as a team's own house has them. */
export interface TestIdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly nameServer: string;
  /** Redirect addresses of the provider. Before the first redirect. */
  allowRedirect(address: string): void;
  /** The user who signs in next; they are admitted without a question. */
  letIn(who: Resident): void;
  setRecord(name: string, text: string): void;
  close(): Promise<void>;
}

const CLIENT = { clientId: "benchleaf", clientSecret: "a secret between the two" };
const TXT = 16;

const readName = (message: Buffer): { name: string; end: number } => {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 };
};

/** The answer to one question for a TXT record (RFC 1035). */
const answerTo = (message: Buffer, records: ReadonlyMap<string, string>): Buffer => {
  const { name, end } = readName(message);
  const text = message.readUInt16BE(end) === TXT ? records.get(name) : undefined;
  const head = Buffer.from(message.subarray(0, 12));
  head.writeUInt16BE(text === undefined ? 0x8583 : 0x8580, 2);
  head.writeUInt16BE(text === undefined ? 0 : 1, 6);
  head.writeUInt32BE(0, 8);
  const parts = [head, message.subarray(12, end + 4)];
  if (text !== undefined) {
    const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
    parts.push(Buffer.from("c00c0010000100000001", "hex"), Buffer.from([0, data.length]), data);
  }
  return Buffer.concat(parts);
};

export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  const records = new Map<string, string>();
  const names = createSocket("udp4");
  names.on("message", (message, { port, address }) => names.send(answerTo(message, records), port, address));
  await new Promise<void>((settle) => names.bind(0, "127.0.0.1", settle));

  const residents = new Map<string, Resident>();
  let signingIn = "";
  let provider: Provider;
  const server = createServer((request, response) => {
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

  return {
    issuer,
    ...CLIENT,
    nameServer: `127.0.0.1:${(names.address() as AddressInfo).port}`,
    allowRedirect(address) {
      provider = new Provider(issuer, {
        clients: [
          {
            client_id: CLIENT.clientId,
            client_secret: CLIENT.clientSecret,
            redirect_uris: [address],
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
    },
    letIn(who) {
      residents.set(who.sub, who);
      signingIn = who.sub;
    },
    setRecord: (name, text) => void records.set(name, text),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((settle) => server.close(() => settle()));
      await new Promise<void>((settle) => names.close(() => settle()));
    },
  };
}
