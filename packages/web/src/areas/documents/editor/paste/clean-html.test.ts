// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { linesOf, openEditor, type TestEditor } from "../test-support/two-editors.ts";
import { cleanHtml } from "./clean-html.ts";
import { picturesIn } from "./pasted-pictures.ts";
import { rowsOfText } from "./table-text.ts";

const opened: TestEditor[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});
const paste = ({ editor }: TestEditor, html: string): void => {
  // The test's DOM has no clipboard.
  editor.view.pasteHTML(html, new Event("paste") as ClipboardEvent);
};
/** What an editor makes of pasted HTML. */
const pasted = (html: string): TestEditor => {
  const one = openEditor();
  opened.push(one);
  paste(one, html);
  return one;
};
const jsonOf = ({ editor }: TestEditor) => JSON.stringify(editor.getJSON());

it("leaves nothing of hostile markup that runs, loads or leads to a script", () => {
  const hostile = [
    '<img src=x onerror="alert(1)">',
    "<script>alert(1)</script>",
    '<a href="javascript:alert(1)">link</a>',
    '<a href="data:text/html,<script>alert(1)</script>">data</a>',
    '<p onmouseover="alert(1)" style="background:url(https://evil.test/x)">text</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    "<svg><script>alert(1)</script><a xlink:href='javascript:alert(1)'>svg</a></svg>",
    '<form action="https://evil.test"><input name="password"></form>',
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>",
    '<template><img src=x onerror="alert(1)"></template>',
    '<meta http-equiv="refresh" content="0;url=https://evil.test">',
    '<p><!--<img src="--><img src=x onerror=alert(1)//">end</p>',
  ].join("");
  const clean = cleanHtml(hostile);
  const { body } = new DOMParser().parseFromString(clean, "text/html");
  expect(
    body.querySelector("script, iframe, svg, form, style, template, meta, img, object, embed"),
  ).toBeNull();
  expect(clean).not.toMatch(/\son\w+=/i);
  const made = jsonOf(pasted(hostile));
  expect(made).not.toMatch(/javascript:|data:text|evil\.test|onerror|alert\(1\)<|srcdoc/i);
  expect(made).toContain("text");
});

it("reads lists, headings and tables of Word, without its markup", () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
    <xml><w:WordDocument/></xml></head><body><!--StartFragment-->
    <h1 class="MsoHeading" style="mso-outline-level:1">Aim</h1>
    <p class="MsoNormal"><b style="mso-bidi-font-weight:normal">Digest<o:p></o:p></b> of <i>E. coli</i></p>
    <p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>EcoRI</p>
    <p class="MsoListParagraphCxSpLast" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>&nbsp; </span></span>10 U</p>
    <table class="MsoTable"><tr><td style="width:1cm"><p class="MsoNormal">lane</p></td><td><p>ng</p></td></tr></table>
    <!--EndFragment--></body></html>`;
  const one = pasted(word);
  const blocks = one.editor.getJSON().content ?? [];
  expect(linesOf(one).slice(0, 4)).toEqual(["Aim", "Digest of E. coli", "EcoRI", "10 U"]);
  expect(blocks[0]?.attrs).toMatchObject({ kind: "h1" });
  expect(blocks[2]?.attrs).toMatchObject({ list: "bullet", indent: 0 });
  expect(blocks[3]?.attrs).toMatchObject({ list: "bullet", indent: 1 });
  expect(blocks[4]?.type).toBe("table");
  expect(jsonOf(one)).not.toMatch(/Mso|mso|StartFragment|WordDocument/);
  expect(jsonOf(one)).toContain('"marks":[{"type":"bold"}]');
});

it("reads cells of Excel as a table with merged cells, and gives them back as one", () => {
  const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 style="width:144pt">
    <col width=64 style="width:48pt"><tr height=20><td colspan=2 class=xl65>Primer</td></tr>
    <tr height=20><td class=xl65 align=right x:num>1.5</td><td class=xl65>µM</td></tr></table></body></html>`;
  const one = pasted(excel);
  const table = one.editor.state.doc.children.find(({ type }) => type.name === "table");
  expect(table?.children.map(({ childCount }) => childCount)).toEqual([1, 2]);
  expect(table?.child(0).child(0).attrs).toMatchObject({ colspan: 2 });
  one.editor.commands.selectAll();
  const { dom, text } = one.editor.view.serializeForClipboard(one.editor.state.selection.content());
  expect(dom.querySelector("td[colspan='2']")?.textContent).toBe("Primer");
  expect([...dom.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(["Primer", "1.5", "µM"]);
  // Excel reads text too, as when a text editor was between.
  expect(text).toBe("Primer\t\n1.5\tµM");
});

it("makes a table of rows with tabs, and leaves other text as it is", () => {
  const one = openEditor();
  opened.push(one);
  const { state, view } = one.editor;
  // The view's own method pastes as with Shift, which is without a table.
  const slice = view.someProp("clipboardTextParser", (parse) =>
    parse("sample\tCq\r\nS1\t18.4\r\n", state.selection.$from, false, view),
  );
  view.dispatch(state.tr.replaceSelection(slice!));
  const table = one.editor.state.doc.children.find(({ type }) => type.name === "table");
  expect(table?.children.map((row) => row.children.map((cell) => cell.textContent))).toEqual([
    ["sample", "Cq"],
    ["S1", "18.4"],
  ]);
  expect(rowsOfText("one\ttab\nno tab")).toBeNull();
  expect(rowsOfText("one line\twith a tab")).toBeNull();
});

it("tells a copied picture from text with pictures", () => {
  expect(picturesIn('<meta charset="utf-8"><img src="https://a.test/gel.png" alt="gel">')).toEqual({
    count: 1,
    isAll: true,
  });
  expect(picturesIn('<p>Fig. 1</p><img src="file:///C:/image001.png">')).toEqual({ count: 1, isAll: false });
  // A picture of the page itself stays one.
  expect(picturesIn('<img data-attachment-id="7">')).toEqual({ count: 0, isAll: false });
});

it("takes a copy of a checked step as one to do", () => {
  const done =
    '<div data-step="" data-id="s1" data-done-by="2" data-done-name="Wang" data-minutes="5">spin</div>';
  const one = pasted(done.replace(">", ' data-done-time="2026-11-28T02:00:00Z" data-note="late">'));
  expect(one.editor.state.doc.child(0).attrs).toMatchObject({
    doneBy: null,
    doneName: null,
    doneTime: null,
    note: null,
    minutes: 5,
  });
});

it("unwraps what Google Docs and web pages add", () => {
  const docs = `<b id="docs-internal-guid-1" style="font-weight:normal"><p dir="ltr"><span style="font-weight:700">Bold</span>
    <span style="font-weight:400"> plain</span></p><ul><li dir="ltr"><p>one</p><ul><li><p>deep</p></li></ul></li></ul></b>`;
  const one = pasted(docs);
  const [first, second, third] = one.editor.getJSON().content ?? [];
  expect(first?.content?.[0]).toMatchObject({ text: "Bold", marks: [{ type: "bold" }] });
  expect(first?.content?.at(-1)?.marks).toBeUndefined();
  expect([second?.attrs, third?.attrs]).toMatchObject([
    { list: "bullet", indent: 0 },
    { list: "bullet", indent: 1 },
  ]);
});

it("takes a page's own blocks with new ids, so that no two share one", () => {
  const one = pasted('<p data-id="b1">one</p>');
  paste(one, '<p data-id="b1">two</p>');
  const ids = one.editor.state.doc.children.map(({ attrs }) => attrs.id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("reads styles that the policy of the page takes from pasted elements", () => {
  const [own, emptied] = [document.createElement("i").style, document.createElement("i").style];
  // As in a browser: what an attribute says is not in the element's style.
  vi.spyOn(HTMLElement.prototype, "style", "get").mockImplementation(function (this: HTMLElement) {
    return this.hasAttribute("style") ? emptied : own;
  });
  try {
    expect(cleanHtml('<p><span style="font-weight:700">Bold</span></p>')).toBe(
      "<p><strong>Bold</strong></p>",
    );
  } finally {
    vi.restoreAllMocks();
  }
});

it("turns tables within cells into lines of the cell, and words that are quoted into a quote", () => {
  let nested = "deepest";
  for (let depth = 0; depth < 50; depth++) nested = `<table><tr><td>a</td><td>${nested}</td></tr></table>`;
  const one = pasted(nested);
  const tables = one.editor.state.doc.children.filter(({ type }) => type.name === "table");
  expect(tables).toHaveLength(1);
  expect(tables[0]?.textContent).toContain("deepest");
  const [quote] = pasted("<blockquote>quoted <b>words</b></blockquote>").editor.getJSON().content ?? [];
  expect(quote?.attrs).toMatchObject({ kind: "quote" });
});
