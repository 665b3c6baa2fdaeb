import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonBody, jsonPieces } from "./long-json.ts";

const said = (value: unknown) => [...jsonPieces(value)].join("");

describe("long JSON", () => {
  it("says what JSON.stringify says", () => {
    const values = fc.anything({ withDate: true, withSparseArray: true, withUnicodeString: true });
    fc.assert(
      fc.property(values, (value) => said(value) === (JSON.stringify(value) ?? "")),
      {
        numRuns: 150,
      },
    );
  });

  it("sends long texts and long lists in chunks, and splits no character", () => {
    const long = {
      sequence: "ACGT\n".repeat(60_000),
      note: `${"x".repeat(99_999)}😀${"质粒".repeat(60_000)}`,
      features: Array.from({ length: 1234 }, (_, index) => ({ id: index, gone: undefined })),
      nothing: undefined,
      empty: [],
    };
    expect(said(long)).toBe(JSON.stringify(long));
    expect(Math.max(...[...jsonPieces(long)].map(({ length }) => length))).toBeLessThan(150_000);
  });

  it("hands over a short body as a text and a long one as a file", async () => {
    expect(await jsonBody({ name: "pUC19" })).toBe('{"name":"pUC19"}');
    const body = await jsonBody({ sequence: "A".repeat(300_000) });
    expect(body).toBeInstanceOf(Blob);
    expect(await (body as Blob).text()).toBe(JSON.stringify({ sequence: "A".repeat(300_000) }));
  });
});
