import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The server's behaviour, selected by the name of the requested model. */
export type ModelBehaviour =
  | "answer"
  | "slow"
  | "stall"
  | "cut"
  | "no-finish"
  | "length"
  | "not-json"
  | "html"
  | "split"
  | "busy"
  | "busy-once"
  | "error"
  | "refuse"
  | "hang";

/** What one request held. */
export interface ModelServerRequest {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly max_tokens?: number;
    readonly tools?: readonly {
      readonly function: { readonly name: string; readonly parameters: unknown };
    }[];
  };
  /** When the asking side closed the connection before the answer was complete. */
  readonly abortedAt: number | null;
}

/** What the server answers: a text, or functions that it asks for. */
export type ModelReply =
  | string
  | { readonly calls: readonly { readonly name: string; readonly arguments: unknown }[] };

/** A local server that speaks the OpenAI chat protocol, and misbehaves on demand. */
export interface ModelServer {
  /** For the settings, e.g. `http://127.0.0.1:40123/v1`. */
  readonly baseUrl: string;
  readonly requests: readonly ModelServerRequest[];
  /** Sets what `answer` returns from now on: a reply, or one derived from the request. */
  setAnswer(answer: string | ((request: ModelServerRequest["body"]) => ModelReply)): void;
  close(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<ModelServerRequest["body"]> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
};

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const piece = (content: string, finish: string | null = null): string =>
  event({
    id: "1",
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta: content === "" ? {} : { content }, finish_reason: finish }],
  });
/** Calls in pieces, as services send them: the name first, then the arguments in two parts. */
const callPieces = (calls: Exclude<ModelReply, string>["calls"]): string =>
  calls
    .flatMap(({ name, arguments: given }, index) => {
      const text = JSON.stringify(given);
      const half = Math.ceil(text.length / 2);
      return [
        { index, id: `call_${index}`, type: "function", function: { name, arguments: "" } },
        { index, function: { arguments: text.slice(0, half) } },
        { index, function: { arguments: text.slice(half) } },
      ];
    })
    .map((call) =>
      event({ id: "1", choices: [{ index: 0, delta: { tool_calls: [call] }, finish_reason: null }] }),
    )
    .join("");
const usage = (promptTokens: number, answerTokens: number): string =>
  event({
    id: "1",
    choices: [],
    usage: { prompt_tokens: promptTokens, completion_tokens: answerTokens, total_tokens: 0 },
  });
const DONE = "data: [DONE]\n\n";

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts the server on a free port of this machine. */
export const startModelServer = async (): Promise<ModelServer> => {
  const requests: {
    authorization: string | undefined;
    body: ModelServerRequest["body"];
    abortedAt: number | null;
  }[] = [];
  let answerOf: (body: ModelServerRequest["body"]) => ModelReply = ({ messages }) =>
    `You said: ${messages.at(-1)?.content ?? ""}`;
  let busyTimes = 0;

  const stream = (response: ServerResponse): void => {
    response.writeHead(200, { "content-type": "text/event-stream" });
  };

  const behave = async (response: ServerResponse, body: ModelServerRequest["body"]): Promise<void> => {
    const fail = (status: number, message: string) =>
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify({ error: { message } }));
    const reply = answerOf(body);
    const words = typeof reply === "string" ? reply.split(/(?<= )/) : [];
    switch (body.model as ModelBehaviour) {
      case "busy":
        return void fail(429, "too many requests");
      case "busy-once":
        busyTimes += 1;
        if (busyTimes === 1) return void fail(429, "too many requests");
        break;
      case "error":
        return void fail(500, "out of memory");
      case "refuse":
        return void fail(400, "this model does not exist");
      case "hang":
        return;
      case "html":
        response.writeHead(200, { "content-type": "text/html" });
        return void response.end("<html>Welcome</html>");
      case "not-json":
        stream(response);
        return void response.end(`${piece("Hello")}data: {"choices": [\n\n`);
      case "stall":
        stream(response);
        response.write(piece("Hello"));
        return;
      case "cut":
        stream(response);
        response.write(piece("Hello"));
        await pause(20);
        response.destroy();
        return;
      case "no-finish":
        stream(response);
        return void response.end(`${piece("Hello")}${DONE}`);
      case "length":
        stream(response);
        return void response.end(`${piece("Hello")}${piece("", "length")}${DONE}`);
      case "split": {
        stream(response);
        // Each byte by itself, so that characters of several bytes arrive in parts.
        for (const byte of Buffer.from(
          piece("\u9000\u706b\u6e29\u5ea6 58 \u2103") + piece("", "stop") + DONE,
        )) {
          response.write(Buffer.from([byte]));
          await pause(0);
        }
        return void response.end();
      }
      default:
        break;
    }
    stream(response);
    if (typeof reply !== "string") {
      response.end(callPieces(reply.calls) + piece("", "tool_calls") + usage(10, 1) + DONE);
      return;
    }
    const isSlow = body.model === "slow";
    for (const word of words) {
      if (response.destroyed) return;
      response.write(piece(word));
      if (isSlow) await pause(100);
    }
    response.end(piece("", "stop") + usage(10, words.length) + DONE);
  };

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const entry = { authorization: request.headers.authorization, body, abortedAt: null as number | null };
    requests.push(entry);
    response.on("close", () => {
      if (!response.writableFinished) entry.abortedAt = Date.now();
    });
    await behave(response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    setAnswer(answer) {
      answerOf = typeof answer === "string" ? () => answer : answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
