import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";

/** Calls of one address per minute to the MCP server. */
export const MCP_PER_MINUTE = 120;

/** The server of the Model Context Protocol: the same tools as the assistant's, under a personal access token. */
export const mcpApi = {
  call: endpoint({
    method: "POST",
    path: "/mcp",
    summary: "A message of the Model Context Protocol (streamable HTTP, one response per request)",
    access: "token",
    body: z.union([
      z.looseObject({ jsonrpc: z.literal("2.0") }),
      z.array(z.looseObject({ jsonrpc: z.literal("2.0") })).max(20),
    ]),
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
