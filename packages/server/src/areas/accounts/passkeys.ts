import type { AuditAction, Locale, Passkey } from "@benchleaf/contract";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Session } from "../../kernel/context.ts";
import { type Queries, withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Admission, Admissions } from "./admit.ts";
import { demandIdentity } from "./identity.ts";
import * as store from "./passkeys.store.ts";
import { type Browser, hashToken, newSecret } from "./sessions.ts";

/** Loaded on first use, since it is a fifth of what the server would load at startup. */
const loadWebAuthn = () => import("@simplewebauthn/server");

const CHALLENGE_MINUTES = 5;
/** For a challenge without an account. */
const ANYBODY = "sign-in";

export interface StartedChallenge {
  readonly flow: string;
  readonly options: Record<string, unknown>;
}

const present = (row: store.PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  isSynced: row.is_synced,
  createTime: row.create_time.toISOString(),
  lastUseTime: row.last_use_time?.toISOString() ?? null,
});

const hostOf = (origin: string): string => new URL(origin).hostname;

type Transports = NonNullable<RegistrationResponseJSON["response"]["transports"]>;

const failed = (reason: unknown) => problem("passkey.failed", undefined, { cause: reason });

/** Passkeys. One proves two things together: possession of the device, and its owner's biometrics or PIN. */
export const passkeysService = (kernel: Kernel, admissions: Admissions) => {
  const { brand, database, audit, events } = kernel;

  const begin = async (tx: Queries, whose: string, challenge: string): Promise<string> => {
    const flow = newSecret();
    await store.insertChallenge(tx, {
      stateHash: hashToken(flow),
      browserHash: hashToken(whose),
      data: challenge,
      minutes: CHALLENGE_MINUTES,
    });
    return flow;
  };

  /** In a transaction of its own: a wrong response consumes a challenge too. */
  const take = async (flow: string, whose: string): Promise<string> => {
    const challenge = await database.open(async (tx) =>
      withCommit(store.consumeChallenge(tx, hashToken(flow), hashToken(whose))),
    );
    if (challenge === undefined) throw failed("no such challenge");
    return challenge;
  };

  const record = (
    tx: Queries,
    session: Session,
    action: AuditAction,
    { id, name }: store.PasskeyRow,
  ): Promise<void> =>
    audit.record(tx, session, { action, objectType: "passkey", objectId: id, after: { name } });

  return {
    list: (session: Session): Promise<Passkey[]> =>
      database.read(session, async (q) =>
        withCommit(store.listPasskeys(q, session.userId).then((rows) => rows.map(present))),
      ),

    /** @throws identity.token.invalid */
    async beginAdding(
      session: Session,
      token: string,
      { origin, locale }: { origin: string; locale: Locale },
    ): Promise<StartedChallenge> {
      const { brand: rpName } = await brand.in(locale);
      const { generateRegistrationOptions } = await loadWebAuthn();
      return database.write(session, async (tx) => {
        const [known] = await Promise.all([
          store.listPasskeys(tx, session.userId),
          demandIdentity(tx, session, "passkey", token),
        ]);
        const options = await generateRegistrationOptions({
          rpName,
          rpID: hostOf(origin),
          userID: new TextEncoder().encode(session.userId),
          userName: session.userName,
          userDisplayName: session.userName,
          excludeCredentials: known.map((row) => ({
            id: row.credential_id,
            transports: [...row.transports] as Transports,
          })),
          authenticatorSelection: { residentKey: "required", userVerification: "required" },
        });
        const flow = await begin(tx, session.sessionId, options.challenge);
        return { flow, options: { ...options } };
      });
    },

    async add(
      session: Session,
      { flow, name, credential }: { flow: string; name: string; credential: RegistrationResponseJSON },
      origin: string,
    ): Promise<Passkey> {
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const expectedChallenge = await take(flow, session.sessionId);
      const { registrationInfo } = await verifyRegistrationResponse({
        response: credential,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        requireUserVerification: true,
      }).catch((error: unknown) => {
        throw failed(error);
      });
      if (registrationInfo === undefined) throw failed("not verified");
      const { credential: made, credentialBackedUp } = registrationInfo;
      return database.write(session, async (tx) => {
        const row = await store.insertPasskey(tx, session.userId, {
          credentialId: made.id,
          publicKey: Buffer.from(made.publicKey),
          counter: made.counter,
          transports: made.transports ?? [],
          name,
          isSynced: credentialBackedUp,
        });
        if (row === undefined) throw failed("known already");
        await record(tx, session, "passkey.add", row);
        await events.emit(tx, session, {
          type: "account.passkeyAdded",
          data: { accountId: session.userId, name },
        });
        return present(row);
      });
    },

    rename: (session: Session, id: string, name: string): Promise<Passkey> =>
      database.write(session, async (tx) => {
        const row = await store.renamePasskey(tx, session.userId, id, name);
        if (row === undefined) throw problem("passkey.not.found");
        await record(tx, session, "passkey.rename", row);
        return present(row);
      }),

    remove: (session: Session, id: string): Promise<null> =>
      database.write(session, async (tx) => {
        const row = await store.deletePasskey(tx, session.userId, id);
        if (row === undefined) throw problem("passkey.not.found");
        await record(tx, session, "passkey.remove", row);
        return null;
      }),

    /** Names no account, so the browser offers its passkeys, and the request reveals nothing. */
    async beginSignIn(origin: string): Promise<StartedChallenge> {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const options = await generateAuthenticationOptions({
        rpID: hostOf(origin),
        userVerification: "required",
      });
      const flow = await database.open((tx) => begin(tx, ANYBODY, options.challenge));
      return { flow, options: { ...options } };
    },

    async signIn(
      { flow, credential }: { flow: string; credential: AuthenticationResponseJSON },
      origin: string,
      browser: Browser,
    ): Promise<Admission> {
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const expectedChallenge = await take(flow, ANYBODY);
      return database.open(async (tx) => {
        const row = await store.lockPasskeyForUpdate(tx, credential.id);
        if (row === undefined) throw failed("unknown");
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: credential,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: hostOf(origin),
          requireUserVerification: true,
          credential: {
            id: row.credential_id,
            publicKey: new Uint8Array(row.public_key),
            counter: Number(row.counter),
            transports: [...row.transports] as Transports,
          },
        }).catch((error: unknown) => {
          throw failed(error);
        });
        if (!verified) throw failed("not verified");
        await store.recordPasskeyUse(
          tx,
          row.id,
          authenticationInfo.newCounter,
          authenticationInfo.credentialBackedUp,
        );
        const first = { accountId: row.account_id, means: "passkey", isMultiFactor: true } as const;
        return admissions.admit(tx, first, browser);
      });
    },
  };
};
export type PasskeysService = ReturnType<typeof passkeysService>;
