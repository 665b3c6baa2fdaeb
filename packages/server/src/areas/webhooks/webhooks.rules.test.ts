import { createHmac, timingSafeEqual } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  beginningOf,
  headersFor,
  newSecret,
  nextAttempt,
  restUntil,
  stopReasonOf,
} from "./webhooks.rules.ts";

const now = new Date("2026-11-21T08:00:00.000Z");
const hour = 3_600_000;

/** As someone who receives messages checks one, from the published text of the scheme. */
const isGenuine = (headers: ReturnType<typeof headersFor>, body: string, secret: string): boolean => {
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(signed).digest();
  return headers["webhook-signature"].split(" ").some((one) => {
    const [version, text = ""] = one.split(",");
    const given = Buffer.from(text, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
};

describe("a signature", () => {
  it("is the one of the scheme's published example", () => {
    const message = {
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      time: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    };
    expect(headersFor(message, ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"])).toEqual({
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
  });

  it("proves every text to who holds one of the secrets, and no other text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (body, other) => {
        const [fresh, old] = [newSecret(), newSecret()];
        const headers = headersFor({ id: "msg_1", time: now, body }, [fresh, old]);
        expect([fresh, old, newSecret()].map((secret) => isGenuine(headers, body, secret))).toEqual([
          true,
          true,
          false,
        ]);
        if (other !== body) expect(isGenuine(headers, other, fresh)).toBe(false);
      }),
    );
  });

  it("holds the moment, so that it grows old", () => {
    const secret = newSecret();
    const headers = headersFor({ id: "msg_1", time: now, body: "{}" }, [secret]);
    expect(isGenuine({ ...headers, "webhook-timestamp": "1" }, "{}", secret)).toBe(false);
  });
});

describe("a message that does not get through", () => {
  it("is tried eight times over more than a day, with growing pauses", () => {
    const pauses: number[] = [];
    for (let attempts = 1; ; attempts++) {
      const next = nextAttempt(attempts, now, 0);
      if (next === null) break;
      pauses.push(next.getTime() - now.getTime());
    }
    expect(pauses).toHaveLength(7);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.reduce((sum, one) => sum + one)).toBeGreaterThan(24 * hour);
  });

  it("gives its webhook a rest that grows, to half an hour at most", () => {
    expect(restUntil(4, now)).toBeNull();
    const rests = [5, 6, 7, 50].map((failures) => restUntil(failures, now)!.getTime() - now.getTime());
    expect(rests).toEqual([60_000, 120_000, 240_000, 1_800_000]);
  });

  it.each([
    [
      "a day of nothing else",
      { failures: 10, since: new Date(now.getTime() - 24 * hour), code: 500 },
      "failing",
    ],
    ["a day, but few", { failures: 9, since: new Date(now.getTime() - 48 * hour), code: null }, null],
    ["many, but for an hour", { failures: 500, since: new Date(now.getTime() - hour), code: 503 }, null],
    ["one that says it is gone", { failures: 1, since: now, code: 410 }, "gone"],
  ])("switches it off after %s or not", (_, failing, reason) => {
    expect(stopReasonOf(failing, now)).toBe(reason);
  });
});

it("keeps of any answer a beginning that can be stored", () => {
  expect(beginningOf("a\0b")).toBe("a\u{FFFD}b");
  expect(beginningOf(`${"x".repeat(999)}\u{1F9EC}`)).toBe(`${"x".repeat(999)}\u{FFFD}`);
  expect(beginningOf("y".repeat(5_000))).toHaveLength(1_000);
});
