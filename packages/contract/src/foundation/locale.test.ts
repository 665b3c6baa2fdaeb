import { expect, it } from "vitest";
import { localeOf } from "./locale.ts";

it.each([
  ["zh-CN", "zh-CN"],
  ["zh-TW", "zh-TW"],
  ["en-US", "en-US"],
  ["en-GB,en;q=0.8", "en-US"],
  ["zh-Hant-HK", "zh-TW"],
  ["zh_TW", "zh-TW"],
  ["fr-FR,zh-TW;q=0.5", "zh-TW"],
  ["fr", "zh-CN"],
  ["", "zh-CN"],
  [undefined, "zh-CN"],
])("takes %s for %s", (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});
