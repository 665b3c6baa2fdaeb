import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";

/** Calls of one address per minute to the MCP server. */
export const MCP_PER_MINUTE = 120;

/** Messages of one call to the MCP server. */
export const MAX_MCP_MESSAGES = 20;

/** A message of JSON-RPC 2.0: a request with `id`, a notification without one, or a response. */
export const mcpMessageSchema = z
  .object({
    jsonrpc: z.literal("2.0"),
    id: z.union([z.string().max(200), z.number()]).optional(),
    method: z.string().max(200).optional(),
    params: z.record(z.string(), z.unknown()).optional(),
    result: z.unknown().optional(),
    error: z.unknown().optional(),
  })
  .meta({ examples: [{ jsonrpc: "2.0", id: 1, method: "ping" }] });

/** The server of the Model Context Protocol: the same tools as the assistant's, under a personal access token. */
export const mcpApi = {
  call: endpoint({
    method: "POST",
    path: "/mcp",
    summary: "A message of the Model Context Protocol (streamable HTTP, one response per request)",
    access: "token",
    body: z.union([mcpMessageSchema, z.array(mcpMessageSchema).min(1).max(MAX_MCP_MESSAGES)]),
    answersProtocol: true,
    perMinute: MCP_PER_MINUTE,
    maxBodyBytes: 256 * 1024,
    errors: ["error.unauthorized", "rate.limited"],
  }),
  stream: endpoint({
    method: "GET",
    path: "/mcp",
    summary: "There is no stream from the server; clients are told so by the status 405",
    access: "token",
    data: z.null(),
    errors: ["error.unauthorized", "mcp.method.not.allowed"],
  }),
};
