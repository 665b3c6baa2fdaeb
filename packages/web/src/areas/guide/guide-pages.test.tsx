import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GuidePage } from "@benchleaf/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../kernel/queries.ts";
import { draw, openPage } from "../../kernel/test-support/flat.tsx";
import GuideContentsPage from "./pages/guide-contents.page.tsx";
import { GuideArticle } from "./parts/guide-article.tsx";

vi.mock("antd", async (original) =>
  (await import("../../kernel/test-support/flat.tsx")).flatAntd(await original<object>()),
);
vi.mock("@tanstack/react-router", async (original) =>
  (await import("../../kernel/test-support/flat.tsx")).flatRouter(await original<object>()),
);

const text = readFileSync(
  join(import.meta.dirname, "../../../../../docs/guide/en-US/book-a-device.md"),
  "utf8",
);
const page: GuidePage = {
  slug: "book-a-device",
  chapter: "equipment",
  title: "Book a device",
  summary: "",
  text: text.replace(/^# .*\n/, ""),
  headings: ["Steps", "Good to know", "What can go wrong", "Related pages"].map((heading) => ({
    anchor: heading.toLowerCase().replaceAll(" ", "-"),
    text: heading,
  })),
  previous: null,
  next: { slug: "device-rules", title: "Add devices" },
};

beforeEach(async () => {
  await openPage(["signIn", "common", "guide"]);
  queryClient.clear();
});

test("an article has one title, anchors, its picture, and links within the guide", () => {
  const html = draw(<GuideArticle page={page} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<h2 id="what-can-go-wrong">');
  expect(html).toContain('src="/app/open/guide/pictures/en-US/book-a-device.webp"');
  expect(html).toContain("<strong>Check in</strong>");
  expect(html).toContain("Add devices");
  expect(html).not.toMatch(/\.md"|\*\*|target="_blank"/);
});

test("the contents list pages by chapter", () => {
  queryClient.setQueryData(
    ["guide", "contents", "zh-CN"],
    [{ key: "start", pages: [{ slug: "first-steps", title: "First steps", summary: "" }] }],
  );
  const html = draw(<GuideContentsPage />);
  expect(html).toContain("First steps");
  expect(html).toMatch(/<h2 id="chapter-start">/);
});
