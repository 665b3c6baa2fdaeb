import { accessApi } from "@benchleaf/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { features, loadFeatures, visibleFeatures } from "./features.ts";

const answerWith = (body: unknown, status = 200) =>
  vi.stubGlobal("fetch", async (address: string) => {
    expect(address).toBe(`/app${accessApi.featureSwitch.path}`);
    return new Response(JSON.stringify(body), { status });
  });
const feature = (name: string, enabled: boolean, visible: boolean) => ({
  feature: name,
  detail: { enabled, visible },
});

beforeEach(() => vi.stubGlobal("document", { cookie: "x-visitor-id=abc" }));
afterEach(() => vi.unstubAllGlobals());

test("knows which features are on, and which of them are shown", async () => {
  answerWith({
    code: "success",
    data: [feature("LIBRARY", true, true), feature("CRISPR", true, false), feature("ROLE", false, true)],
  });
  await loadFeatures(["LIBRARY", "CRISPR", "ROLE"]);
  expect(features.get()).toEqual(new Set(["LIBRARY", "CRISPR"]));
  expect(visibleFeatures.get()).toEqual(new Set(["LIBRARY"]));
});

test("where they cannot be loaded, all are off and none is shown", async () => {
  features.set(new Set(["LIBRARY"]));
  visibleFeatures.set(new Set(["LIBRARY"]));
  answerWith({ code: "error.internal", message: "" }, 500);
  await loadFeatures(["LIBRARY"]);
  expect(features.get()).toEqual(new Set());
  expect(visibleFeatures.get()).toEqual(new Set());
});
