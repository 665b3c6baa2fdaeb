import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSms } from "./sms.ts";

const log = pino({ level: "silent" });
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const provider = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on("end", () => {
    received.push({ headers: request.headers, body });
    response.writeHead(status).end("{}");
  });
});
let url = "";
beforeAll(async () => {
  provider.listen(0, "127.0.0.1");
  await once(provider, "listening");
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/send`;
});
afterAll(() => new Promise((resolve) => provider.close(resolve)));

const message = { to: "13800000000", text: 'code "123456"\\' };

test("a message reaches the provider in the form of its template", async () => {
  const template = '{"phone":["{{to}}"],"params":{"content":"{{text}}"}}';
  await createSms({ sms: { url, token: "secret", template } }, log).send(message);
  const { headers, body } = received.at(-1)!;
  expect(headers.authorization).toBe("Bearer secret");
  expect(JSON.parse(body)).toEqual({ phone: [message.to], params: { content: message.text } });
});

test("a provider that refuses is an error, so that the job tries again", async () => {
  status = 500;
  const sms = createSms({ sms: { url, token: undefined, template: undefined } }, log);
  await expect(sms.send(message)).rejects.toThrow("500");
});
