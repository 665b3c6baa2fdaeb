import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab } from "../areas/test-support/lab.ts";

let lab: Lab;
beforeAll(async () => {
  lab = await buildLab({ config: { isDemo: true } });
});
afterAll(() => lab.close());

const ask = (url: string, host: string) => lab.app.inject({ url, headers: { host } });

it.each(["/app/dev/outbox", "/metrics", "/app/healthz", "/"])(
  "a demo does not answer %s to a page whose name was led to this machine",
  async (url) => {
    for (const host of [
      "evil.test",
      "evil.test:8080",
      "127.0.0.1.evil.test",
      "localhost.evil.test",
      "10.0.0.4",
    ]) {
      const answer = await ask(url, host);
      expect(answer.statusCode).toBe(421);
      expect(answer.json().code).toBe("host.unknown");
    }
    for (const host of ["localhost", "127.0.0.1:8080", "[::1]:8080"])
      expect((await ask(url, host)).statusCode).not.toBe(421);
  },
);

it("figures without a token are for this machine's own name, also where there is no demo", async () => {
  const plain = await buildLab({ config: { isDemo: false } });
  expect((await plain.app.inject({ url: "/metrics", headers: { host: "evil.test" } })).statusCode).toBe(403);
  expect((await plain.app.inject({ url: "/metrics", headers: { host: "localhost" } })).statusCode).toBe(200);
  await plain.close();
});
