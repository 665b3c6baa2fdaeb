import type { Notification } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, PASSWORD, type Person } from "../test-support/lab.ts";

let lab: Lab;
let person: Person;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
});
afterAll(() => lab.close());

const notificationsOf = async (): Promise<Notification[]> => {
  await lab.kernel.events.deliver();
  const { records } = await person.get<{ records: Notification[] }>("/notifications/list");
  return records.filter(({ kind }) => kind === "newDevice");
};

const signInFrom = (visitorId: string) =>
  lab.call(
    "POST",
    "/passwordLogin",
    { username: "owner@lab.test", password: PASSWORD },
    {
      "x-visitor-id": visitorId,
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    },
  );

it("warns of a sign-in at a browser that is new, not at the first of all nor at a known one", async () => {
  await lab.kernel.events.deliver();
  expect(await notificationsOf()).toEqual([]);
  await signInFrom("another-browser");
  await signInFrom("another-browser");
  const warnings = await notificationsOf();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({
    type: "REMINDER",
    category: "system",
    content: { extraInfo: { device: "Firefox · Linux" } },
  });
});
