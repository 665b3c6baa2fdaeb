import type { AssistantLink, Id } from "@benchleaf/contract";
import type { CallEndpoint } from "../../../kernel/call-endpoint.ts";
import type { SignedIn } from "../../../kernel/context.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { AnswerWork } from "../../models/conversations.service.ts";
import type { ModelMessage, ModelsService, ModelTool, ModelToolCall } from "../../models/models.service.ts";
import type { ProposalsService } from "../proposals/proposals.service.ts";
import { callTool } from "../tools/call-tool.ts";
import type { Tool } from "../tools/tool-catalog.ts";
import { guideLinks, guideText } from "./assistant-prompt.rules.ts";
import { citeLinks, visibleText } from "./cite-links.rules.ts";
import { findSections } from "./find-sections.ts";

/** Requests to a model for one question. */
const MAX_ROUNDS = 6;
const MAX_CALLS_PER_ROUND = 8;
const MAX_PROPOSALS = 3;
const MAX_SECTIONS = 4;
const MAX_ISSUES = 5;

const guideTool: ModelTool = {
  name: "search_guide",
  description: "Search the guide of the product: how something is done, what a page is for.",
  parameters: {
    type: "object",
    properties: { question: { type: "string" } },
    required: ["question"],
    additionalProperties: false,
  },
};

const asModelTool = ({ mark, input }: Tool): ModelTool => ({
  name: mark.name,
  description: mark.description,
  parameters: input,
});

/** What an answer is made of. */
export interface Question {
  readonly context: SignedIn;
  /** The context with the user's rights of this moment; they may change while a model answers. */
  readonly renew: () => Promise<SignedIn>;
  readonly messageId: Id;
  readonly messages: readonly ModelMessage[];
  /** Sections of the guide that the messages contain, numbered from 1. */
  readonly links: readonly AssistantLink[];
  /** Empty where records may not be sent. */
  readonly tools: readonly Tool[];
  readonly sentClass: "public" | "private";
}

interface Parts {
  readonly models: Pick<ModelsService, "ask">;
  readonly proposals: Pick<ProposalsService, "propose">;
  readonly call: CallEndpoint;
}

const parse = (text: string): unknown => {
  try {
    return text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A refused call, for the model: it can correct its request, or say what is missing. */
const refusalText = (error: Problem): string => {
  const { issues } = (error.data ?? {}) as { issues?: readonly unknown[] };
  return JSON.stringify({ error: error.code, ...(issues && { issues: issues.slice(0, MAX_ISSUES) }) });
};

/** Answers a question with a model, which reads records by tools and proposes changes, in at most six rounds. */
export const answerQuestion = (
  { models, proposals, call }: Parts,
  { context: begun, renew, messageId, messages: first, links: given, tools, sentClass }: Question,
): AnswerWork => {
  const { tenantId, userId } = begun.session;
  let context = begun;
  const links = [...given];
  const messages = [...first];
  const offered = [guideTool, ...tools.map(asModelTool)];
  let proposalCount = 0;
  let text = "";

  const searchAgain = (input: unknown): string => {
    const { question } = (input ?? {}) as { question?: unknown };
    const firstNo = links.length + 1;
    const sections = findSections(context.locale, String(question ?? ""), MAX_SECTIONS);
    links.push(...guideLinks(sections, firstNo));
    return guideText(sections, firstNo);
  };

  const propose = async (tool: Tool, input: unknown): Promise<string> => {
    if (proposalCount >= MAX_PROPOSALS) return JSON.stringify({ error: "too many proposals for one answer" });
    const { id } = await proposals.propose(context, tool, input, messageId);
    proposalCount += 1;
    return JSON.stringify({ proposal: id, state: "shown to the person as a form; nothing has been changed" });
  };

  const useTool = async ({ name, arguments: written }: ModelToolCall): Promise<string> => {
    const input = parse(written);
    if (input === undefined) return JSON.stringify({ error: "the arguments are not JSON" });
    if (name === guideTool.name) return searchAgain(input);
    const tool = tools.find(({ mark }) => mark.name === name);
    if (tool === undefined) return JSON.stringify({ error: "there is no such tool" });
    try {
      if (tool.isChange) return await propose(tool, input);
      const result = await callTool(call, tool, input, context, links.length + 1);
      links.push(...result.links);
      return result.text;
    } catch (error) {
      if (error instanceof Problem) return refusalText(error);
      throw error;
    }
  };

  return {
    async make({ signal, show }) {
      for (let round = 1; ; round += 1) {
        const isLast = round === MAX_ROUNDS;
        const before = text === "" ? "" : `${text}\n\n`;
        let own = "";
        let calls: readonly ModelToolCall[] = [];
        let finish: "stop" | "length" | "tools" | null = null;
        const request = {
          ...({ purpose: "assistant", sentClass, messages, signal } as const),
          ...(isLast ? {} : { tools: offered }),
          isFurtherRound: round > 1,
        };
        for await (const event of models.ask({ tenantId, userId }, request)) {
          if (event.type === "text") own += event.text;
          if (event.type === "end") {
            finish = event.finishReason;
            calls = event.toolCalls;
          }
          text = own === "" ? text : before + own;
          await show(visibleText(text));
        }
        if (finish !== "tools" || isLast) return { isComplete: finish !== null, isCut: finish === "length" };
        messages.push({ role: "assistant", content: own, toolCalls: calls });
        context = await renew();
        for (const [at, one] of calls.entries()) {
          const isTooMany = at >= MAX_CALLS_PER_ROUND;
          const content = isTooMany
            ? JSON.stringify({ error: "too many calls at once" })
            : await useTool(one);
          messages.push({ role: "tool", content, toolCallId: one.id });
          if (signal.aborted) return { isComplete: false, isCut: false };
          // Reading may take a while: the answer is still alive.
          await show(visibleText(text));
        }
      }
    },
    describe(status) {
      const cited = citeLinks(text, links);
      const message = status === "completed" ? cited.text : visibleText(text);
      return { message, mode: "model", statements: [], sources: cited.links };
    },
  };
};
