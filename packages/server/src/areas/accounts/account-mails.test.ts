import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildLab, type Lab } from "../test-support/lab.ts";

const mails: { to: string; text: string }[] = [];
let refusals = 1;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo(_address, _session, done) {
    // Unavailable for a moment, as mail servers sometimes are: the job retries.
    done(refusals-- > 0 ? new Error("451 try again later") : null);
  },
  onData(stream, session, done) {
    let text = "";
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    stream.on("end", () => {
      mails.push({ to: session.envelope.rcptTo[0]?.address ?? "", text });
      done();
    });
  },
});

let lab: Lab;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  lab = await buildLab({ config: { smtpUrl: `smtp://127.0.0.1:${port}`, isDemo: false } });
});
afterAll(async () => {
  await lab.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const send = (account: string, lang: string) =>
  lab.call("POST", "/sendVerificationCode", { account, sceneId: "login", sendChannel: "email" }, { lang });

it("a code reaches its reader's mail server in their language, also at the second attempt, and no other user's", async () => {
  await lab.register("reader");
  await send("reader@lab.test", "zh-CN");
  await send("stranger@lab.test", "zh-CN");
  const code = await lab.codeFor("reader@lab.test");
  await lab.kernel.start();
  await vi.waitFor(() => expect(mails).toHaveLength(1), 60_000);
  expect(mails[0]?.to).toBe("reader@lab.test");
  expect(mails[0]?.text).toContain("multipart/alternative");
  expect(mails[0]?.text.replace(/=\r?\n/g, "")).toContain(code);
  // An email may arrive before its job records that it was sent.
  const waiting = () =>
    lab.database.asOwner("select 1 from job where name = 'send-code' and state <> 'succeeded'");
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 60_000);
  expect(mails).toHaveLength(1);
});

it("a server without demo accounts has no outbox", async () => {
  expect((await lab.call("GET", "/dev/outbox")).code).toBe("route.not.found");
  expect(await lab.database.asOwner("select 1 from sent_message")).toEqual([]);
});
