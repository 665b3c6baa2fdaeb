import type { CallEndpoint } from "../../../kernel/call-endpoint.ts";
import type { SignedIn } from "../../../kernel/context.ts";
import { shapeResult, type ToolResult } from "./shape-result.rules.ts";
import type { Tool } from "./tool-catalog.ts";
import { requestOf } from "./tool-request.rules.ts";

/** A context that outlives its request: it can no longer change the browser's session. */
export const detached = (context: SignedIn): SignedIn => ({
  ...context,
  setSession: () => undefined,
  clearSession: () => undefined,
});

/** Reads with a tool as the user of a context. @throws the endpoint's errors */
export const callTool = async (
  call: CallEndpoint,
  tool: Tool,
  given: unknown,
  context: SignedIn,
  firstNo: number,
): Promise<ToolResult> => {
  const request = requestOf(tool, given);
  return shapeResult(tool, await call(tool.row, request, context), request, firstNo);
};
