import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (
  query: URLSearchParams,
  path: string,
) => { status?: number; body: string | object } | undefined;

/** A small server that answers as NCBI's E-utilities and Ensembl's REST service do. */
export interface PublicDatabases {
  readonly url: string;
  /** Every question, as path and query. */
  readonly asked: URL[];
  /** Sets the response below a path. */
  answer(path: string, answer: Answer): void;
  close(): Promise<void>;
}

const send = (response: ServerResponse, status: number, body: string | object): void => {
  const isText = typeof body === "string";
  response.writeHead(status, { "content-type": isText ? "text/plain" : "application/json" });
  response.end(isText ? body : JSON.stringify(body));
};

export const openPublicDatabases = async (): Promise<PublicDatabases> => {
  const asked: URL[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://house");
    asked.push(url);
    const path = decodeURIComponent(url.pathname);
    // Responses for the whole path take precedence over those for its beginning.
    const fitting = [...answers].filter(([start]) => path.startsWith(start));
    const [, answer] = fitting.sort(([one], [other]) => other.length - one.length)[0] ?? [];
    const given = answer?.(url.searchParams, path) ?? { status: 404, body: { error: "page not found" } };
    send(response, given.status ?? 200, given.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answer: (path, answer) => void answers.set(path, answer),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
