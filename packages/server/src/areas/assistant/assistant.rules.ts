import type { AssistantQuestion, ModelStatus, WithoutModelReason } from "@benchleaf/contract";

const MAX_SUGGESTIONS = 8;

/** Why no model is used, according to the settings and the month's usage; null if one is. */
export const reasonWithoutModel = (status: ModelStatus): WithoutModelReason | null => {
  if (!status.isAvailable) return "no-model";
  if (status.sending === "none") return "sending";
  return status.monthlyLimit !== null && status.used >= status.monthlyLimit ? "limit" : null;
};

/** The tool that a suggested question about one's own records needs. */
const toolOf: Readonly<Partial<Record<AssistantQuestion, string>>> = {
  "find-file": "search_files",
  "my-tasks": "list_tasks",
  "free-device": "list_bookings",
  "book-device": "book_device",
  "low-stock": "list_materials",
  "find-sample": "list_samples",
  "new-page": "create_notebook_page",
  approvals: "list_approvals_for_me",
};

const guideQuestions: readonly AssistantQuestion[] = ["first-steps", "clone", "invite", "own-model"];

/**
 * Questions that can be answered for a person: about the records that their tools read, then about the product.
 *
 * @example suggestQuestions(new Set(["list_tasks"])) // ["my-tasks", "first-steps", "clone", "invite", "own-model"]
 */
export const suggestQuestions = (toolNames: ReadonlySet<string>): AssistantQuestion[] =>
  [
    ...(Object.keys(toolOf) as AssistantQuestion[]).filter((name) => toolNames.has(toolOf[name]!)),
    ...guideQuestions,
  ].slice(0, MAX_SUGGESTIONS);
