import type { Numbering } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { services } from "../../composition-root.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const path = "/settings/numbering";
let lab: Lab;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  stranger = await lab.register("stranger");
});
afterAll(() => lab.close());

const scopeOf = ({ user: { tenantId, userId } }: Person) => ({ tenantId, userId });
const free = async () => false;
const take = (person: Person, after: () => Promise<void> = async () => undefined) =>
  lab.kernel.database.write(scopeOf(person), async (tx) => {
    const number = await services(lab.kernel).records.numbering.take(tx, "approval", free);
    await after();
    return number;
  });
const numbering = async (person: Person) => (await person.get<Numbering[]>(path))[0]!;
const change = async (person: Person, pattern: string, zone = "Asia/Shanghai") =>
  person.call("PUT", `${path}/approval`, { version: (await numbering(person)).version, pattern, zone });

it("fifty at once get fifty numbers in a row; what is rolled back leaves none out", async () => {
  const fails = async () => {
    throw new Error("rolled back");
  };
  const taken = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => take(owner, at % 5 === 0 ? fails : undefined)),
  );
  const numbers = taken.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 40 }, (_, at) => `AP${String(at + 1).padStart(6, "0")}`),
  );
  expect(await numbering(owner)).toMatchObject({ pattern: "AP{000001}", next: "AP000041", version: 0 });
});

it("each team counts for itself, by a pattern of its own", async () => {
  expect(await take(stranger)).toBe("AP000001");
  const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Asia/Shanghai" }).format();
  expect((await change(stranger, "S{yyyy}-{0010}")).code).toBe("success");
  expect([await take(stranger), await take(stranger)]).toEqual([`S${year}-0010`, `S${year}-0011`]);
  expect((await change(stranger, "AP{0001}")).code).toBe("success");
  expect(await take(stranger)).toBe("AP0002");
  expect((await numbering(owner)).next).toBe("AP000041");
});

it("a number that another pattern has made is passed over", async () => {
  const { numbering: service } = services(lab.kernel).records;
  const number = await lab.kernel.database.write(scopeOf(owner), (tx) =>
    service.take(tx, "approval", async (one) => one === "AP000041"),
  );
  expect(number).toBe("AP000042");
});

it("a pattern that cannot be counted by is refused, and one that was changed meanwhile", async () => {
  for (const pattern of ["AP", "{01}{02}", "{mm}-{01}", "{week}{01}"])
    expect((await change(owner, pattern)).code).toBe("number.pattern.invalid");
  expect((await change(owner, "{01}", "Mars/Olympus")).code).toBe("request.invalid");
  const input = { version: 0, pattern: "N{01}", zone: "Asia/Shanghai" };
  const both = await Promise.all([1, 2].map(() => owner.call("PUT", `${path}/approval`, input)));
  expect(both.map(({ code }) => code).toSorted()).toEqual(["number.pattern.stale", "success"]);
});

it("cannot be set without permission", async () => {
  const member = await lab.addColleague(owner, "member");
  expect((await member.call("GET", path)).code).toBe("permission.denied");
  expect(
    (await member.call("PUT", `${path}/approval`, { version: 1, pattern: "X{1}", zone: "UTC" })).code,
  ).toBe("permission.denied");
});
