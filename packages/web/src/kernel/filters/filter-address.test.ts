import { materialFilterSchema, sampleFilterSchema } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { addressOfFilter, filterOfAddress } from "./filter-address.ts";

describe("a filter in an address", () => {
  const filters = [{ fieldId: "7", is: "yes", unit: null }];

  it("is read as it was written", () => {
    const filter = { search: "tris", kind: "kit" as const, isLow: true as const, filters };
    expect(filterOfAddress(materialFilterSchema, addressOfFilter(filter))).toEqual(filter);
    const samples = { metaId: "12", state: "out" as const, isOverdue: true as const, filters };
    expect(filterOfAddress(sampleFilterSchema, addressOfFilter(samples))).toEqual(samples);
  });

  it("leaves out what is not valid, and takes a number for text", () => {
    const query = {
      search: "42",
      kind: "dragon",
      isLow: "yes",
      expirationDate: "soon",
      filters: "[{",
      page: "2",
    };
    expect(filterOfAddress(materialFilterSchema, query)).toEqual({ search: "42" });
    expect(filterOfAddress(materialFilterSchema, { search: "" })).toEqual({});
  });
});
