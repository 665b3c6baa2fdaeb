import { describe, expect, it } from "vitest";
import { latexText } from "./latex-text.ts";
import { parseRecords } from "./parse-records.ts";

describe("BibTeX", () => {
  it("reads macros, joined values, quotes and LaTeX accents", () => {
    const [entry] = parseRecords({
      text: `@string{nar = "Nucleic Acids Res"}
@comment{left out}
@Article{k, author = "{\\'E}tienne, Anne and {The Consortium}", title = "The {DNA} of {\\"u}ber \\& co",
  journal = nar # " (online)", year = 1999, pages = {1--9}, doi = {https://doi.org/10.1093/NAR/1.1}}`,
    });
    expect(entry).toMatchObject({
      line: 3,
      fields: {
        title: "The DNA of über & co",
        authors: [
          { family: "Étienne", given: "Anne" },
          { family: "The Consortium", given: "" },
        ],
        container: "Nucleic Acids Res (online)",
        year: 1999,
        pages: "1-9",
        doi: "10.1093/nar/1.1",
      },
    });
  });

  it("continues after an entry without an end, and knows its line", () => {
    const entries = parseRecords({
      text: `@article{bad, title={Never closed\n\n@book{good, title={Closed}, year={2001}}`,
    });
    expect(entries.map((entry) => ["fault" in entry ? entry.fault : entry.fields.type, entry.line])).toEqual([
      ["unreadable", 1],
      ["book", 3],
    ]);
  });
});

describe("RIS", () => {
  it("joins continued lines and pages, and takes DOIs from addresses", () => {
    const [entry] = parseRecords({
      text: "TY  - JOUR\nTI  - A long title that\n  goes on\nAU  - 王小明\nAU  - Berg, Carl\nSP  - 10\nEP  - 19\nPY  - 2020/05/01\nUR  - https://doi.org/10.5555/abc(1)\nER  - \n",
    });
    expect(entry).toMatchObject({
      fields: {
        title: "A long title that goes on",
        authors: [
          { family: "王", given: "小明" },
          { family: "Berg", given: "Carl" },
        ],
        pages: "10-19",
        year: 2020,
        doi: "10.5555/abc(1)",
      },
    });
  });
});

describe("CSL-JSON", () => {
  it("takes good records and names bad ones", () => {
    const text = JSON.stringify([
      {
        title: "One",
        "container-title": ["J"],
        issued: { "date-parts": [["2011"]] },
        author: [{ literal: "WHO" }],
      },
      { DOI: "10.5555/none" },
      7,
    ]);
    expect(
      parseRecords({ text }).map((entry) => ("fault" in entry ? entry.fault : entry.fields.year)),
    ).toEqual([2011, "no-title", "unreadable"]);
  });

  it("is nothing where the text is none of them", () => {
    expect(parseRecords({ text: "{not json" })).toEqual([]);
    expect(parseRecords({ text: "plain words" })).toEqual([]);
  });
});

it("LaTeX becomes text", () => {
  expect(latexText("{\\'E}cole \\emph{of} \\textit{E. coli} $\\alpha$ -- 5~\\%")).toBe(
    "École of E. coli α – 5 %",
  );
});
