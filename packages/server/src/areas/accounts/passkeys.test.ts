import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type { Passkey } from "@benchleaf/contract";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countRoundTrips } from "../../test-support/count-round-trips.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const ORIGIN = "https://lab.test";
const HOST = "lab.test";
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

let lab: Lab;
beforeAll(async () => {
  lab = await buildLab({ config: { publicUrl: ORIGIN } });
});
afterAll(() => lab.close());

const hash = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();

/** An authenticator with one key, controlled by the test (WebAuthn level 2, section 6). */
const makeAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let counter = 0;
  const coordinates = (key: KeyObject) => {
    const { x = "", y = "" } = key.export({ format: "jwk" });
    return [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")] as const;
  };
  const dataOf = (host: string, flags: number, tail = Buffer.alloc(0)): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(host), Buffer.from([flags]), count, tail]);
  };
  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" };
  return {
    setCounter: (value: number) => {
      counter = value;
    },
    create(challenge: string, { flags = PRESENT | VERIFIED, origin = ORIGIN } = {}) {
      const [x, y] = coordinates(publicKey);
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(x)],
          [-3, new Uint8Array(y)],
        ]) as never,
      );
      const length = Buffer.from([0, id.length]);
      const tail = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(key)]);
      const authData = new Uint8Array(dataOf(HOST, flags | WITH_CREDENTIAL, tail));
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData],
        ]) as never,
      );
      return {
        ...common,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
          attestationObject: Buffer.from(attestation).toString("base64url"),
        },
        clientExtensionResults: {},
      };
    },
    get(challenge: string, { flags = PRESENT | VERIFIED, origin = ORIGIN, host = HOST } = {}) {
      const client = clientData("webauthn.get", challenge, origin);
      const data = dataOf(host, flags);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, hash(client)]))
        .sign(privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
        clientExtensionResults: {},
      };
    },
  };
};

type Authenticator = ReturnType<typeof makeAuthenticator>;
interface Begun {
  readonly flow: string;
  readonly options: { readonly challenge: string };
}

const begin = async (person: Person): Promise<Begun> =>
  person.post("/passkeys/begin", { token: await person.prove("passkey") });

const add = async (person: Person, key: Authenticator, name = "laptop"): Promise<Passkey> => {
  const { flow, options } = await begin(person);
  return person.post("/passkeys", { flow, name, credential: key.create(options.challenge) });
};

const beginSignIn = async (): Promise<Begun> => (await lab.call<Begun>("POST", "/passkeyLogin/begin")).data;

const signIn = async (
  credentialOf: (challenge: string) => object,
): Promise<{ code: string; data: { user?: { userId: string } } }> => {
  const { flow, options } = await beginSignIn();
  return lab.call("POST", "/passkeyLogin", { flow, credential: credentialOf(options.challenge) });
};

describe("a passkey", () => {
  it("is created, renamed, used and removed", async () => {
    const ada = await lab.register("ada");
    const key = makeAuthenticator();
    const made = await add(ada, key);
    const renamed = await ada.put<Passkey>(`/passkeys/${made.id}`, { name: "phone" });
    const answer = await signIn((challenge) => key.get(challenge));
    expect(answer.data.user?.userId).toBe(ada.user.userId);
    const [kept] = await ada.get<Passkey[]>("/passkeys");
    expect(kept).toMatchObject({ id: made.id, name: renamed.name, isSynced: false });
    expect(kept?.lastUseTime).not.toBeNull();
    await ada.call("DELETE", `/passkeys/${made.id}`);
    expect((await signIn((challenge) => key.get(challenge))).code).toBe("passkey.failed");
  });

  it("is added only by a user who proves their identity again, in the session that began", async () => {
    const bob = await lab.register("bob");
    const key = makeAuthenticator();
    const wrong = await bob.call("POST", "/passkeys/begin", { token: await bob.prove("changePassword") });
    expect(wrong.code).toBe("identity.token.invalid");
    const { flow, options } = await begin(bob);
    const eve = await lab.register("bobs-eve");
    const body = { flow, name: "x", credential: key.create(options.challenge) };
    expect((await eve.call("POST", "/passkeys", body)).code).toBe("passkey.failed");
  });

  it("is saved in three round trips to the database", async () => {
    const cara = await lab.register("cara");
    const { flow, options } = await begin(cara);
    const body = { flow, name: "laptop", credential: makeAuthenticator().create(options.challenge) };
    const measure = countRoundTrips(lab.kernel.database.pool);
    expect(await measure(() => cara.post("/passkeys", body))).toBeLessThanOrEqual(3);
  });

  it("cannot be renamed or removed by another user", async () => {
    const [carl, dora] = [await lab.register("carl"), await lab.register("dora")];
    const { id } = await add(carl, makeAuthenticator());
    expect((await dora.call("PUT", `/passkeys/${id}`, { name: "x" })).code).toBe("passkey.not.found");
    expect((await dora.call("DELETE", `/passkeys/${id}`)).code).toBe("passkey.not.found");
  });
});

describe("signing in by a passkey", () => {
  let key: Authenticator;
  beforeAll(async () => {
    key = makeAuthenticator();
    await add(await lab.register("keyed"), key);
  });

  it.each<[string, Parameters<Authenticator["get"]>[1]]>([
    ["without its owner's finger or PIN", { flags: PRESENT }],
    ["on a page that looks like ours", { origin: "https://lab.test.evil.example" }],
    ["for another host", { host: "evil.example" }],
  ])("is refused %s", async (_, change) => {
    expect((await signIn((challenge) => key.get(challenge, change))).code).toBe("passkey.failed");
  });

  it("is refused with another key's signature", async () => {
    const other = makeAuthenticator();
    const forged = await signIn((challenge) => ({
      ...other.get(challenge),
      id: key.get("").id,
      rawId: key.get("").id,
    }));
    expect(forged.code).toBe("passkey.failed");
  });

  it("accepts a challenge once", async () => {
    const { flow, options } = await beginSignIn();
    const credential = key.get(options.challenge);
    expect((await lab.call("POST", "/passkeyLogin", { flow, credential })).code).toBe("success");
    expect((await lab.call("POST", "/passkeyLogin", { flow, credential })).code).toBe("passkey.failed");
  });

  it("is refused when the counter decreases, as that of a copied key does", async () => {
    key.setCounter(100);
    expect((await signIn((challenge) => key.get(challenge))).code).toBe("success");
    key.setCounter(50);
    expect((await signIn((challenge) => key.get(challenge))).code).toBe("passkey.failed");
  });

  it("requires no second step, since it proves two factors", async () => {
    await lab.database.asOwner(
      `insert into second_factor (account_id, auth_method) select id, 'email' from account where email = 'keyed@lab.test'`,
    );
    key.setCounter(200);
    const answer = await signIn((challenge) => key.get(challenge));
    expect(answer.data).toHaveProperty("csrfToken");
  });
});
