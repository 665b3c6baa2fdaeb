import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMail } from "./mail.ts";

const mails: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    let text = "";
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    stream.on("end", () => {
      mails.push(text);
      done();
    });
  },
});
let port = 0;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const log = pino({ level: "silent" });
const letter = { to: "ann@lab.example", subject: "Booking", text: "The cycler is yours." };

test("an email is sent by SMTP from the installation's address", async () => {
  const mail = createMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: "Lab <lab@lab.example>" }, log);
  await mail.send(letter);
  mail.close();
  expect(mails[0]).toContain("From: Lab <lab@lab.example>");
  expect(mails[0]).toContain("The cycler is yours.");
});

test("an email has the installation's name if the address has none", async () => {
  const mail = createMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: "lab@lab.example" }, log);
  await mail.send({ ...letter, sender: "Institute" });
  mail.close();
  expect(mails.at(-1)).toContain("From: Institute <lab@lab.example>");
});

test("a mail server that is away is an error, not a wait", async () => {
  const mail = createMail({ smtpUrl: "smtp://127.0.0.1:1", mailFrom: "lab@lab.example" }, log);
  await expect(mail.send(letter)).rejects.toThrow();
});
