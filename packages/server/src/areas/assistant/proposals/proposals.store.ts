import type { AssistantLink, Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import type { ToolRequest } from "../tools/tool-request.rules.ts";
import type { NamedValues } from "./proposal-form.rules.ts";

export interface ProposalRow {
  readonly id: Id;
  readonly message_id: Id | null;
  readonly tool: string;
  readonly endpoint: string;
  readonly request: ToolRequest;
  readonly body_hash: Buffer;
  readonly names: NamedValues;
  readonly state: "open" | "running" | "confirmed" | "discarded";
  readonly is_expired: boolean;
  readonly links: AssistantLink[];
  readonly create_time: Date;
  readonly expire_time: Date;
}

const columns = `p.id, p.message_id, p.tool, p.endpoint, p.request, p.body_hash, p.names, p.state,
  p.expire_time <= now() as is_expired, p.links, p.create_time, p.expire_time`;

export interface NewProposal {
  readonly messageId: Id | null;
  readonly tool: string;
  readonly endpoint: string;
  readonly request: ToolRequest;
  readonly bodyHash: Buffer;
  readonly names: NamedValues;
  readonly lifeSeconds: number;
}

export const insertProposal = async (tx: Queries, given: NewProposal): Promise<ProposalRow> =>
  (await tx.row<ProposalRow>(
    `insert into proposal as p (message_id, tool, endpoint, request, body_hash, names, expire_time)
     values ($1, $2, $3, $4::json, $5, $6::json, now() + make_interval(secs => $7)) returning ${columns}`,
    [
      given.messageId,
      given.tool,
      given.endpoint,
      JSON.stringify(given.request),
      given.bodyHash,
      JSON.stringify(given.names),
      given.lifeSeconds,
    ],
  ))!;

export const findProposal = (q: Queries, id: Id): Promise<ProposalRow | undefined> =>
  q.row<ProposalRow>(`select ${columns} from proposal p where p.id = $1`, [id]);

export const listOfMessages = (q: Queries, messageIds: readonly Id[]): Promise<ProposalRow[]> =>
  q.rows<ProposalRow>(
    `select ${columns} from proposal p where p.message_id = any($1::bigint[]) order by p.id`,
    [messageIds],
  );

/** Reserves an open proposal for one confirmation; undefined if it is not open or has expired. */
export const claimProposal = (tx: Queries, id: Id): Promise<ProposalRow | undefined> =>
  tx.row<ProposalRow>(
    `update proposal p set state = 'running' where p.id = $1 and p.state = 'open' and p.expire_time > now()
     returning ${columns}`,
    [id],
  );

/** Opens it again after its endpoint has refused it. */
export const releaseProposal = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("update proposal set state = 'open' where id = $1 and state = 'running'", [id]);

export const settleProposal = async (
  tx: Queries,
  id: Id,
  given: { isCorrected: boolean; request: ToolRequest; links: readonly AssistantLink[] },
): Promise<ProposalRow> =>
  (await tx.row<ProposalRow>(
    `update proposal p set state = 'confirmed', is_corrected = $2, request = $3::json, links = $4::json,
       settle_time = now() where p.id = $1 returning ${columns}`,
    [id, given.isCorrected, JSON.stringify(given.request), JSON.stringify(given.links)],
  ))!;

export const discardProposal = (tx: Queries, id: Id): Promise<ProposalRow | undefined> =>
  tx.row<ProposalRow>(
    `update proposal p set state = 'discarded', settle_time = now() where p.id = $1 and p.state = 'open'
     returning ${columns}`,
    [id],
  );

export const sweepProposals = (tx: Queries, before: Date): Promise<unknown> =>
  tx.rows("select sweep_proposals($1)", [before]);

/** The name of an active member of the team. */
export const findMemberName = async (q: Queries, accountId: string): Promise<string | undefined> =>
  /^\d{1,18}$/.test(accountId)
    ? (
        await q.row<{ name: string }>(
          `select a.name from membership m join account a on a.id = m.account_id
           where m.account_id = $1 and m.status = 'active'`,
          [accountId],
        )
      )?.name
    : undefined;
