import { expect, it } from "vitest";
import { resumable } from "./resume-conversation.ts";

it("continues a conversation that was left less than ten minutes ago, and no other", () => {
  const closed = String(1_000_000);
  expect(resumable("7", closed, 1_000_000 + 599_999)).toBe("7");
  expect(resumable("7", closed, 1_000_000 + 600_000)).toBeNull();
  expect(resumable(null, closed, 1_000_001)).toBeNull();
  expect(resumable("7", null, 1)).toBeNull();
  expect(resumable("7", "soon", 1)).toBeNull();
});
