import { describe, expect, it } from "vitest";
import { nextSort, parseListSearch } from "./list-search.ts";

describe("search of the sequence list", () => {
  it("keeps words and order of the address", () => {
    expect(parseListSearch({ search: "pUC", sort: "-size" })).toEqual({ search: "pUC", sort: "-size" });
  });

  it("leaves out what it does not know, what is empty and the usual order", () => {
    expect(parseListSearch({ sort: "colour", search: "  ", page: 3 })).toEqual({});
    expect(parseListSearch({ sort: "-updateTime" })).toEqual({});
  });

  it("takes a number in the address as words", () => {
    expect(parseListSearch({ search: 19 })).toEqual({ search: "19" });
  });

  it("cuts words at what the server takes", () => {
    expect(parseListSearch({ search: "a".repeat(300) }).search).toHaveLength(100);
  });

  it("turns a column round and begins a new one at its natural end", () => {
    expect(nextSort("name", "name")).toBe("-name");
    expect(nextSort("-name", "name")).toBe("name");
    expect(nextSort("name", "size")).toBe("-size");
    expect(nextSort("-size", "name")).toBe("name");
  });
});
