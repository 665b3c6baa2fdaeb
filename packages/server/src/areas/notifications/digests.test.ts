import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { LabFile } from "@benchleaf/contract";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { services } from "../../composition-root.ts";
import { buildLab, contentOf, type Lab, PASSWORD, type Person } from "../test-support/lab.ts";

const mails: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      mails.push(Buffer.concat(chunks).toString());
      done();
    });
  },
});

let lab: Lab;
let owner: Person;
let colleague: Person;
let now = new Date();
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  lab = await buildLab({ config: { smtpUrl, publicUrl: "https://lab.example" }, now: () => now });
  owner = await lab.register("owner");
  const scope = { tenantId: owner.user.tenantId, userId: owner.user.userId };
  const {
    accounts: { accounts },
    tenants: { tenants },
    projects: { projects },
  } = services(lab.kernel);
  const accountId = await lab.kernel.database.open((tx) =>
    accounts.createBareAccount(tx, { email: "colleague@lab.test", name: "<b>Col</b>", password: PASSWORD }),
  );
  await lab.kernel.database.write(scope, async (tx) => {
    await tenants.addMember(tx, scope, accountId!);
    await projects.addMember(tx, scope, owner.user.personalProjectId, accountId!);
  });
  await lab.kernel.database.write({ ...scope, userId: accountId! }, (tx) =>
    projects.createPersonal(tx, { ...scope, userId: accountId! }, "colleague"),
  );
  colleague = await lab.signIn("colleague@lab.test");
  await lab.kernel.start();
  await lab.kernel.database.write(scope, async (tx) => {
    tx.send(
      `insert into notification_reader (account_id, locale, timezone, digest_time)
       values (current_user_id(), 'en-US', 'Asia/Tokyo', now() + interval '1 hour')`,
    );
  });
});
afterAll(async () => {
  await lab.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const sequences = "/application/molecular-biology/sequences";

const saveByColleague = async (name: string): Promise<void> => {
  const { file } = await owner.post<{ file: LabFile }>(sequences, { content: contentOf({ name }) });
  await colleague.put(`${sequences}/${file.id}`, { baseVersion: 1, content: contentOf({ name }) });
  await lab.kernel.events.deliver();
};

/** As the queue does it every quarter of an hour. */
const sendAt = async (hours: number): Promise<void> => {
  now = new Date(Date.now() + hours * 3_600_000);
  await lab.database.asOwner("select graphile_worker.add_job('send-digests')");
  await vi.waitFor(
    async () => expect(await lab.database.asOwner("select 1 from graphile_worker.jobs")).toHaveLength(0),
    60_000,
  );
};

const plainOf = (sentMail: string): string =>
  sentMail
    .replaceAll("=\r\n", "")
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString());

it("mails once a day, at the reader's morning, what they have not read", async () => {
  await saveByColleague("pUC19");
  await sendAt(0.5);
  expect(mails).toEqual([]);
  await sendAt(2);
  await sendAt(2);
  expect(mails).toHaveLength(1);
  const sentMail = plainOf(mails[0]!);
  expect(sentMail).toContain("To: owner@lab.test");
  expect(sentMail).toContain("Hello owner,");
  expect(sentMail).toContain("<b>Col</b> saved version 2 of “pUC19”");
  expect(sentMail).toContain("&#60;b&#62;Col&#60;/b&#62; saved version 2");
  expect(sentMail).toMatch(/https:\/\/lab\.example\/sequence\/\d+/);
  expect(sentMail).toContain("https://lab.example/notifications/message_setting");
  const [{ hour } = { hour: "" }] = await lab.database.asOwner<{ hour: string }>(
    "select to_char(digest_time at time zone timezone, 'HH24:MI') as hour from notification_reader",
  );
  expect(hour).toBe("08:00");
});

it("says nothing where nothing is new, read or switched off", async () => {
  mails.length = 0;
  await sendAt(48);
  await saveByColleague("read");
  await owner.put("/notifications/markAllAsRead", undefined);
  await owner.put("/notifications/config", [{ kind: "sequenceSaved", inApp: true, mail: false }]);
  await saveByColleague("switched off");
  await sendAt(96);
  expect(mails).toEqual([]);
});

it("reaches by mail who wants a kind there only", async () => {
  await owner.put("/notifications/config", [{ kind: "sequenceSaved", inApp: false, mail: true }]);
  await saveByColleague("by mail alone");
  expect((await owner.get<{ total: number }>("/notifications/list?readFlag=false")).total).toBe(1);
  await sendAt(144);
  expect(mails.map(plainOf).join()).toContain("by mail alone");
});

it("skips a reader who has left the team", async () => {
  const { userId } = owner.user;
  await lab.database.asOwner("update project set owner_id = $1, is_personal = false where owner_id = $2", [
    colleague.user.userId,
    userId,
  ]);
  await lab.database.asOwner("delete from membership where account_id = $1", [userId]);
  await sendAt(200);
  expect(await lab.database.asOwner("select 1 from notification_reader")).toEqual([]);
});
