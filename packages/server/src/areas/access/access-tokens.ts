import { createHash, randomBytes } from "node:crypto";
import { type AccessToken, type Id, permissionKeys } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { asKeys, refuseBeyond } from "./access.policy.ts";
import * as store from "./tokens.store.ts";

/** `blpat_<tenantId>.<userId>.<43 characters>`: the ids locate the token, the secret authenticates it. */
const TOKEN = /^blpat_(\d{1,18})\.(\d{1,18})\.[\w-]{43}$/;

const scopeOfToken = (token: string): Scope | null => {
  const [, tenantId, userId] = TOKEN.exec(token) ?? [];
  return tenantId === undefined || userId === undefined ? null : { tenantId, userId };
};

const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

const presentToken = (row: store.TokenRow): AccessToken => ({
  id: row.id,
  name: row.name,
  permissions: [...row.permissions],
  createTime: row.create_time.toISOString(),
  expireTime: row.expire_time.toISOString(),
  lastUseTime: row.last_use_time?.toISOString() ?? null,
});

export const accessTokens = ({ database, audit, events, sessions }: Kernel) => ({
  list: (session: Session): Promise<AccessToken[]> =>
    database.read(session, async (q) =>
      withCommit(store.listTokens(q).then((rows) => rows.map(presentToken))),
    ),

  create: (
    session: Session,
    wanted: { name: string; permissions: readonly string[]; days: number },
  ): Promise<AccessToken & { token: string }> =>
    database.write(session, async (tx) => {
      const permissions = [...new Set(wanted.permissions)];
      refuseBeyond([asKeys(permissions)], session);
      const token = `blpat_${session.tenantId}.${session.userId}.${randomBytes(32).toString("base64url")}`;
      const { name, days } = wanted;
      const row = await store.insertToken(tx, { name, days, permissions, tokenHash: hashToken(token) });
      await audit.record(tx, session, {
        action: "accessToken.create",
        objectType: "accessToken",
        objectId: row.id,
        after: { name, permissions, days },
      });
      await events.emit(tx, session, { type: "accessToken.created", data: { tokenId: row.id, name } });
      return { ...presentToken(row), token };
    }),

  async revoke(session: Session, id: Id): Promise<null> {
    await database.write(session, async (tx) => {
      const gone = await store.deleteToken(tx, id);
      if (gone === undefined) throw problem("accessToken.not.found");
      await audit.record(tx, session, {
        action: "accessToken.revoke",
        objectType: "accessToken",
        objectId: id,
        before: gone,
      });
    });
    sessions.forget({ accountId: session.userId });
    return null;
  },
});
export type AccessTokens = ReturnType<typeof accessTokens>;

/** The session of a bearer token: its owner with those of their permissions that the token names. */
export const resolveToken =
  ({ database }: Kernel) =>
  async (token: string): Promise<Session | null> => {
    const scope = scopeOfToken(token);
    if (scope === null) return null;
    const row = await database.write(scope, async (tx) => {
      const found = await store.findBearer(tx, hashToken(token));
      if (found?.is_use_old) await store.noteUse(tx, found.id);
      return found;
    });
    if (row === undefined) return null;
    const held = new Set<string>(row.holds_all ? permissionKeys : row.authorities);
    return {
      ...scope,
      sessionId: "0",
      userName: row.name,
      authorities: new Set(row.permissions.filter((key) => held.has(key))),
      roles: new Set(row.role_keys),
      csrfToken: "",
      tenantStatus: row.tenant_status,
      isOwner: row.owner_id === scope.userId,
      ipRanges: row.ip_ranges,
      isPasswordStale: false,
      isToken: true,
    };
  };
