import {
  allEndpoints,
  type Endpoint,
  globalConfigSchema,
  type Invitation,
  type Role,
} from "@benchleaf/contract";
import { generateSync } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { services } from "../composition-root.ts";
import { countRoundTrips } from "../test-support/count-round-trips.ts";
import { callRow } from "../test-support/refusals.ts";
import { invitationsOf } from "./test-support/invitations.ts";
import { buildLab, type Lab, PASSWORD, type Person } from "./test-support/lab.ts";

/**
 * Number of round trips of a request with a cached session. An endpoint with a feature queries its switch first: that
 * one is counted.
 */
const MOST = 3;
/** A node forgets a session after five seconds, or by a signal that may come at any time. */
const SESSION_SOUGHT = /\bfrom session s\s+join account a\b/;

interface Call {
  readonly as?: Person;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: object;
}

let lab: Lab;
let owner: Person;
let measure: ReturnType<typeof countRoundTrips>;
let serial = 0;

beforeAll(async () => {
  lab = await buildLab({ config: { isDemo: true } });
  owner = await lab.register("owner");
  measure = countRoundTrips(lab.kernel.database.pool, SESSION_SOUGHT);
});
afterAll(() => lab.close());

const newName = (): string => `p${++serial}`;
const newColleague = (): Promise<Person> => lab.addColleague(owner, newName());
const newLocked = async (): Promise<string> => {
  const { userId } = (await newColleague()).user;
  await lab.database.asOwner(
    "insert into sign_in_attempt (username, failures, lock_time) values ('#' || $1, 10, now())",
    [userId],
  );
  await lab.database.asOwner("insert into second_factor (account_id, auth_method) values ($1, 'email')", [
    userId,
  ]);
  return userId;
};
const newRole = (): Promise<Role> =>
  owner.post<Role>("/roles", { name: newName(), authorities: ["PROJECT_READ"] });
const newInvitation = (email: string): Promise<Invitation> =>
  owner.post<Invitation>("/invitation", { sendMethod: "email", invitedEmail: email, roleIds: ["-2"] });
const codeOf = (invitation: Invitation): Promise<string> => invitationsOf(lab).codeOf(invitation);
const newPasskey = async (person: Person): Promise<string> => {
  const [row] = await lab.database.asOwner<{ id: string }>(
    `insert into passkey (account_id, credential_id, public_key, counter, name, is_synced)
     values ($1, $2, '', 0, 'key', false) returning id`,
    [person.user.userId, newName()],
  );
  return row!.id;
};
/** Someone with an authenticator app, or on the way to one. */
const withApp = async (isOn: boolean) => {
  const person = await lab.register(newName());
  const wanted = { token: await person.prove("twoFactor"), authMethod: "totp" };
  const begun = await person.post<{ enrolmentToken: string; secret: string }>("/twoFactor/enrol", wanted);
  const entry = {
    enrolmentToken: begun.enrolmentToken,
    code: generateSync({ secret: begun.secret }),
  };
  if (isOn) await person.post("/twoFactor/enable", entry);
  return { person, entry };
};
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const security = {
  isTwoFactorEnabled: false,
  isPasswordRotationEnabled: false,
  passwordRotationInterval: 180,
  isIpEnabled: false,
  ipStrategy: "whiteList",
  ipList: [],
};
const survey = { surveyType: "profile" };

/** A successful request for each endpoint; one without an entry here succeeds as it is. */
const calls: Readonly<Record<string, () => Promise<Call>>> = {
  "GET /auditTrail/entries/:trailEntryId/signIn": async () => {
    const { records } = await owner.get<{ records: { id: string }[] }>("/auditTrail?limit=1");
    return { params: { trailEntryId: records[0]!.id } };
  },
  "POST /departure/team": async () => ({
    as: await lab.register(newName()),
    body: { tenantName: "secret" },
  }),
  "POST /logout": async () => ({ as: await lab.register(newName()) }),
  "GET /instance/teams/:tenantId": async () => ({ params: { tenantId: owner.user.tenantId } }),
  "PUT /instance/teams/:tenantId/standing": async () => ({
    params: { tenantId: owner.user.tenantId },
    body: { tenantType: "team", status: "forever", expirationTime: null },
  }),
  "PUT /instance/teams/:tenantId/switches": async () => ({
    params: { tenantId: owner.user.tenantId },
    body: {
      switches: [{ feature: "USER_SEAT", enabled: true, visible: true, limitedQuantity: -1, sendMethod: [] }],
    },
  }),
  "POST /instance/teams/:tenantId/demandPasswords": async () => {
    const { user } = await lab.register(newName());
    return { params: { tenantId: user.tenantId } };
  },
  "PUT /instance/config": async () => ({ body: globalConfigSchema.parse(await configNow()) }),
  "POST /verifyIdentity": async () => ({
    body: { purpose: "twoFactor", authMethod: "password", code: PASSWORD },
  }),
  "POST /changePassword": async () => {
    const as = await lab.register(newName());
    return { as, body: { token: await as.prove("changePassword"), newPassword: "Cotyledon7" } };
  },
  "POST /accountVerification": async () => {
    const as = await lab.register(newName());
    const email = `${newName()}@lab.test`;
    const token = await as.prove("changeAddress");
    await as.post("/sendVerificationCode", { account: email, sceneId: "changeEmail", sendChannel: "email" });
    return { as, body: { type: "email", token, code: await lab.codeFor(email), email } };
  },
  "POST /sessions/:sessionId/end": async () => {
    const name = newName();
    const as = await lab.register(name);
    await lab.signIn(`${name}@lab.test`);
    const sessions = await as.get<{ id: string; isCurrent: boolean }[]>("/sessions");
    return { as, params: { sessionId: sessions.find(({ isCurrent }) => !isCurrent)!.id } };
  },
  "POST /twoFactor/enrol": async () => ({
    body: { token: await owner.prove("twoFactor"), authMethod: "totp" },
  }),
  "POST /twoFactor/enable": async () => {
    const { person, entry } = await withApp(false);
    return { as: person, body: entry };
  },
  "POST /twoFactor/disable": async () => {
    const { person } = await withApp(true);
    return { as: person, body: { token: await person.prove("twoFactor") } };
  },
  "POST /twoFactor/recoveryCodes": async () => {
    const { person } = await withApp(true);
    return { as: person, body: { token: await person.prove("twoFactor") } };
  },
  "PUT /personal/information": async () => ({
    as: await newColleague(),
    body: { name: newName(), locale: "en-US", timezone: "Asia/Shanghai" },
  }),
  "PUT /personal/avatar": async () => ({ body: { uuid: await owner.upload("a.png", picture) } }),
  "GET /avatars/:avatarKey": async () => {
    const uuid = await owner.upload("a.png", picture);
    const { avatar } = await owner.put<{ avatar: string }>("/personal/avatar", { uuid });
    return { params: { avatarKey: avatar.split("/").at(-1)! } };
  },
  "GET /survey/:surveyType": async () => ({ params: survey }),
  "POST /survey/overseas_profile": async () => ({
    body: {
      ...{ name: "Ada", position: "Lab Manager", country: "SG", organization: "IB", education: "doctor" },
      ...{ channel: "Others", customChannel: "a poster" },
    },
  }),
  "POST /survey/profile": async () => ({
    body: { name: "Ada", position: "researcher", organization: "IB", education: "doctor", channel: "friend" },
  }),
  "POST /passkeys/begin": async () => ({ body: { token: await owner.prove("passkey") } }),
  "PUT /passkeys/:passkeyId": async () => ({
    params: { passkeyId: await newPasskey(owner) },
    body: { name: "desk" },
  }),
  "DELETE /passkeys/:passkeyId": async () => ({ params: { passkeyId: await newPasskey(owner) } }),
  "POST /config/featureSwitch": async () => ({ body: ["USER"] }),
  "POST /roles": async () => ({ body: { name: newName(), authorities: ["PROJECT_READ"] } }),
  "PUT /roles/:roleId": async () => ({
    params: { roleId: (await newRole()).id },
    body: { name: newName(), authorities: ["SAMPLE_READ"] },
  }),
  "DELETE /roles/:roleId": async () => ({ params: { roleId: (await newRole()).id } }),
  "GET /userRoles": async () => ({ query: { userId: owner.user.userId } }),
  "POST /userRoles": async () => ({
    body: { userId: (await newColleague()).user.userId, roleIds: [(await newRole()).id] },
  }),
  "POST /accessTokens": async () => ({ body: { name: "robot", permissions: ["PROJECT_READ"], days: 1 } }),
  "DELETE /accessTokens/:tokenId": async () => {
    const input = { name: "robot", permissions: ["PROJECT_READ"], days: 1 };
    return { params: { tokenId: (await owner.post<{ id: string }>("/accessTokens", input)).id } };
  },
  "POST /switchTenant/:tenantId": async () => {
    const as = await lab.register(newName());
    await lab.database.asOwner("insert into membership (tenant_id, account_id) values ($1, $2)", [
      owner.user.tenantId,
      as.user.userId,
    ]);
    await lab.database.asOwner(
      "insert into project (tenant_id, name, is_personal, owner_id) values ($1, 'own', true, $2)",
      [owner.user.tenantId, as.user.userId],
    );
    return { as, params: { tenantId: owner.user.tenantId } };
  },
  "PUT /tenants/current": async () => ({ body: { tenantName: newName() } }),
  "PUT /tenants/current/logo": async () => ({ body: { uuid: await owner.upload("a.png", picture) } }),
  "GET /tenants/:tenantId/logo": async () => {
    await owner.put("/tenants/current/logo", { uuid: await owner.upload("a.png", picture) });
    return { params: { tenantId: owner.user.tenantId } };
  },
  "POST /tenants/current/owner": async () => {
    const as = await lab.register(newName());
    const { userId } = (await lab.addColleague(as, newName())).user;
    return { as, body: { userId, token: await as.prove("transferTeam") } };
  },
  "PUT /tenantsSecurityConfig": async () => ({ body: security }),
  "GET /users/email": async () => ({ query: { email: "owner@lab.test" } }),
  "GET /users/mobile": async () => ({ query: { mobile: "13900000000" } }),
  "PUT /users/:userId/disabled": async () => ({
    params: { userId: (await newColleague()).user.userId },
    body: { disabled: true },
  }),
  "POST /users/avatars": async () => ({ body: { userIds: [owner.user.userId] } }),
  "POST /users/:userId/unlock": async () => ({
    params: { userId: await newLocked() },
    body: { token: await owner.prove("memberAccess"), reason: "Called me" },
  }),
  "POST /users/:userId/resetSecondFactor": async () => ({
    params: { userId: await newLocked() },
    body: { token: await owner.prove("memberAccess"), reason: "Called me" },
  }),
  "POST /users/:userId/withdrawSecondFactorReset": async () => ({
    params: { userId: (await newColleague()).user.userId },
  }),
  "POST /users/:userId/remove": async () => ({
    params: { userId: (await newColleague()).user.userId },
    body: { successorId: owner.user.userId },
  }),
  "POST /quit": async () => ({ as: await newColleague() }),
  "POST /invitation": async () => ({
    body: { sendMethod: "email", invitedEmail: `${newName()}@lab.test`, roleIds: ["-2"] },
  }),
  "POST /invitation/batch": async () => ({
    body: { accounts: [`${newName()}@lab.test`], roleIds: ["-2"] },
  }),
  "POST /tenants/current/seats/invitations": async () => ({ body: { accounts: [`${newName()}@lab.test`] } }),
  "POST /invitation/:invitationId/resend": async () => ({
    params: { invitationId: (await newInvitation(`${newName()}@lab.test`)).id },
  }),
  "POST /invitation/:invitationId/cancel": async () => ({
    params: { invitationId: (await newInvitation(`${newName()}@lab.test`)).id },
  }),
  "GET /invitation/code/:code": async () => ({
    params: { code: await codeOf(await newInvitation(`${newName()}@lab.test`)) },
  }),
  "POST /invitation/code/:code/accept": async () => {
    const as = await lab.register(newName());
    return { as, params: { code: await codeOf(await newInvitation(as.user.email ?? "")) } };
  },
  "POST /departure/invitations/:invitationId": async () => {
    const as = await lab.register(newName());
    return { as, params: { invitationId: (await newInvitation(as.user.email ?? "")).id } };
  },
  "PUT /notifications/markAsRead": async () => ({ body: { ids: ["1"] } }),
  "PUT /notifications/config": async () => ({
    body: [{ kind: "memberJoined", inApp: true, mail: false }],
  }),
};
const configNow = async () => (await owner.get<{ config: unknown }>("/instance/config")).config;

/** What takes more, how many at most, and why. */
const exceptions: Readonly<Record<string, readonly [number, string]>> = {
  "POST /invitation": [4, "the email and the entry name the invitation's id, which the database gives"],
  "POST /invitation/batch": [5, "each person in a transaction of their own, three for each"],
  "POST /tenants/current/seats/invitations": [5, "as the batch"],
  "POST /auditTrail/verify": [
    4,
    "a team's check under way is looked for before a job is made, and the check names its job",
  ],
  "POST /users/:userId/unlock": [
    8,
    "every team of a locked account is notified, and the person in their language",
  ],
  "POST /users/:userId/resetSecondFactor": [9, "asks the account's other teams too, each in its own scope"],
  "POST /users/:userId/remove": [10, "every area hands over what the person owned"],
  "POST /quit": [11, "as a removal, then on into another team"],
  "PUT /instance/teams/:tenantId/standing": [
    5,
    "who asks, the team before and after, and the entry in its scope",
  ],
  "PUT /instance/teams/:tenantId/switches": [6, "the same, with its settings before and after"],
  "POST /instance/teams/:tenantId/demandPasswords": [4, "who asks, the team, its members, and the entry"],
  "POST /departure/invitations/:invitationId": [9, "as by its code, after a look at whose it is"],
  "POST /invitation/code/:code/accept": [8, "a seat, roles and a project of one's own, then into the team"],
};

/** Sign-in spends its time on argon2 and counts what is tried before it looks. */
const isSignIn = (at: string): boolean =>
  /^\w+ \/(register|activate|passwordLogin|smsLogin|twoFactorLogin|sendVerificationCode|resetPassword|captcha\/challenge|passkeyLogin(\/begin)?|invitation\/code\/:code\/register)$/.test(
    at,
  );

/** A stream answers for minutes (below), and a new passkey takes a device (`passkeys.test.ts`). */
const isCountedElsewhere = (at: string): boolean =>
  ["GET /notifications/stream", "POST /passkeys"].includes(at);

const rows = allEndpoints
  .filter(({ area }) => ["accounts", "access", "tenants", "notifications"].includes(area))
  .map(({ row }): [string, Endpoint] => [`${row.method} ${row.path}`, row])
  .filter(([at]) => !isSignIn(at) && !isCountedElsewhere(at));

describe("round trips to the database", () => {
  it.each(rows)("%s", async (at, row) => {
    const { as = owner, ...call } = (await calls[at]?.()) ?? {};
    // A node caches the name of the installation, as it caches sessions.
    await lab.kernel.brand.names();
    const flights = await measure(async () => {
      const answer = await callRow(lab.app, row, { cookie: as.cookie, csrfToken: as.csrfToken, ...call });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    });
    expect(flights).toBeLessThanOrEqual(exceptions[at]?.[0] ?? MOST);
  });

  it("GET /notifications/stream, until it is open", async () => {
    const {
      notifications: { notifications },
    } = services(lab.kernel);
    const reader = { locale: "zh-CN", timezone: "Asia/Shanghai", after: "1" } as const;
    const listen = () =>
      new Promise<void>((settle, reject) => {
        const close = notifications.stream(owner.user, reader).open({
          send(event) {
            if (event !== "unread") return;
            close();
            settle();
          },
          write: () => undefined,
          end: () => reject(new Error("the stream ended")),
        });
      });
    expect(await measure(listen)).toBeLessThanOrEqual(MOST);
  });
});
