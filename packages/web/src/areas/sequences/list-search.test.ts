import { describe, expect, it } from "vitest";
import { isNarrowed, parseListSearch } from "./list-search.ts";

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

  it("keeps the filters that it knows", () => {
    const raw = { molecule: "rna", topology: "linear", project: "7", owner: "12", tag: "3" };
    expect(parseListSearch(raw)).toEqual(raw);
    expect(isNarrowed(parseListSearch({ tag: "3" }))).toBe(true);
    expect(isNarrowed(parseListSearch({ search: "pUC" }))).toBe(false);
    expect(
      parseListSearch({ molecule: "cheese", topology: "knot", project: "x", owner: "", tag: "1e9" }),
    ).toEqual({});
  });
});
