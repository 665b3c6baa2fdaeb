import { endpoint, type FeatureSwitch } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { areas } from "../../composition-root.ts";
import { bind } from "../../kernel/mount.ts";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";
import { fitsLimit } from "./access.rules.ts";
import { upsertSwitch } from "./access.store.ts";

let lab: Lab;
let person: Person;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
});
afterAll(() => lab.close());

it("returns features in the requested order, on unless switched", async () => {
  const scope = { tenantId: person.user.tenantId, userId: person.user.userId };
  const off = { feature: "TRANSLATION", feature_level: "feature", enabled: false, visible: true } as const;
  await lab.kernel.database.write(scope, (tx) =>
    upsertSwitch(tx, { ...off, limited_quantity: -1, send_method: [] }),
  );
  const switches = await person.post<FeatureSwitch[]>("/config/featureSwitch", ["LIBRARY", "TRANSLATION"]);
  expect(switches.map((one) => [one.feature, one.detail.enabled])).toEqual([
    ["LIBRARY", true],
    ["TRANSLATION", false],
  ]);
  const other = await lab.register("other");
  const [theirs, sample] = await other.post<FeatureSwitch[]>("/config/featureSwitch", [
    "TRANSLATION",
    "SAMPLE",
  ]);
  expect(theirs?.detail.enabled).toBe(true);
  // Teams must apply for this feature.
  expect(sample?.detail.enabled).toBe(false);
});

it("refuses an endpoint whose feature the team has switched off, and no other team's", async () => {
  const row = endpoint({
    method: "GET",
    path: "/test/translations",
    summary: "translations",
    access: { feature: "TRANSLATION" },
    data: z.null(),
  });
  const app = await buildLab({ areas: (kernel) => [...areas(kernel), bind(row, async () => null)] });
  const [off, on] = [await app.register("off"), await app.register("on")];
  const { tenantId, userId } = off.user;
  const translation = { feature: "TRANSLATION", feature_level: "feature", visible: true } as const;
  await app.kernel.database.write({ tenantId, userId }, (tx) =>
    upsertSwitch(tx, { ...translation, enabled: false, limited_quantity: -1, send_method: [] }),
  );
  expect(await off.call("GET", row.path)).toMatchObject({ status: 403, code: "feature.disabled" });
  expect(await on.call("GET", row.path)).toMatchObject({ status: 200, code: "success" });
  await app.close();
});

it("refuses the file above a team's limit", async () => {
  const limited = await lab.register("limited");
  const scope = { tenantId: limited.user.tenantId, userId: limited.user.userId };
  const row = {
    feature: "PROJECT_FILE_LIMIT",
    feature_level: "limit",
    enabled: true,
    visible: true,
  } as const;
  await lab.kernel.database.write(scope, (tx) =>
    upsertSwitch(tx, { ...row, limited_quantity: 1, send_method: [] }),
  );
  const path = "/application/molecular-biology/sequences";
  await limited.post(path, { content: contentOf() });
  expect((await limited.call("POST", path, { content: contentOf() })).code).toBe("project.file.limit.exceed");
});

it("refuses the project above a team's limit", async () => {
  const limited = await lab.register("few-projects");
  const scope = { tenantId: limited.user.tenantId, userId: limited.user.userId };
  const row = { feature: "PROJECT_LIMIT", feature_level: "limit", enabled: true, visible: true } as const;
  const set = (limit: number) =>
    lab.kernel.database.write(scope, (tx) =>
      upsertSwitch(tx, { ...row, limited_quantity: limit, send_method: [] }),
    );
  const create = (name: string) =>
    limited.call("POST", "/platform/resource/projects", { name, accessLevel: "PUBLIC" });
  await set(1);
  const answers = [await create("first"), await create("second")];
  expect(answers.map(({ code }) => code)).toContain("project.limit.exceed");
  expect(answers.at(-1)).toMatchObject({ code: "project.limit.exceed", data: { limit: 1 } });
  await set(-1);
  expect((await create("second")).code).toBe("success");
});

it("returns all features, limits and strategies of a team", async () => {
  const owner = await lab.register("all-features");
  const all = await owner.get<FeatureSwitch[]>("/tenants/features");
  expect(all.map(({ feature }) => feature)).toEqual(
    expect.arrayContaining(["LIBRARY", "USER_SEAT", "INVITATION_STRATEGY", "SAMPLE"]),
  );
  expect(all.find(({ feature }) => feature === "SAMPLE")?.detail.enabled).toBe(false);
});

it("has no limit below zero", () => {
  expect(fitsLimit(-1, 1e9, 1)).toBe(true);
  expect(fitsLimit(2, 1, 1)).toBe(true);
  expect(fitsLimit(2, 2, 1)).toBe(false);
});
