import { expect, test } from "vitest";
import { openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { demo, signIn } from "./steps.ts";

const lab = openLab();
const MOST_REQUESTS = 40;

/** What a page makes a browser with an empty cache fetch, in requests and in bytes as they travelled. */
const travelled = async (address: string, cookies: "own" | "none") => {
  const person = await lab.open({ locale: "zh-CN" });
  if (cookies === "own") await signIn(person.page, translateIn("zh-CN"), demo.owner);
  // At one more computer, whose browser has seen nothing of the product.
  const { context, page } = await lab.again(person, { locale: "zh-CN" });
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  const count = { requests: 0, bytes: 0 };
  wire.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.startsWith("http")) count.requests += 1;
  });
  wire.on("Network.loadingFinished", ({ encodedDataLength }) => {
    count.bytes += encodedDataLength;
  });
  await page.goto(address);
  for (let before = -1; before !== count.requests; ) {
    before = count.requests;
    await page.waitForTimeout(1_500);
  }
  await Promise.all([context.close(), person.context.close()]);
  return count;
};

test.each([
  ["/login", "none", 215_000],
  ["/homepage", "own", 345_000],
  ["/project/1/file", "own", 510_000],
  ["/sequence/1", "own", 580_000],
] as const)("%s comes cold in at most 40 requests, compressed", async (address, cookies, mostBytes) => {
  const { requests, bytes } = await travelled(address, cookies);
  expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(bytes).toBeLessThan(mostBytes);
  expect(bytes).toBeGreaterThan(50_000);
});
