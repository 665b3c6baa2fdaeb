import type { ModelSetting, ModelSettings, ModelStatus, ModelUse, ModelUseDetail } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { services } from "../../composition-root.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type ModelServer, startModelServer } from "../../test-support/model-server.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import type { ModelRequest, ModelsService } from "./models.service.ts";

let lab: Lab;
let server: ModelServer;
/** Runs the installation, since theirs was the first account. */
let operator: Person;
let owner: Person;
let member: Person;
let models: ModelsService;
beforeAll(async () => {
  server = await startModelServer();
  lab = await buildLab({ config: { reachesPrivate: true } });
  operator = await lab.register("operator");
  owner = await lab.register("owner");
  member = await lab.addColleague(owner, "member");
  models = services(lab.kernel).models.models;
});
afterAll(async () => {
  await lab.close();
  await server.close();
});

const settings = (part: Record<string, unknown> = {}) => ({
  baseUrl: server.baseUrl,
  model: "answer",
  sending: "all",
  monthlyLimit: null,
  maxAnswerTokens: 500,
  key: "sk-secret",
  ...part,
});
const save = (part: Record<string, unknown> = {}) =>
  owner.put<ModelSetting>("/models/setting", settings(part));
const scopeOf = ({ user: { tenantId, userId } }: Person): Scope => ({ tenantId, userId });
const ask = async (person: Person, part: Partial<ModelRequest> = {}) => {
  let text = "";
  try {
    for await (const event of models.ask(scopeOf(person), {
      purpose: "chat",
      sentClass: "private",
      messages: [{ role: "user", content: "hello" }],
      ...part,
    }))
      if (event.type === "text") text += event.text;
    return text;
  } catch (error) {
    return error instanceof Problem ? error.code : String(error);
  }
};
const newestUse = async (): Promise<ModelUse> =>
  (await owner.get<{ records: ModelUse[] }>("/models/uses?limit=1")).records[0]!;

describe("settings", () => {
  it("are off until somebody saves them, and asking says so", async () => {
    expect(await owner.get<ModelStatus>("/models/status")).toMatchObject({ isAvailable: false, used: 0 });
    expect(await ask(member)).toBe("model.off");
    expect(server.requests).toHaveLength(0);
  });

  it("never show the key, keep it where it is left out, and drop it for another address", async () => {
    const saved = await save();
    expect(saved).toMatchObject({ hasKey: true, model: "answer" });
    expect(JSON.stringify(saved)).not.toContain("sk-secret");
    expect(await save({ key: undefined })).toMatchObject({ hasKey: true });
    expect(await ask(member)).toBe("You said: hello");
    expect(server.requests.at(-1)?.authorization).toBe("Bearer sk-secret");

    const elsewhere = await startModelServer();
    try {
      const moved = { baseUrl: elsewhere.baseUrl, key: undefined };
      await owner.post("/models/setting/test", settings(moved));
      expect(elsewhere.requests.at(-1)?.authorization).toBe("Bearer none");
      expect(await save(moved)).toMatchObject({ hasKey: false });
    } finally {
      await elsewhere.close();
    }
    await save();
  });

  it("are changed by who holds the permission only, and the trail names the host, not the address", async () => {
    expect((await member.call("GET", "/models/setting")).code).toBe("permission.denied");
    expect((await member.call("PUT", "/models/setting", settings())).code).toBe("permission.denied");
    expect((await member.call("GET", "/models/uses")).code).toBe("permission.denied");
    expect((await owner.call("GET", "/instance/models/setting")).code).toBe("permission.denied");
    await save({ baseUrl: `${server.baseUrl}?token=hidden` });
    const trail = await owner.get<{ records: unknown[] }>("/auditTrail?limit=5");
    expect(JSON.stringify(trail)).toContain("model.update");
    expect(JSON.stringify(trail)).not.toContain("hidden");
    await save();
  });

  it("are tried before they are saved", async () => {
    expect(await owner.post("/models/setting/test", settings())).toMatchObject({
      answer: "You said: Reply with the word OK.",
    });
    const refused = await owner.call("POST", "/models/setting/test", settings({ model: "refuse" }));
    expect(refused).toMatchObject({ status: 502, code: "model.refused" });
  });
});

describe("the installation's model", () => {
  it("serves teams that have none, until they have one", async () => {
    await operator.put("/instance/models/setting", settings({ model: "length" }));
    expect(await owner.get<ModelSettings>("/models/setting")).toMatchObject({
      team: { model: "answer" },
      installation: { model: "length" },
    });
    await owner.call("DELETE", "/models/setting");
    expect(await ask(member)).toBe("Hello");
    await save();
    expect(await ask(member)).toBe("You said: hello");
  });
});

describe("what is sent", () => {
  it("is refused by the policy before a byte leaves", async () => {
    const before = server.requests.length;
    await save({ sending: "public" });
    expect(await ask(member)).toBe("model.sending.refused");
    await save({ sending: "none" });
    expect(await ask(member, { sentClass: "public" })).toBe("model.sending.refused");
    expect(server.requests.length).toBe(before);
    await save({ sending: "public" });
    expect(await ask(member, { sentClass: "public" })).toBe("You said: hello");
    await save();
  });

  it("is written down with who, why and how it ended", async () => {
    await ask(member, { purpose: "translation" });
    const use = await newestUse();
    expect(use).toMatchObject({
      accountName: "member",
      purpose: "translation",
      model: "answer",
      outcome: "completed",
      promptTokens: 10,
      sentCharacters: 5,
    });
    const detail = await owner.get<ModelUseDetail>(`/models/uses/${use.id}`);
    expect(detail).toMatchObject({ sent: [{ role: "user", content: "hello" }], isCut: false });
    expect((await operator.call("GET", `/models/uses/${use.id}`)).code).toBe("model.use.not.found");
  });

  it("ends as failed where the model breaks off, and as stopped where the caller leaves", async () => {
    await save({ model: "cut" });
    expect(await ask(member)).toBe("model.answer.broken");
    expect(await newestUse()).toMatchObject({ outcome: "failed" });
    await save({ model: "slow" });
    for await (const event of models.ask(scopeOf(member), {
      purpose: "chat",
      sentClass: "private",
      messages: [{ role: "user", content: "a b c d e f" }],
    }))
      if (event.type === "text") break;
    expect(await newestUse()).toMatchObject({ outcome: "stopped" });
    await save();
  });
});

describe("the month's limit", () => {
  it("lets exactly as many through, also at once, and charges no request that got no answer", async () => {
    const used = (await member.get<ModelStatus>("/models/status")).used;
    await save({ model: "error", monthlyLimit: used + 1 });
    expect(await ask(member)).toBe("model.unreachable");
    await save({ monthlyLimit: used + 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(member)));
    expect(answers.filter((answer) => answer === "You said: hello")).toHaveLength(2);
    expect(answers.filter((answer) => answer === "model.limit.exceed")).toHaveLength(4);
    expect(await member.get<ModelStatus>("/models/status")).toMatchObject({ used: used + 2 });
    // The limit is each member's own.
    expect(await ask(owner)).toBe("You said: hello");
  });
});
