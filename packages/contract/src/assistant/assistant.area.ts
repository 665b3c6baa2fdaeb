import { assistantApi } from "./assistant.api.ts";
import { mcpApi } from "./mcp.api.ts";

export * from "./assistant.api.ts";
export * from "./assistant.schema.ts";
export * from "./mcp.api.ts";

/** The endpoints of this area. */
export const assistantRows = { ...assistantApi, "mcp.call": mcpApi.call, "mcp.stream": mcpApi.stream };
