import { createHash, randomBytes } from "node:crypto";
import {
  type FileKind,
  type FileLink,
  type Id,
  type LinkPolicy,
  MAX_OPEN_LINKS,
  type OpenedFile,
  SYSTEM_USER_ID,
} from "@benchleaf/contract";
import type { Context } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { isIpWithin } from "../../kernel/ip-ranges.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { lockTeamForUpdate } from "../access/access.service.ts";
import { hashPassword, refuseCommonPassword, verifyPassword } from "../accounts/accounts.service.ts";
import { hasLevel } from "./files.policy.ts";
import { presentLink, presentPolicy } from "./files.present.ts";
import { openFile } from "./files.service.ts";
import * as store from "./links.store.ts";
import { lockManagedForUpdate } from "./share-files.ts";

/** `<tenantId>-<32 characters>`: the id locates the team, the secret grants access. */
const TOKEN = /^(\d{1,18})-[\w-]{32}$/;
const SECRET_BYTES = 24;
const PASS_MS = 12 * 3_600_000;
const PASS = "file link";

const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export { lockManagedForUpdate } from "./share-files.ts";

/** Whether the team allows its members to publish; cannot change until a writing transaction ends. */
export const mayPublish = async (q: Queries): Promise<boolean> =>
  (await store.findPolicy(q))?.is_publishing_allowed ?? false;

/** What a link opens, and on whose behalf it is read. */
interface Opened {
  readonly scope: Scope;
  readonly link: store.OpenLinkRow;
}

/** What a user without access may read with a pass. */
export interface LinkedFile {
  readonly scope: Scope;
  readonly fileId: Id;
  readonly kind: FileKind;
}

/** Links that let people without an account read one file. */
export const fileLinks = ({ database, audit, events, seals }: Kernel) => {
  const policyOf = async (asked: Promise<store.PolicyRow | undefined>): Promise<LinkPolicy> =>
    presentPolicy(await asked);

  /** Whether a link is open is queried on behalf of its creator, so each creator's links are queried separately. */
  const findOpen = async (scope: Scope, rows: readonly store.LinkRow[]): Promise<ReadonlySet<Id>> => {
    const wanted = rows.filter((row) => !row.is_ended && !row.is_expired);
    const ids = wanted.map((row) => row.id);
    const open = await Promise.all(
      [...new Set(wanted.map((row) => row.maker_id))].map((userId) =>
        database.read({ tenantId: scope.tenantId, userId }, (q) => store.listOpen(q, ids)),
      ),
    );
    return new Set(open.flat());
  };

  /** The same error for every link that does not open, so that it reveals nothing. @throws fileLink.not.found */
  const reach = async (token: string, ip: string): Promise<Opened> => {
    const tenantId = TOKEN.exec(token)?.[1];
    if (tenantId === undefined) throw problem("fileLink.not.found");
    const found = await database.read({ tenantId, userId: SYSTEM_USER_ID }, (q) =>
      store.findByToken(q, hashToken(token)),
    );
    if (found === undefined) throw problem("fileLink.not.found");
    const scope = { tenantId, userId: found.maker_id };
    const link = await database.read(scope, (q) => store.findOpen(q, found.id));
    if (link === undefined || (link.ip_ranges !== null && !isIpWithin(ip, link.ip_ranges)))
      throw problem("fileLink.not.found");
    const calls = await database.write(scope, (tx) => store.countCall(tx, link.id));
    if (calls === undefined) throw problem("fileLink.not.found");
    if (calls > store.CALLS_PER_MINUTE) throw problem("rate.limited", { retryAfterSeconds: 60 });
    return { scope, link };
  };

  /** An attempt is counted before it is checked, so that concurrent attempts are limited like sequential ones. */
  const checkPassword = async ({ scope, link }: Opened, password: string | null): Promise<void> => {
    if (link.password_hash === null) return;
    if (password === null) throw problem("fileLink.password.required");
    const tries = await database.write(scope, (tx) => store.countPasswordAttempt(tx, link.id));
    if (tries > store.MAX_PASSWORD_ATTEMPTS)
      throw problem("rate.limited", { retryAfterSeconds: store.PASSWORD_ATTEMPT_MINUTES * 60 });
    if (!(await verifyPassword(link.password_hash, password))) throw problem("fileLink.password.wrong");
  };

  const sealPass = ({ id }: store.OpenLinkRow): string =>
    seals.seal(PASS, JSON.stringify([id, Date.now() + PASS_MS]));

  const isPassOf = (id: Id, pass: string): boolean => {
    try {
      const [linkId, until] = JSON.parse(seals.open(PASS, pass)) as [Id, number];
      return linkId === id && until > Date.now();
    } catch {
      return false;
    }
  };

  const add = async (
    tx: Queries,
    scope: Scope,
    fileId: Id,
    input: { days: number; note: string; passwordHash: string | null },
  ): Promise<{ link: FileLink; token: string }> => {
    const held = await lockManagedForUpdate(tx, fileId);
    if (held.kind === "folder") throw problem("projectFile.not.found");
    const policy = await policyOf(store.lockPolicyForUpdate(tx));
    if (!policy.areAllowed || input.days > policy.maxDays)
      throw problem("fileLink.not.allowed", { maxDays: policy.maxDays });
    if (policy.isPasswordRequired && input.passwordHash === null) throw problem("fileLink.password.needed");
    if ((await store.countOpen(tx, fileId)) >= MAX_OPEN_LINKS)
      throw problem("fileLink.limit.exceed", { limit: MAX_OPEN_LINKS });
    const token = `${scope.tenantId}-${randomBytes(SECRET_BYTES).toString("base64url")}`;
    const row = await store.insertLink(tx, { ...input, fileId, tokenHash: hashToken(token) });
    const after = {
      name: held.name,
      linkId: row.id,
      expireTime: row.expire_time.toISOString(),
      hasPassword: row.has_password,
      ...(input.note === "" ? {} : { note: input.note }),
    };
    await audit.record(tx, scope, {
      action: "file.createLink",
      objectType: "file",
      objectId: fileId,
      after,
    });
    await events.emit(tx, scope, { type: "file.createLink", data: { fileId, linkId: row.id } });
    return { link: presentLink(row, true), token };
  };

  return {
    async list(scope: Scope, fileId: Id): Promise<{ policy: LinkPolicy; links: FileLink[] }> {
      const { policy, rows } = await database.read(scope, async (q) => {
        if (!hasLevel(await openFile(q, fileId), "manage")) throw problem("fileAsset.no.edit.permission");
        return { policy: await policyOf(store.findPolicy(q)), rows: await store.listLinks(q, fileId) };
      });
      const open = await findOpen(scope, rows);
      return { policy, links: rows.map((row) => presentLink(row, open.has(row.id))) };
    },

    async create(
      scope: Scope,
      fileId: Id,
      input: { days: number; password: string | null; note: string },
    ): Promise<{ link: FileLink; token: string }> {
      const { password, days, note } = input;
      if (password !== null) await refuseCommonPassword(password);
      const passwordHash = password === null ? null : await hashPassword(password);
      return database.write(scope, (tx) => add(tx, scope, fileId, { days, note, passwordHash }));
    },

    end: (scope: Scope, fileId: Id, linkId: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        await lockManagedForUpdate(tx, fileId);
        const ended = await store.endLink(tx, fileId, linkId);
        if (ended === undefined) throw problem("fileLink.not.found");
        const before = { linkId, ...(ended.note === "" ? {} : { note: ended.note }) };
        await audit.record(tx, scope, {
          action: "file.endLink",
          objectType: "file",
          objectId: fileId,
          before,
        });
        return null;
      }),

    policy: (scope: Scope): Promise<LinkPolicy> => database.read(scope, (q) => policyOf(store.findPolicy(q))),

    savePolicy: (scope: Scope, policy: LinkPolicy): Promise<LinkPolicy> =>
      database.write(scope, async (tx) => {
        await lockTeamForUpdate(tx);
        const before = await policyOf(store.findPolicy(tx));
        await store.upsertPolicy(tx, {
          are_allowed: policy.areAllowed,
          max_days: policy.maxDays,
          is_password_required: policy.isPasswordRequired,
          is_publishing_allowed: policy.isPublishingAllowed,
        });
        await audit.record(tx, scope, {
          action: "security.updateLinks",
          objectType: "tenant",
          objectId: scope.tenantId,
          before,
          after: policy,
        });
        await events.emit(tx, scope, { type: "security.linksUpdated", data: {} });
        return policy;
      }),

    /** @throws fileLink.not.found, fileLink.password.required, fileLink.password.wrong, rate.limited */
    async open(token: string, password: string | null, { ip }: Pick<Context, "ip">): Promise<OpenedFile> {
      const opened = await reach(token, ip);
      await checkPassword(opened, password);
      const { scope, link } = opened;
      if (!(await database.write(scope, (tx) => store.countVisit(tx, link.id))))
        throw problem("fileLink.not.found");
      return {
        name: link.name,
        kind: link.kind,
        size: link.size === null ? null : Number(link.size),
        updateTime: link.update_time.toISOString(),
        expireTime: link.expire_time.toISOString(),
        teamName: link.team_name,
        pass: sealPass(link),
      };
    },

    /** The holder of a pass may read the file on behalf of the link's creator. @throws fileLink.not.found */
    async admit(token: string, pass: string, { ip }: Pick<Context, "ip">): Promise<LinkedFile> {
      const { scope, link } = await reach(token, ip);
      if (!isPassOf(link.id, pass)) throw problem("fileLink.not.found");
      return { scope, fileId: link.file_id, kind: link.kind };
    },
  };
};
export type FileLinks = ReturnType<typeof fileLinks>;
