import { mainlandMobileSchema, type TableParams } from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import { findGrantableRoles, findRolesByName } from "../access/access.service.ts";
import {
  type CellFault,
  type RowVerdict,
  type TableCall,
  type TableKind,
  type TableRow,
  tableKind,
} from "../tables/tables.service.ts";
import * as invitations from "./invitations.store.ts";
import type { InviteMembers } from "./invite-members.ts";
import * as store from "./members.store.ts";

const PAGE_ROWS = 500;
const accountSchema = z.union([z.email().max(254), mainlandMobileSchema]);
const listParams = z.object({ search: z.string().trim().max(100).optional() });
type ListParams = z.infer<typeof listParams>;

/** Names of roles as a cell has them. */
const roleNamesIn = ({ cells }: TableRow): string[] =>
  (cells.roles ?? "")
    .split(/[;,；，、]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");

const accountOf = ({ cells }: TableRow): string => (cells.account ?? "").toLowerCase();

/** People invited by a table, and the list of members as one. */
export const memberTables = (kernel: Kernel, invite: Pick<InviteMembers, "inviteIn">): TableKind[] => {
  const rolesOf = async (q: Queries, rows: readonly TableRow[]) => {
    const found = await findRolesByName(q, [...new Set(rows.flatMap(roleNamesIn))]);
    const ids = new Map(found.map(({ id, name }) => [name.toLowerCase(), id]));
    return (row: TableRow) => roleNamesIn(row).map((name) => ids.get(name.toLowerCase()));
  };

  const judge = async (
    q: Queries,
    call: TableCall,
    row: TableRow,
    roleIds: readonly (string | undefined)[],
  ) => {
    const account = accountOf(row);
    if (!accountSchema.safeParse(account).success)
      return [{ column: "account", code: "invitation.account.invalid" }] satisfies CellFault[];
    const [known, isInvited] = await Promise.all([
      store.findKnown(q, account),
      invitations.hasOpenInvitation(q, account),
    ]);
    if (known?.is_member || isInvited) return "present";
    const ids = roleIds.filter((id) => id !== undefined);
    if (ids.length < roleIds.length)
      return [{ column: "roles", code: "role.not.found" }] satisfies CellFault[];
    try {
      await findGrantableRoles(q, call, ids);
      return "good";
    } catch (error) {
      if (error instanceof Problem) return [{ column: "roles", code: error.code }];
      throw error;
    }
  };

  const importing = tableKind<TableParams>({
    kind: "invitation",
    feature: "USER",
    params: z.record(z.string(), z.string()),
    importing: {
      permission: "USER_CREATE",
      // Each is a separate invitation, with its own email.
      rowsAtOnce: 1,
      async check(q, call, rows) {
        const idsOf = await rolesOf(q, rows);
        const verdicts: RowVerdict[] = [];
        for (const row of rows) verdicts.push(await judge(q, call, row, idsOf(row)));
        return verdicts;
      },
      async write(tx, call, rows) {
        const idsOf = await rolesOf(tx, rows);
        for (const row of rows) {
          const account = accountOf(row);
          const sendMethod = account.includes("@") ? ("email" as const) : ("mobile" as const);
          const roleIds = idsOf(row).filter((id) => id !== undefined);
          const wanted = { sendMethod, account, roleIds, remark: row.cells.remark ?? "" };
          await invite.inviteIn(tx, call, wanted, call.locale);
        }
      },
    },
  });

  const exporting = tableKind<ListParams>({
    kind: "member",
    feature: "USER",
    params: listParams,
    exporting: {
      permission: "USER_READ",
      async *records(call) {
        for (let after: readonly [string, string] | undefined; ; ) {
          const input = { search: call.params.search, after, limit: PAGE_ROWS };
          const rows = await kernel.database.read(call, (q) => store.listMembers(q, input));
          const shown = rows.slice(0, PAGE_ROWS);
          yield shown.map((row) => ({
            name: row.name,
            email: row.email,
            mobile: row.mobile,
            roles: row.roles.map(({ name }) => name).join("; "),
            status: row.status,
            isOwner: row.is_owner ? "yes" : "no",
            joinTime: row.create_time.toISOString().slice(0, 10),
          }));
          const last = shown.at(-1);
          if (rows.length <= PAGE_ROWS || last === undefined) return;
          after = [last.create_time.toISOString(), last.account_id];
        }
      },
    },
  });
  return [importing, exporting];
};
