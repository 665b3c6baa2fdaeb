import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab } from "../test-support/lab.ts";

let lab: Lab;
beforeAll(async () => {
  lab = await buildLab();
});
afterAll(() => lab.close());

const input = (account: string, sceneId: string) =>
  lab.call("POST", "/sendVerificationCode", { account, sceneId, sendChannel: "email" });

describe("an account that does not exist", () => {
  const ROUNDS = 25;
  const code = "123456";
  beforeAll(async () => {
    await lab.database.asOwner(
      `insert into account (email, name, password_hash)
       select 'timed-' || n || '@lab.test', 'timed', (select password_hash from account where email = $1)
       from generate_series(0, ${ROUNDS - 1}) n`,
      [(await lab.register("timed")).user.email],
    );
  });

  /** Alternating, so that other load on the machine affects both equally. */
  const compare = async (ask: (name: string) => Promise<{ code: string }>) => {
    const responses = { timed: new Set<string>(), untimed: new Set<string>() };
    const times: Record<keyof typeof responses, number[]> = { timed: [], untimed: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const who of ["timed", "untimed"] as const) {
        const start = performance.now();
        responses[who].add((await ask(`${who}-${round}@lab.test`)).code);
        times[who].push(performance.now() - start);
      }
    }
    // The fastest run of each is the cost of the work itself, however busy the machine is.
    return { ...responses, ratio: Math.min(...times.untimed) / Math.min(...times.timed) };
  };

  it.each<[string, (name: string) => Promise<{ code: string }>]>([
    [
      "a password",
      (name) => lab.call("POST", "/passwordLogin", { username: name, password: "Wrong-Pipette-1" }),
    ],
    ["a code to sign in by", (username) => lab.call("POST", "/smsLogin", { username, code })],
    [
      "a code to reset by",
      (account) => lab.call("POST", "/resetPassword", { account, code, newPassword: "Cotyledon7" }),
    ],
    [
      "a code to activate by",
      (account) => lab.call("POST", "/activate", { account, code, newPassword: "Cotyledon7" }),
    ],
    ["a request for a code", (account) => input(account, "login")],
    ["a reset request", (account) => input(account, "resetPassword")],
  ])("is revealed by neither response nor timing to a caller with %s", async (_, ask) => {
    const { timed, untimed, ratio } = await compare(ask);
    expect([...untimed]).toEqual([...timed]);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});
