import type { GuideChapter, GuidePage, GuideSection } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab } from "../test-support/lab.ts";

let lab: Lab;
beforeAll(async () => {
  lab = await buildLab();
});
afterAll(() => lab.close());

const ask = async <T>(path: string): Promise<T> => (await lab.call<T>("GET", `/open/guide${path}`)).data;

it("lists the pages by chapter, to anyone", async () => {
  const chapters = await ask<GuideChapter[]>("?language=en-US");
  expect(chapters.find(({ key }) => key === "equipment")?.pages[0]).toMatchObject({
    slug: "book-a-device",
    title: "Book a device",
  });
});

it("returns a page with its neighbours, in each language with the same anchors", async () => {
  const [english, chinese] = await Promise.all(
    ["en-US", "zh-CN"].map((language) => ask<GuidePage>(`/pages/book-a-device?language=${language}`)),
  );
  expect(english?.text).not.toContain("# Book a device\n");
  expect(chinese?.title).toBe("预约仪器");
  expect(chinese?.headings.map(({ anchor }) => anchor)).toEqual(
    english?.headings.map(({ anchor }) => anchor),
  );
  expect(english?.next).toMatchObject({ slug: "device-rules" });
  const last = await ask<GuidePage>("/pages/manage-installation?language=en-US");
  expect([last.next, last.previous?.slug]).toEqual([null, "audit-trail"]);
});

it.each([
  ["en-US", "how to book a microscope", "book-a-device"],
  ["zh-CN", "怎么预约仪器", "book-a-device"],
  ["zh-TW", "怎麼預約儀器", "book-a-device"],
])("finds pages in %s", async (language, q, slug) => {
  const found = await ask<GuideSection[]>(`/search?${new URLSearchParams({ language, q, limit: "3" })}`);
  expect(found[0]?.slug).toBe(slug);
  expect(found[0]?.path).toMatch(new RegExp(`^/open/guide/${slug}(#[a-z-]+)?$`));
  expect(found.length).toBeLessThanOrEqual(3);
});

it("refuses what is not there and what is too long", async () => {
  const codes = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await lab.call("GET", `/open/guide${path}`)).code));
  expect(
    await codes(
      "/pages/..%2Froles?language=en-US",
      "/pictures/en-US/..%2F..%2FREADME.md",
      "/pictures/en-US/missing.webp",
    ),
  ).toEqual(["guide.not.found", "guide.not.found", "guide.not.found"]);
  expect(
    await codes("?language=fr", `/search?language=en-US&q=${"a".repeat(201)}`, "/search?language=en-US&q="),
  ).toEqual(["request.invalid", "request.invalid", "request.invalid"]);
});

it("is cached by the browser and revalidated", async () => {
  const url = "/app/open/guide/pages/book-a-device?language=en-US";
  const first = await lab.app.inject({ method: "GET", url });
  expect(first.headers["cache-control"]).toBe("no-cache");
  expect(first.headers["x-robots-tag"]).toBeUndefined();
  const again = await lab.app.inject({
    method: "GET",
    url,
    headers: { "if-none-match": String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

it.each(["zh-CN", "zh-TW", "en-US"])(
  "serves pictures for pages in %s, which can run nothing",
  async (language) => {
    const url = `/app/open/guide/pictures/${language}/home.webp`;
    const { statusCode, headers, rawPayload } = await lab.app.inject({ method: "GET", url });
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-disposition"]).toMatch(/^inline/);
    expect(rawPayload.subarray(8, 12).toString()).toBe("WEBP");
    const again = await lab.app.inject({
      method: "GET",
      url,
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  },
);
