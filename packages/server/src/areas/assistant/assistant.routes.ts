import { assistantApi, mcpApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { AssistantService } from "./assistant.service.ts";
import type { McpServer } from "./mcp/mcp-server.ts";
import type { ProposalsService } from "./proposals/proposals.service.ts";
import { detached } from "./tools/call-tool.ts";

/** The handlers of all endpoints. */
export interface AssistantServices {
  readonly assistant: AssistantService;
  readonly proposals: ProposalsService;
  readonly mcp: McpServer;
}

export const assistantRoutes = ({ assistant, proposals, mcp }: AssistantServices): Binding[] => [
  bind(assistantApi.parameters, (_request, context) => assistant.parameters(context)),
  bind(assistantApi.listConversations, ({ query }, { session }) => assistant.list(session, query)),
  bind(assistantApi.removeConversation, ({ params }, { session }) =>
    assistant.remove(session, params.conversationId),
  ),
  bind(assistantApi.messages, ({ query }, { session }) =>
    assistant.messages(session, query.conversationId, query),
  ),
  bind(assistantApi.chat, ({ body }, context) => assistant.chat(context, body)),
  bind(assistantApi.followAnswer, ({ params, query }, { session }) =>
    assistant.followAnswer(session, params.messageId, query.after),
  ),
  bind(assistantApi.stop, ({ body }, { session }) => assistant.stop(session, body.messageId)),
  bind(assistantApi.feedback, ({ body }, { session }) =>
    assistant.rate(session, body.messageId, body.rating),
  ),
  bind(assistantApi.getProposal, ({ params }, { session }) => proposals.get(session, params.proposalId)),
  bind(assistantApi.confirmProposal, ({ params, body }, context) =>
    proposals.confirm(detached(context), params.proposalId, body.values),
  ),
  bind(assistantApi.discardProposal, ({ params }, { session }) =>
    proposals.discard(session, params.proposalId),
  ),
  bind(mcpApi.call, ({ body }, context) => mcp(body, detached(context))),
  bind(mcpApi.stream, async () => {
    throw problem("mcp.method.not.allowed");
  }),
];
