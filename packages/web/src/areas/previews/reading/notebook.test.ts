import { describe, expect, it } from "vitest";
import { notebookOf } from "./notebook.ts";

const cell = (
  type: string,
  source: unknown,
  outputs: readonly object[] = [],
  turn: number | null = null,
) => ({
  cell_type: type,
  source,
  outputs,
  execution_count: turn,
});
const notebook = (...cells: readonly object[]) =>
  JSON.stringify({ nbformat: 4, metadata: { language_info: { name: "R" } }, cells });

describe("a notebook", () => {
  it("is its cells with what they answered", () => {
    const read = notebookOf(
      notebook(
        cell("markdown", ["# 质粒\n", "text"]),
        cell(
          "code",
          "plot(x)",
          [
            { output_type: "stream", name: "stdout", text: ["a\n", "b\n"] },
            { output_type: "display_data", data: { "image/png": "iVBO\nRw==", "text/plain": "<Figure>" } },
            { output_type: "error", ename: "E", evalue: "v", traceback: ["\u001b[31mE: v\u001b[0m"] },
          ],
          7,
        ),
      ),
    );
    expect(read).toMatchObject({ language: "r", isCut: false });
    expect(read?.cells[0]).toMatchObject({ kind: "markdown", source: "# 质粒\ntext", outputs: [] });
    expect(read?.cells[1]).toMatchObject({
      turn: 7,
      outputs: [
        { kind: "text", text: "a\nb", isError: false },
        { kind: "picture", contentType: "image/png", bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) },
        { kind: "text", text: "E: v", isError: true },
      ],
    });
  });

  it("gives no markup: of HTML and scripts the text beside them is shown, or nothing", () => {
    const html = { "text/html": "<script>top.taken = 1</script>", "text/plain": "   a\n0  1" };
    const script = { "application/javascript": "alert(1)" };
    const read = notebookOf(
      notebook(
        cell("code", "df", [
          { output_type: "execute_result", data: html },
          { output_type: "display_data", data: script },
        ]),
      ),
    );
    expect(read?.cells[0]?.outputs).toEqual([{ kind: "text", text: "   a\n0  1", isError: false }]);
  });

  it("of an older form has its cells in a sheet", () => {
    const old = {
      worksheets: [
        {
          cells: [
            {
              cell_type: "code",
              input: ["1+1"],
              prompt_number: 2,
              outputs: [{ output_type: "pyout", text: ["2"] }],
            },
          ],
        },
      ],
    };
    expect(notebookOf(JSON.stringify(old))?.cells).toEqual([
      { kind: "code", source: "1+1", turn: 2, outputs: [{ kind: "text", text: "2", isError: false }] },
    ]);
  });

  it.each(["", "[]", '{"cells": 1}', '{"cells": [1, null, {"outputs": [3, {"data": {"image/png": "*"}}]}]}'])(
    "broken as %s breaks nothing",
    (json) => {
      expect(notebookOf(json)?.cells.flatMap(({ outputs }) => outputs) ?? []).toEqual([]);
    },
  );
});
