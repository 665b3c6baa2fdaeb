import type { Memory, MemoryMatch, MemoryUnit } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";

let lab: Lab;
let owner: Person;

beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  await lab.kernel.start();
});
afterAll(() => lab.close());

const languages = { sourceLanguage: "en", targetLanguage: "zh-CN" };

const newMemory = (name: string) => owner.post<Memory>("/translation/memories", { name, ...languages });
const addUnit = (memoryId: string, source: string, target: string) =>
  owner.post<MemoryUnit>(`/translation/memories/${memoryId}/units`, { source, target });

describe("memories", () => {
  it("replace what has the same source, and offer what is like a sentence with its difference", async () => {
    const { id } = await newMemory("Protocols");
    const path = `/translation/memories/${id}`;
    await addUnit(id, "Discard the supernatant.", "弃上清液。");
    const newer = await addUnit(id, "Discard the  supernatant.", "弃上清。");
    const { records } = await owner.get<{ records: MemoryUnit[] }>(`${path}/units`);
    expect(records.map(({ target }) => target)).toEqual(["弃上清。"]);
    await addUnit(id, "Add 5 µL of plasmid DNA to the cells.", "向细胞中加入 5 µL 质粒 DNA。");
    expect((await owner.get<Memory>(path)).unitCount).toBe(2);
    const ask = (source: string) => owner.post<{ records: MemoryMatch[] }>(`${path}/matches`, { source });
    const [near] = (await ask("Add 10 µL of plasmid DNA to the cells.")).records;
    expect(near!.percent).toBeGreaterThan(60);
    expect(near!.percent).toBeLessThan(100);
    expect(near!.difference.filter(({ change }) => change !== "same").map(({ text }) => text.trim())).toEqual(
      ["5", "10"],
    );
    expect((await ask("Zebrafish embryos were imaged.")).records).toEqual([]);
    await owner.put(`${path}/units/${newer.id}`, { target: "弃去上清。" });
    expect((await owner.call("PUT", `${path}/units/${newer.id}`, { target: "x" })).code).toBe(
      "memory.unit.not.found",
    );
    const found = await owner.get<{ records: MemoryUnit[] }>(
      `${path}/units?search=${encodeURIComponent("上清")}`,
    );
    expect(found.records.map(({ target }) => target)).toEqual(["弃去上清。"]);
    await owner.post(`${path}/units/remove`, { unitIds: [found.records[0]!.id] });
    expect((await owner.get<Memory>(path)).unitCount).toBe(1);
  });

  it("are closed where the feature is off", async () => {
    const { id } = await newMemory("Closed");
    await lab.database.asOwner(
      `insert into feature_switch (tenant_id, feature, feature_level, enabled) values ($1, 'TRANSLATION_BETA', 'feature', false)`,
      [owner.user.tenantId],
    );
    expect((await owner.call("GET", `/translation/memories/${id}`)).code).toBe("feature.disabled");
    const body = { ...languages, memoryId: id, text: "Text.", clientMessageId: crypto.randomUUID() };
    expect((await owner.call("POST", "/translation/texts", body)).code).toBe("feature.disabled");
    expect(await owner.get("/translation/choices")).toMatchObject({ memories: [] });
    await lab.database.asOwner("delete from feature_switch where feature = 'TRANSLATION_BETA'");
  });

  it("import TMX by a job, without replacing what was learnt later, and export it", async () => {
    const { id } = await newMemory("Imported");
    const path = `/translation/memories/${id}`;
    await addUnit(id, "Store at -20 °C.", "-20 °C 保存。");
    const tu = (source: string, target: string, time: string) =>
      `<tu changedate="${time}"><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="zh-CN"><seg>${target}</seg></tuv></tu>`;
    const tmx = `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/>
<body>${tu("Store at -20 °C.", "存于 -20 °C。", "20200101T000000Z")}${tu("Mix well.", "混匀。", "20200101T000000Z")}
<tu><tuv xml:lang="de"><seg>Nur deutsch.</seg></tuv></tu></body></tmx>`;
    const uuid = await owner.upload("memory.tmx", Buffer.from(tmx));
    const begun = await owner.post<Memory>(`${path}/import`, { uuid, name: "memory.tmx" });
    expect(begun.importState).toBe("running");
    await vi.waitFor(
      async () =>
        expect(await owner.get(path)).toMatchObject({
          importState: "done",
          imported: { added: 1, replaced: 0, unchanged: 1, leftOut: 1 },
          unitCount: 2,
        }),
      60_000,
    );
    const { payload } = await lab.app.inject({
      url: `/app${path}/export`,
      headers: { cookie: owner.cookie },
    });
    expect(payload).toContain("-20 °C 保存。");
    expect(payload).toContain("混匀。");
    expect(payload.match(/<body>/g)).toHaveLength(1);
    expect(payload.match(/<tu[ >]/g)).toHaveLength(2);
  });
});
