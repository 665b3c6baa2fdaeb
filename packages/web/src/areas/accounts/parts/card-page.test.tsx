import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadBrand } from "../../../kernel/brand.ts";
import { draw, openPage } from "../../../kernel/test-support/flat.tsx";
import { CardPage } from "./card-page.tsx";

const plain = { brandNames: { "en-US": "Lab House" }, languages: ["zh-CN", "zh-TW", "en-US"] };

/** The page of who is not signed in, of an installation that is configured so. */
const pageOf = async (config: Record<string, unknown>): Promise<string> => {
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify({ code: "success", data: { ...plain, ...config } })),
  );
  await loadBrand();
  return draw(
    <CardPage title="Sign in" lead="">
      form
    </CardPage>,
  );
};

beforeEach(() => openPage(["signIn"]));
afterEach(() => vi.unstubAllGlobals());

test("the tab has the installation's favicon", async () => {
  const setAttribute = vi.fn();
  vi.stubGlobal("document", { cookie: "x-visitor-id=abc", querySelector: () => ({ setAttribute }) });
  await pageOf({});
  expect(setAttribute).not.toHaveBeenCalled();
  await pageOf({ favicon: "/house/icon.png" });
  expect(setAttribute).toHaveBeenCalledWith("href", "/house/icon.png");
});

test("logos are the installation's, otherwise the product's", async () => {
  const own = await pageOf({});
  expect(own).toContain('src="/favicon.svg"');
  const branded = await pageOf({ logoHorizontal: "/house/wide.png", logoVertical: "/house/high.png" });
  expect(branded).toContain('src="/house/wide.png"');
  expect(branded).toContain('src="/house/high.png"');
  expect(branded).not.toContain("/favicon.svg");
});

test("a background is behind the card", async () => {
  expect(await pageOf({})).not.toContain("background-image");
  expect(await pageOf({ background: "/house/bench.jpg" })).toMatch(
    /background-image:url\(&quot;\/house\/bench\.jpg&quot;\)/,
  );
});

test("the languages of the installation are offered, where there are several", async () => {
  expect(await pageOf({ languages: ["zh-CN", "en-US"] })).toMatch(/<option[^>]*value="zh-CN"/);
  expect(await pageOf({ languages: ["zh-CN", "en-US"] })).not.toContain("zh-TW");
  expect(await pageOf({ languages: ["en-US"] })).not.toContain("<option");
});

test("a browser that the installation does not recommend gets a list of recommended ones", async () => {
  expect(await pageOf({ browserRecommendations: ["Chrome 120", "Edge 120"] })).toContain(
    "Chrome 120 / Edge 120",
  );
  expect(await pageOf({ browserRecommendations: ["Firefox 130"] })).not.toContain("Firefox 130");
});

test("the installation's agreements are linked by their names", async () => {
  const page = await pageOf({
    customizeServiceAgreements: [{ name: "House rules", url: "https://lab.test/rules" }],
  });
  expect(page).toMatch(/<a href="https:\/\/lab\.test\/rules"[^>]*>House rules<\/a>/);
});
