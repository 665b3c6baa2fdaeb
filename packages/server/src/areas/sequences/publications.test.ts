import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ListedPublication, OpenPlasmid, Publication, Sequence } from "@benchleaf/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const POLICY = "/tenantsSecurityConfig/links";
const base = "/application/molecular-biology/sequences";
const rules = { areAllowed: false, maxDays: 30, isPasswordRequired: false };

let lab: Lab;
let owner: Person;
let mate: Person;
let webRoot: string;
let sequence: Sequence;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), "benchleaf-web-"));
  writeFileSync(join(webRoot, "index.html"), "<head><title>Benchleaf</title></head>");
  lab = await buildLab({ webRoot });
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
});
afterAll(async () => {
  await lab?.close();
  rmSync(webRoot, { recursive: true, force: true });
});

const allow = (isPublishingAllowed: boolean, by = owner) => by.put(POLICY, { ...rules, isPublishingAllowed });
const make = (by = owner, name = "pLab"): Promise<Sequence> =>
  by.post(base, {
    content: contentOf({
      name,
      circular: true,
      primers: [{ id: "p", name: "secret primer", description: "", bases: "ACGT", locations: [] }],
      meta: { comments: ["for our eyes only"], organism: "Escherichia coli" },
    }),
  });
const at = ({ file }: Sequence) => `${base}/${file.id}/publication`;
const publish = (searchPath: string, by = owner, of = sequence, description = "") =>
  by.call<Publication>("PUT", at(of), { searchPath, description });
const open = (searchPath: string) => lab.call<OpenPlasmid>("GET", `/open/plasmids/${searchPath}`);
const page = (path: string) => lab.app.inject({ url: `/open/plasmids${path}` });
const CLOSED = [404, "publication.not.found"];
const closed = async (searchPath: string) => {
  const { status, code } = await open(searchPath);
  return [status, code];
};

beforeEach(async () => {
  await allow(true);
  sequence = await make();
});

it("is open to everybody, and reveals nothing of the team or its people", async () => {
  expect((await publish("plab-demo", owner, sequence, "A demo")).data).toMatchObject({
    searchPath: "plab-demo",
    version: 1,
    isResting: false,
  });
  const { data } = await open("plab-demo");
  expect(Object.keys(data).sort()).toEqual(["content", "description", "publishTime", "searchPath"]);
  expect(data.content).toMatchObject({ sequence: "ACGTACGTACGT", primers: [] });
  expect(data.content.meta).toEqual({ organism: "Escherichia coli" });
  const file = await lab.app.inject({ url: "/app/open/plasmids/plab-demo/file?format=genbank" });
  expect(file.body).toContain("LOCUS");
  expect(file.body).not.toMatch(/secret primer|our eyes/);
  const visible = JSON.stringify(data) + file.body;
  for (const word of ["owner", owner.user.tenantName]) expect(visible).not.toContain(word);
});

it("shows its manager the number of views, and nothing about the viewers", async () => {
  await publish("seen-often");
  const person = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36" };
  const see = async (visitor: string, headers: Record<string, string> = {}, path = "seen-often") => {
    const url = `/app/open/plasmids/${path}/views`;
    const sent = { ...person, "x-visitor-id": visitor, ...headers };
    return (await lab.app.inject({ method: "POST", url, headers: sent })).statusCode;
  };
  const views = async () => (await owner.get<{ publication: Publication }>(at(sequence))).publication.views;
  expect(await views()).toBe(0);
  expect([await see("visitor-ann"), await see("visitor-ann"), await see("visitor-bob")]).toEqual([
    200, 200, 200,
  ]);
  expect(await views()).toBe(2);
  await see("visitor-crawler", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await owner.call("POST", "/open/plasmids/seen-often/views");
  expect(await see("visitor-ann", {}, "never-published")).toBe(404);
  expect(await views()).toBe(2);
  // It is the same publication in a newer version, and another one once it was withdrawn.
  await publish("seen-often");
  expect(await views()).toBe(2);
  await owner.call("DELETE", at(sequence));
  await publish("seen-often");
  expect(await views()).toBe(0);
});

it("is cached by browsers and revalidated each time, and removed immediately", async () => {
  await publish("kept");
  for (const url of ["/app/open/plasmids/kept", "/app/open/plasmids/kept/file?format=fasta"]) {
    const first = await lab.app.inject({ url });
    expect(first.headers["cache-control"]).toBe("no-cache");
    const etag = String(first.headers.etag);
    const again = await lab.app.inject({ url, headers: { "if-none-match": `W/${etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await lab.app.inject({ url, headers: { "if-none-match": '"x"' } })).statusCode).toBe(200);
  }
  expect((await owner.call("DELETE", at(sequence))).code).toBe("success");
  expect(await closed("kept")).toEqual(CLOSED);
  expect((await page("/kept")).statusCode).toBe(404);
  expect((await owner.call("DELETE", at(sequence))).code).toBe("publication.not.found");
});

it("has its title and description in the page, whatever they say", async () => {
  const hostile = await make(owner, `</title><script>alert(1)</script>"'&`);
  await publish("hostile", owner, hostile, `"><img src=x onerror=alert(1)>`);
  const { body, statusCode } = await page("/hostile");
  expect(statusCode).toBe(200);
  expect(body).toContain("&lt;script&gt;");
  expect(body).not.toMatch(/<script>|<img/);
  expect((await page("/nothing-here")).statusCode).toBe(404);
  expect((await page("/hostile")).headers["x-robots-tag"]).toBeUndefined();
  for (const path of ["", "/"]) {
    const { statusCode, headers } = await page(path);
    expect([statusCode, headers.location]).toEqual([302, "/404"]);
  }
});

it("has the same response for guessed, misspelt and hostile paths", async () => {
  await publish("guessed");
  for (const path of ["guesse", "GUESSED", "guessed-", "..%2Fguessed", "%00", "a".repeat(90), "1%27--"]) {
    const { status, code } = await open(path);
    expect([status, code], path).toSatisfy(
      ([status, code]) =>
        (status === 404 && code === "publication.not.found") || status === 400 || status === 422,
    );
  }
  for (const path of ["Big", "two--hyphens", "-a", "ab", "a_b", "ü-x", "a".repeat(81)])
    expect((await publish(path)).code, path).toBe("request.invalid");
});

it("requires a manager of the file, the team's permission, and a free path", async () => {
  const stranger = await lab.register("stranger");
  await allow(true, stranger);
  const theirs = await make(stranger);
  expect((await publish("taken", owner)).code).toBe("success");
  expect((await publish("taken", stranger, theirs)).code).toBe("publication.path.taken");
  expect((await publish("other", stranger)).code).toBe("projectFile.not.found");
  expect((await publish("other", mate)).code).toBe("fileAsset.no.read.permission");
  expect((await mate.call("GET", at(sequence))).code).toBe("fileAsset.no.read.permission");
  await allow(false);
  expect((await publish("again")).code).toBe("publication.not.allowed");
  expect(await closed("taken")).toEqual(CLOSED);
  expect(await owner.get(at(sequence))).toMatchObject({ isAllowed: false, publication: { isResting: true } });
  await allow(true);
  expect((await open("taken")).code).toBe("success");
  // The old path is free again for anyone.
  expect((await publish("moved")).code).toBe("success");
  expect((await publish("taken", stranger, theirs)).code).toBe("success");
});

it("keeps the version that was published, and ends with the trash", async () => {
  await publish("fixed");
  await owner.put(`${base}/${sequence.file.id}`, {
    baseVersion: 1,
    content: contentOf({ name: "pLab", sequence: "TTTT" }),
  });
  expect((await open("fixed")).data.content.sequence).toBe("ACGTACGTACGT");
  await publish("fixed");
  expect((await open("fixed")).data.content.sequence).toBe("TTTT");
  const files = { fileIds: [sequence.file.id] };
  await owner.post("/platform/resource/projects/fileAsset/recycle", files);
  expect(await closed("fixed")).toEqual(CLOSED);
  await owner.post("/platform/resource/garbage/restore", files);
  expect(await closed("fixed")).toEqual(CLOSED);
});

it("are listed newest first to their readers, own ones separately, with who can withdraw", async () => {
  const path = "/application/molecular-biology/publications";
  const second = await make(owner, "pSecond");
  const byMate = await make(mate, "pMate");
  await publish("plist-one");
  await publish("plist-two", owner, second);
  expect((await publish("plist-three", mate, byMate)).status).toBe(200);
  type Listed = { records: ListedPublication[]; nextCursor: string | null };
  const all = await owner.get<Listed>(`${path}?limit=1`);
  expect(all.records).toMatchObject([
    { searchPath: "plist-two", fileName: "pSecond", isMine: true, isResting: false, version: 1 },
  ]);
  const next = await owner.get<Listed>(`${path}?limit=1&cursor=${all.nextCursor}`);
  expect(next.records).toMatchObject([{ searchPath: "plist-one", isMine: true, canWithdraw: true }]);
  const mine = await owner.get<Listed>(`${path}?mine=true`);
  expect(mine.records.every(({ isMine }) => isMine)).toBe(true);
  expect(mine.records.map(({ searchPath }) => searchPath)).toContain("plist-one");
  // Files in a project that the user may not open are not mentioned.
  const ofMate = await mate.get<Listed>(path);
  expect(ofMate.records).toMatchObject([{ searchPath: "plist-three", isMine: true }]);
  await allow(false);
  expect((await owner.get<Listed>(`${path}?mine=true`)).records[0]).toMatchObject({ isResting: true });
  const stranger = await lab.register("stranger-of-list");
  expect((await stranger.get<Listed>(path)).records).toEqual([]);
});
