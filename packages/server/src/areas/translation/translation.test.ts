import type {
  Glossary,
  GlossaryTermRecord,
  Memory,
  MemoryUnit,
  Notification,
  Translation,
  TranslationDetail,
  TranslationSegment,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ModelServer, startModelServer } from "../../test-support/model-server.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

let lab: Lab;
let server: ModelServer;
let owner: Person;
let mate: Person;
let origin: string;
beforeAll(async () => {
  server = await startModelServer();
  lab = await buildLab({ config: { reachesPrivate: true } });
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  await lab.kernel.start();
  origin = await lab.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await lab.close();
  await server.close();
});

const languages = { sourceLanguage: "en", targetLanguage: "zh-CN" };

interface Heard {
  readonly code: string | undefined;
  readonly events: { readonly event: string; readonly data: Record<string, never> }[];
}

/** A whole stream, as a browser receives it. */
const stream = async (by: Person, method: "GET" | "POST", path: string, payload?: object): Promise<Heard> => {
  const answer = await fetch(`${origin}/app${path}`, {
    method,
    headers: {
      cookie: by.cookie,
      "x-csrf-token": by.csrfToken,
      lang: "en-US",
      origin,
      ...(payload && { "content-type": "application/json" }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  const body = await answer.text();
  if (!answer.headers.get("content-type")?.startsWith("text/event-stream"))
    return { code: JSON.parse(body).code, events: [] };
  const events = body
    .split("\n\n")
    .filter((block) => block.includes("event: "))
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)![1]!,
      data: JSON.parse(/^data: (.*)$/m.exec(block)![1]!),
    }));
  return { code: undefined, events };
};
const translate = (by: Person, text: string, more: object = {}): Promise<Heard> =>
  stream(by, "POST", "/translation/texts", {
    ...languages,
    text,
    clientMessageId: crypto.randomUUID(),
    ...more,
  });
const endOf = ({ events }: Heard): TranslationDetail =>
  events.find(({ event }) => event === "message_end")!.data as unknown as TranslationDetail;
const segmentsOf = async (by: Person, id: string): Promise<TranslationSegment[]> =>
  (await by.get<{ records: TranslationSegment[] }>(`/translation/translations/${id}/segments?limit=100`))
    .records;
const useModel = (model: string, sending = "all") =>
  owner.put("/models/setting", {
    baseUrl: server.baseUrl,
    model,
    sending,
    monthlyLimit: null,
    maxAnswerTokens: 500,
    key: "sk",
  });
/** A model that answers each segment with what `of` makes of its text. */
const answerWith = (of: (text: string, no: number) => string): void =>
  server.setAnswer(({ messages }) => {
    const { segments } = JSON.parse(messages.at(-1)!.content) as { segments: { no: number; text: string }[] };
    return JSON.stringify({ segments: segments.map(({ no, text }) => ({ no, target: of(text, no) })) });
  });

const newGlossary = (name: string, pair: object = languages) =>
  owner.post<Glossary>("/translation/glossaries", { name, ...pair });
const addTerm = (glossaryId: string, source: string, targets: string[], more: object = {}) =>
  owner.post<GlossaryTermRecord>(`/translation/glossaries/${glossaryId}/terms`, { source, targets, ...more });
const newMemory = (name: string) => owner.post<Memory>("/translation/memories", { name, ...languages });
const addUnit = (memoryId: string, source: string, target: string) =>
  owner.post<MemoryUnit>(`/translation/memories/${memoryId}/units`, { source, target });

const download = async (path: string): Promise<{ text: string; bytes: Uint8Array; name: string }> => {
  const answer = await fetch(`${origin}/app${path}`, { headers: { cookie: owner.cookie, lang: "zh-CN" } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return {
    bytes,
    text: new TextDecoder().decode(bytes),
    name: decodeURIComponent(answer.headers.get("content-disposition") ?? ""),
  };
};

describe("without a model", () => {
  it("applies identical sentences, terms and what stays, marks terms, and leaves the rest to be filled in", async () => {
    const glossary = await newGlossary("Terms");
    await addTerm(glossary.id, "competent cells", ["感受态细胞"]);
    await addTerm(glossary.id, "cells", ["细胞"]);
    await addTerm(glossary.id, "Transformation", ["转化"]);
    const memory = await newMemory("Steps");
    await addUnit(memory.id, "Keep on ice for 30 min.", "冰上放置 30 min。");
    const text =
      "Transformation\n\nKeep on ice for 30 min. Keep on ice for 20 min. Thaw the competent cells.\nATGCATGCATGCATGC\n";
    const heard = await translate(owner, text, { glossaryId: glossary.id, memoryId: memory.id });
    const detail = endOf(heard);
    expect(detail).toMatchObject({
      state: "completed",
      usesModel: false,
      reason: "no-model",
      waitingCount: 2,
    });
    const segments = await segmentsOf(owner, detail.id);
    expect(segments.map(({ target, origin }) => [target, origin])).toEqual([
      ["转化", "glossary"],
      ["冰上放置 30 min。", "memory"],
      ["", null],
      ["", null],
      ["ATGCATGCATGCATGC", "same"],
    ]);
    expect(segments[3]!.terms.map(({ source, targets }) => [source, targets])).toEqual([
      ["competent cells", ["感受态细胞"]],
    ]);
    const { text: written } = await download(`/translation/translations/${detail.id}/file`);
    expect(written).toBe(
      "转化\n\n冰上放置 30 min。Keep on ice for 20 min.Thaw the competent cells.\nATGCATGCATGCATGC",
    );
  });

  it("learns edits, checks them, and keeps translations to their owner", async () => {
    const memory = await newMemory("Learning");
    const glossary = await newGlossary("Checked");
    await addTerm(glossary.id, "lysis buffer", ["裂解液"]);
    const choice = { glossaryId: glossary.id, memoryId: memory.id };
    const { id } = endOf(await translate(owner, "Add 5 µL of lysis buffer.", choice));
    const path = `/translation/translations/${id}`;
    expect((await mate.call("GET", path)).code).toBe("translation.not.found");
    expect((await mate.call("PUT", `${path}/segments/1`, { target: "x" })).code).toBe(
      "translation.not.found",
    );
    const save = (target: string) =>
      owner.put<{ segment: TranslationSegment; isLearned: boolean }>(`${path}/segments/1`, { target });
    const wrong = await save("加入 6 µL 缓冲液。");
    expect(wrong.segment).toMatchObject({ state: "edited", origin: "edit" });
    expect(wrong.segment.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["placeholder.missing", "term.missing"]),
    );
    const right = await save("加入 5 µL 裂解液。");
    expect(right).toMatchObject({ isLearned: true, segment: { findings: [] } });
    const again = endOf(await translate(owner, "Add 5 µL of lysis buffer.", choice));
    expect((await segmentsOf(owner, again.id))[0]).toMatchObject({
      target: "加入 5 µL 裂解液。",
      origin: "memory",
    });
    // Another amount is never taken from it.
    const other = endOf(await translate(owner, "Add 6 µL of lysis buffer.", choice));
    expect((await segmentsOf(owner, other.id))[0]).toMatchObject({ target: "", state: "waiting" });
    expect((await owner.get<Memory>(`/translation/memories/${memory.id}`)).unitCount).toBe(1);
  });

  it("uses a glossary against its direction, and refuses other languages", async () => {
    const glossary = await newGlossary("Both ways");
    await addTerm(glossary.id, "plasmid", ["质粒"]);
    const back = { sourceLanguage: "zh-CN", targetLanguage: "en", glossaryId: glossary.id };
    const { id } = endOf(await translate(owner, "质粒", back));
    expect((await segmentsOf(owner, id))[0]).toMatchObject({ target: "plasmid", origin: "glossary" });
    const german = { targetLanguage: "de", glossaryId: glossary.id };
    expect((await translate(owner, "plasmid", german)).code).toBe("translation.languages.differ");
    expect((await translate(owner, "plasmid", { targetLanguage: "en" })).code).toBe(
      "translation.languages.same",
    );
    expect((await translate(owner, "x".repeat(50_001))).code).toBe("request.too.large");
  });

  it("translates once what is sent twice, and pages its list", async () => {
    const clientMessageId = crypto.randomUUID();
    const both = await Promise.all([1, 2].map(() => translate(owner, "Only once.", { clientMessageId })));
    expect(endOf(both[0]!).id).toBe(endOf(both[1]!).id);
    const page = await owner.get<{ records: Translation[]; nextCursor: string }>(
      "/translation/translations?limit=1",
    );
    expect(page.records[0]!.id).toBe(endOf(both[0]!).id);
    const next = await owner.get<{ records: Translation[] }>(
      `/translation/translations?limit=1&cursor=${page.nextCursor}`,
    );
    expect(BigInt(next.records[0]!.id)).toBeLessThan(BigInt(page.records[0]!.id));
    expect((await mate.get<{ records: Translation[] }>("/translation/translations")).records).toEqual([]);
  });
});

describe("with a model", () => {
  it("sends placeholders for what is protected, and checks each sentence", async () => {
    const glossary = await newGlossary("Model");
    await addTerm(glossary.id, "competent cells", ["感受态细胞"]);
    await useModel("answer");
    answerWith((text) => `译：${text.replace("competent cells", "感受态细胞")}`);
    const choice = { glossaryId: glossary.id };
    const heard = await translate(owner, "Add 5 µL of pUC19 to competent cells. Wait.", choice);
    expect(endOf(heard)).toMatchObject({
      state: "completed",
      usesModel: true,
      reason: null,
      waitingCount: 0,
    });
    const [first] = await segmentsOf(owner, endOf(heard).id);
    expect(first).toMatchObject({ origin: "model", state: "translated", findings: [] });
    expect(first!.target).toContain("5 µL");
    expect(first!.target).toContain("pUC19");
    const sent = server.requests.at(-1)!.body.messages.at(-1)!.content;
    expect(sent).not.toContain("5 µL");
    expect(JSON.parse(sent).glossary).toEqual([{ source: "competent cells", targets: ["感受态细胞"] }]);
  });

  it("asks once more, alone, and keeps the source where a protected part is lost", async () => {
    await useModel("answer");
    const before = server.requests.length;
    answerWith(() => "没有占位符");
    const { id } = endOf(await translate(owner, "Add 5 µL. Add 6 µL."));
    const segments = await segmentsOf(owner, id);
    expect(segments.map(({ state, target }) => [state, target])).toEqual([
      ["needs_review", "Add 5 µL."],
      ["needs_review", "Add 6 µL."],
    ]);
    expect(segments[0]!.findings.map(({ code }) => code)).toContain("placeholder.missing");
    expect(server.requests.length - before).toBe(3);
    expect(await owner.get(`/translation/translations/${id}`)).toMatchObject({ reviewCount: 2 });
    const { text } = await download(`/translation/translations/${id}/file?format=csv`);
    expect(text).toContain("待核对");
  });

  it("sends nothing where the team does not allow it", async () => {
    await useModel("answer", "public");
    const before = server.requests.length;
    expect(endOf(await translate(owner, "Private text."))).toMatchObject({
      reason: "sending",
      waitingCount: 1,
    });
    expect(server.requests).toHaveLength(before);
  });

  it("stops the model, keeps what was translated, and goes on when asked", async () => {
    await useModel("slow");
    answerWith((text) => `译文 一 二 三 四 五 六 七 八 九 十 ${text}`);
    const text = Array.from(
      { length: 25 },
      (_, at) => `This is sentence ${String.fromCharCode(97 + at)}.`,
    ).join(" ");
    const running = translate(owner, text);
    let id = "";
    let count = 0;
    await vi.waitFor(async () => {
      const { records } = await owner.get<{ records: Translation[] }>("/translation/translations?limit=1");
      expect(records[0]!.segmentCount).toBeGreaterThan(20);
      id = records[0]!.id;
      count = records[0]!.segmentCount;
      expect(server.requests.at(-1)!.body.model).toBe("slow");
    }, 60_000);
    expect((await owner.call("POST", `/translation/translations/${id}/resume`, {})).code).toBe(
      "translation.running",
    );
    await owner.post(`/translation/translations/${id}/stop`, {});
    const heard = await running;
    expect(endOf(heard)).toMatchObject({ state: "aborted", waitingCount: count });
    await vi.waitFor(() => expect(server.requests.at(-1)!.abortedAt).not.toBeNull(), 60_000);
    await useModel("answer");
    await owner.post(`/translation/translations/${id}/resume`, {});
    const rest = await stream(owner, "GET", `/translation/translations/${id}/events?after=0`);
    expect(endOf(rest)).toMatchObject({ state: "completed", waitingCount: 0 });
    expect(rest.events.filter(({ event }) => event === "segment").length).toBeGreaterThanOrEqual(count);
  });

  it.each(["cut", "no-finish", "not-json", "html", "error", "refuse"])(
    "ends in an error where the model answers %s",
    async (model) => {
      await useModel(model);
      const heard = await translate(owner, "Some text to translate.");
      expect(endOf(heard)).toMatchObject({ state: "error", waitingCount: 1 });
      expect(endOf(heard).errorCode).toMatch(/^model\./);
      expect(heard.events.map(({ event }) => event)).toContain("error");
    },
  );
});

describe("files", () => {
  const noticeOf = (translationId: string): Promise<Notification> =>
    vi.waitFor(async () => {
      await lab.kernel.events.deliver();
      const { records } = await owner.get<{ records: Notification[] }>("/notifications/list");
      const notice = records.find(({ bizId }) => bizId === translationId);
      expect(notice).toBeDefined();
      return notice!;
    }, 60_000);

  it("are read and translated by a job, and written with their layout", async () => {
    await useModel("answer");
    answerWith((text) => `译：${text}`);
    const uuid = await owner.upload("protocol.md", Buffer.from("# Protocol\n\n- Add 5 µL.\n- Wait.\n"));
    const made = await owner.post<TranslationDetail>("/translation/files", {
      ...languages,
      uuid,
      name: "protocol.md",
    });
    expect(made).toMatchObject({ state: "reading", documentKind: "md" });
    const path = `/translation/translations/${made.id}`;
    await vi.waitFor(
      async () => expect((await owner.get<TranslationDetail>(path)).state).toBe("completed"),
      60_000,
    );
    const { text, name } = await download(`${path}/file`);
    expect(text).toBe("# 译：Protocol\n\n- 译：Add 5 µL.\n- 译：Wait.\n");
    expect(name).toContain("protocol.zh-CN.md");
    expect(await noticeOf(made.id)).toMatchObject({
      kind: "translationFinished",
      content: { count: 0, extraInfo: { name: "protocol.md" } },
    });
    const table = await download(`${path}/file?format=xlsx`);
    expect(String.fromCharCode(...table.bytes.slice(0, 2))).toBe("PK");
    await owner.call("DELETE", path);
    expect((await owner.call("GET", path)).code).toBe("translation.not.found");
  });

  it("are refused by kind, and say what is wrong with them", async () => {
    const uuid = await owner.upload("picture.png", Buffer.from("png"));
    const body = { ...languages, uuid, name: "picture.png" };
    expect((await owner.call("POST", "/translation/files", body)).code).toBe(
      "translation.file.type.unsupported",
    );
    const broken = await owner.upload("broken.docx", Buffer.from("not a document"));
    const made = await owner.post<TranslationDetail>("/translation/files", {
      ...languages,
      uuid: broken,
      name: "broken.docx",
    });
    await vi.waitFor(
      async () =>
        expect(await owner.get(`/translation/translations/${made.id}`)).toMatchObject({
          state: "error",
          errorCode: "translation.file.unreadable",
        }),
      60_000,
    );
    expect(await noticeOf(made.id)).toMatchObject({ kind: "translationFailed" });
  });
});
