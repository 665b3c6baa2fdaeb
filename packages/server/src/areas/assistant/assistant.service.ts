import type { AssistantParameters, Id } from "@benchleaf/contract";
import type { CallEndpoint } from "../../kernel/call-endpoint.ts";
import type { Session, SignedIn } from "../../kernel/context.ts";
import { isUniqueViolation } from "../../kernel/database-errors.ts";
import type { StreamAnswer } from "../../kernel/event-stream.ts";
import type { IsFeatureOn } from "../../kernel/gate.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { conversationsService, titleOf } from "../models/conversations.service.ts";
import type { ModelsService } from "../models/models.service.ts";
import { presentConversation, presentMessage } from "./assistant.present.ts";
import { reasonWithoutModel, suggestQuestions } from "./assistant.rules.ts";
import { answerQuestion, type Question } from "./chat/answer-question.ts";
import { firstMessages, guideLinks } from "./chat/assistant-prompt.rules.ts";
import { findSections } from "./chat/find-sections.ts";
import type { ProposalsService } from "./proposals/proposals.service.ts";
import { detached } from "./tools/call-tool.ts";
import { toolsFor } from "./tools/tool-catalog.ts";

const MAX_SECTIONS = 4;
const REMEMBERED_ROWS = 16;

/** A question as sent. */
export interface ChatQuestion {
  readonly conversationId: Id | null;
  readonly query: string;
  readonly clientMessageId: string;
  readonly timezone: string;
}

export interface AssistantParts {
  readonly models: Pick<ModelsService, "ask" | "status">;
  readonly proposals: ProposalsService;
  readonly call: CallEndpoint;
  readonly isFeatureOn: IsFeatureOn;
  /** A member's identity and permissions as they are now. */
  readonly sessionOf: (scope: Scope) => Promise<Session>;
}

const rightsOf = ({ authorities, roles, isOwner, tenantStatus }: Session) => ({
  ...{ authorities, roles, isOwner, tenantStatus },
});

/** The assistant of every page: conversations answered by a model with the asker's rights, or by the guide alone. */
export const assistantService = (kernel: Kernel, parts: AssistantParts) => {
  const { database } = kernel;
  const { models, proposals, isFeatureOn, sessionOf } = parts;
  const conversations = conversationsService(kernel, {
    kind: "assistant",
    stopSignal: "assistant.stop",
    async present(q, rows) {
      const answers = rows.filter(({ chat_type }) => chat_type === "answer").map(({ id }) => id);
      const made = await proposals.ofMessages(q, answers);
      return rows.map((row) => presentMessage(row, made.get(row.id) ?? []));
    },
  });

  const begin = async (context: SignedIn, asked: ChatQuestion) => {
    const { session, locale } = context;
    const status = await models.status(session);
    const reason = reasonWithoutModel(status);
    const readsRecords = status.sending === "all";
    const tools = reason === null && readsRecords ? await toolsFor(session, isFeatureOn) : [];
    const { brand } = await kernel.brand.in(locale);
    const sections = findSections(locale, asked.query, MAX_SECTIONS);
    const links = guideLinks(sections, 1);
    return database.write(session, async (tx) => {
      const earlier = await conversations.findEarlier(tx, asked.clientMessageId);
      if (earlier !== undefined) return { messageId: earlier, question: null };
      const conversationId =
        asked.conversationId === null
          ? await conversations.create(tx, {
              title: titleOf(asked.query),
              scope: "all",
              ...{ fileId: null, collectionId: null },
            })
          : (await conversations.open(tx, asked.conversationId)).id;
      const before = await conversations.recent(tx, conversationId, REMEMBERED_ROWS);
      const fromGuide = {
        status: "completed",
        mode: sections.length === 0 ? "not-found" : "guide",
        message: links.map(({ title, detail }) => `${title}\n${detail}`).join("\n\n"),
        sources: links,
      } as const;
      const byModel = { status: "pending", mode: "model", message: "", sources: [] } as const;
      const messageId = await conversations.add(
        tx,
        { conversationId, clientMessageId: asked.clientMessageId, message: asked.query },
        { ...(reason === null ? byModel : fromGuide), reason, statements: [] },
      );
      if (reason !== null) return { messageId, question: null };
      const facts = {
        ...{ brand, locale, readsRecords, timezone: asked.timezone },
        ...{ now: new Date(), userName: session.userName },
      };
      const question: Question = {
        context: detached(context),
        async renew() {
          const now = await sessionOf(session);
          return { ...detached(context), session: { ...session, ...rightsOf(now) } };
        },
        messages: firstMessages(facts, before, asked.query, sections),
        sentClass: readsRecords ? "private" : "public",
        ...{ messageId, links, tools },
      };
      return { messageId, question };
    });
  };

  return {
    async parameters({ session }: SignedIn): Promise<AssistantParameters> {
      const status = await models.status(session);
      const reason = reasonWithoutModel(status);
      const readsRecords = reason === null && status.sending === "all";
      const tools = readsRecords ? await toolsFor(session, isFeatureOn) : [];
      return {
        reason,
        readsRecords,
        openingStatement: readsRecords ? "records" : reason === null ? "guide-model" : "guide",
        suggestedQuestions: suggestQuestions(new Set(tools.map(({ mark }) => mark.name))),
      };
    },

    /** The question is stored before the stream opens, so that a refusal is a normal error response. */
    async chat(context: SignedIn, asked: ChatQuestion): Promise<StreamAnswer> {
      const { messageId, question } = await begin(context, asked).catch((error: unknown) => {
        throw isUniqueViolation(error) ? problem("chat.answer.open") : error;
      });
      const { tenantId, userId } = context.session;
      const scope = { tenantId, userId };
      if (question !== null) conversations.generate(scope, messageId, answerQuestion(parts, question));
      return conversations.follow(scope, messageId, 0);
    },

    async list(scope: Scope, page: { lastId?: Id | undefined; limit: number }) {
      const { rows, hasMore } = await conversations.list(scope, page);
      return { records: rows.map(presentConversation), hasMore };
    },

    followAnswer: conversations.followAnswer,
    stop: conversations.stop,
    rate: conversations.rate,
    remove: conversations.remove,
    messages: conversations.messages,
  };
};
export type AssistantService = ReturnType<typeof assistantService>;
