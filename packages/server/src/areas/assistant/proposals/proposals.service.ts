import { createHash } from "node:crypto";
import {
  type AssistantLink,
  errorStatus,
  type Id,
  PROPOSAL_LIFE_MS,
  type Proposal,
} from "@benchleaf/contract";
import type { CallEndpoint } from "../../../kernel/call-endpoint.ts";
import type { SignedIn } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { checkPart } from "../../../kernel/mount.ts";
import { Problem, problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { linksOf } from "../tools/shape-result.rules.ts";
import { findTool, type Tool } from "../tools/tool-catalog.ts";
import { requestOf, type ToolRequest, valueAt } from "../tools/tool-request.rules.ts";
import { correctedRequest, formOf, type NamedValue } from "./proposal-form.rules.ts";
import * as store from "./proposals.store.ts";

const MAX_AGE_DAYS = 30;

const endpointOf = ({ row }: Tool): string => `${row.method} ${row.path}`;

const hashOf = (endpoint: string, request: ToolRequest): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([endpoint, request]))
    .digest();

const stateOf = ({ state, is_expired }: store.ProposalRow): Proposal["state"] => {
  if (state === "confirmed" || state === "discarded") return state;
  return state === "running" || is_expired ? "expired" : "open";
};

const present = (row: store.ProposalRow): Proposal => {
  const tool = findTool(row.tool);
  return {
    id: row.id,
    tool: row.tool,
    state: tool === undefined && row.state === "open" ? "expired" : stateOf(row),
    fields: tool === undefined ? [] : formOf(tool, row.request, row.names),
    createTime: row.create_time.toISOString(),
    expireTime: row.expire_time.toISOString(),
    links: row.links,
  };
};

/** Whether the endpoint has refused it, so that nothing can have been written. */
const isRefusal = (error: unknown): boolean => error instanceof Problem && errorStatus[error.code] < 500;

/** Proposed changes: each is shown as a form to its owner, who confirms it once or discards it. */
export const proposalsService = (kernel: Pick<Kernel, "database" | "audit">, call: CallEndpoint) => {
  const { database, audit } = kernel;

  const find = async (q: Queries, id: Id): Promise<store.ProposalRow> => {
    const row = await store.findProposal(q, id);
    if (row === undefined) throw problem("proposal.not.found");
    return row;
  };

  /** A record by the tool that reads it, as the owner of the proposal. @throws that endpoint's errors */
  const nameRecord = async (
    request: ToolRequest,
    { readBy }: NonNullable<Tool["mark"]["fields"]>[number],
    context: SignedIn,
  ): Promise<NamedValue | undefined> => {
    const reader = readBy && findTool(readBy.tool);
    if (readBy === undefined || reader === undefined) return undefined;
    const given = Object.fromEntries(
      Object.entries(readBy.params).map(([name, at]) => [name, valueAt(request, at)]),
    );
    const read = requestOf(reader, given);
    const [link] = linksOf(reader, await call(reader.row, read, context), read, 1);
    return link && { text: link.title, address: link.address };
  };

  const namesOf = async (tool: Tool, request: ToolRequest, context: SignedIn) => {
    const names: Record<string, NamedValue> = {};
    for (const field of tool.mark.fields ?? []) {
      const value = valueAt(request, field.at);
      if (typeof value !== "string" || value === "") continue;
      if (field.kind === "record") {
        const named = await nameRecord(request, field, context);
        if (named !== undefined) names[field.at] = named;
      }
      if (field.kind === "person") {
        const name = await database.read(context.session, (q) => store.findMemberName(q, value));
        if (name === undefined) throw problem("user.not.found");
        names[field.at] = { text: name, address: null };
      }
    }
    return names;
  };

  const claim = (scope: Scope, id: Id): Promise<store.ProposalRow> =>
    database.write(scope, async (tx) => {
      const claimed = await store.claimProposal(tx, id);
      if (claimed !== undefined) return claimed;
      const row = await find(tx, id);
      throw problem(row.state === "open" ? "proposal.expired" : "proposal.used");
    });

  /** The tool of a stored proposal, if neither it nor its endpoint has changed since. */
  const toolOf = (row: store.ProposalRow): Tool => {
    const tool = findTool(row.tool);
    if (
      tool === undefined ||
      endpointOf(tool) !== row.endpoint ||
      !hashOf(row.endpoint, row.request).equals(row.body_hash)
    )
      throw problem("proposal.expired");
    return tool;
  };

  const settle = (
    context: SignedIn,
    row: store.ProposalRow,
    done: { isCorrected: boolean; request: ToolRequest; links: AssistantLink[] },
  ): Promise<Proposal> =>
    database.write(context.session, async (tx) => {
      const settled = await store.settleProposal(tx, row.id, done);
      await audit.record(tx, context.session, {
        action: "proposal.confirm",
        objectType: "proposal",
        objectId: row.id,
        after: { tool: row.tool, isCorrected: done.isCorrected },
      });
      return present(settled);
    });

  return {
    present,

    /**
     * Stores a change that was asked for by a model or a program. Nothing else is written.
     *
     * @throws request.invalid, and the errors of the endpoints that read the records it names
     */
    async propose(context: SignedIn, tool: Tool, given: unknown, messageId: Id | null): Promise<Proposal> {
      const request = requestOf(tool, given);
      checkPart("params", tool.row.params, request.params);
      checkPart("body", tool.row.body, request.body);
      const names = await namesOf(tool, request, context);
      const endpoint = endpointOf(tool);
      const row = await database.write(context.session, (tx) =>
        store.insertProposal(tx, {
          ...{ messageId, tool: tool.mark.name, endpoint, request, names },
          bodyHash: hashOf(endpoint, request),
          lifeSeconds: PROPOSAL_LIFE_MS / 1_000,
        }),
      );
      return present(row);
    },

    get: (scope: Scope, id: Id): Promise<Proposal> =>
      database.read(scope, async (q) => present(await find(q, id))),

    async ofMessages(q: Queries, messageIds: readonly Id[]): Promise<ReadonlyMap<Id, Proposal[]>> {
      return messageIds.length === 0 ? new Map() : groupByMessage(await store.listOfMessages(q, messageIds));
    },

    /** Calls the endpoint of a proposal as the person who confirms it; a refusal leaves it open. */
    async confirm(context: SignedIn, id: Id, values: Readonly<Record<string, string>>): Promise<Proposal> {
      const row = await claim(context.session, id);
      try {
        const tool = toolOf(row);
        const request = correctedRequest(tool, row.request, values);
        const data = await call(tool.row, request, context);
        const isCorrected = JSON.stringify(request) !== JSON.stringify(row.request);
        return await settle(context, row, { isCorrected, request, links: linksOf(tool, data, request, 1) });
      } catch (error) {
        if (isRefusal(error)) await database.write(context.session, (tx) => store.releaseProposal(tx, id));
        throw error;
      }
    },

    discard: (scope: Scope, id: Id): Promise<Proposal> =>
      database.write(scope, async (tx) => {
        const row = await store.discardProposal(tx, id);
        if (row !== undefined) return present(row);
        await find(tx, id);
        throw problem("proposal.used");
      }),

    async sweep(now: Date): Promise<void> {
      await database.open((tx) =>
        store.sweepProposals(tx, new Date(now.getTime() - MAX_AGE_DAYS * 86_400_000)),
      );
    },
  };
};
export type ProposalsService = ReturnType<typeof proposalsService>;

const groupByMessage = (rows: readonly store.ProposalRow[]): Map<Id, Proposal[]> => {
  const grouped = new Map<Id, Proposal[]>();
  for (const row of rows) {
    if (row.message_id === null) continue;
    grouped.set(row.message_id, [...(grouped.get(row.message_id) ?? []), present(row)]);
  }
  return grouped;
};
