import { expect, it } from "vitest";
import { addressOf, readFilter } from "./list-address.ts";

it("reads what an address narrows, and leaves out what it says wrongly", () => {
  expect(
    readFilter({
      author: "7",
      audit: "draft",
      from: "2026-11-01",
      to: "tomorrow",
      process: "gone",
      view: "x",
    }),
  ).toEqual({ ownerId: "7", auditStatus: "draft", from: "2026-11-01" });
});

it("says a filter so that it is read again as it was", () => {
  const filter = {
    search: "PCR",
    tagId: "3",
    category: "cells",
    templateName: "qPCR",
    to: "2026-11-30",
  } as const;
  const address = addressOf(filter);
  expect(readFilter(address)).toEqual(filter);
  // What it does not narrow leaves the address.
  expect(address).toMatchObject({ author: undefined, process: undefined });
});
