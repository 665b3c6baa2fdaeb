import type { Editor } from "@tiptap/core";
import { Selection } from "@tiptap/pm/state";
import type { PhraseKey, Translate } from "../../../kernel/translation.ts";
import { setBlockType, setKind } from "./behaviour/block-keys.ts";
import { insertBlock } from "./behaviour/insert-block.ts";

/** What a person may choose before something is inserted. */
export type InsertRequest =
  | "image"
  | "file"
  | "sequence"
  | "analysis"
  | "chip"
  | "formula"
  | "link"
  | "table"
  | "use";

/** Something that is inserted, or that a block is made. */
export interface InsertAction {
  readonly key: string;
  readonly label: PhraseKey;
  /** What else it is searched by, in any language: pinyin initials, English words. */
  readonly also: string;
  readonly hint?: string;
  readonly group: "text" | "lists" | "insert" | "science";
  readonly run: (editor: Editor, ask: (what: InsertRequest) => void) => void;
}

const kind =
  (attrs: Readonly<Record<string, unknown>>): InsertAction["run"] =>
  (editor) =>
    void setKind(editor, attrs);

const ask =
  (what: InsertRequest): InsertAction["run"] =>
  (_, asked) =>
    asked(what);

const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((one) => String(one).padStart(2, "0"))
    .join("-");
};

const columns =
  (count: number): InsertAction["run"] =>
  (editor) =>
    void editor
      .chain()
      .focus()
      .insertContent({
        type: "columns",
        content: Array.from({ length: count }, () => ({ type: "column", content: [{ type: "paragraph" }] })),
      })
      // It leaves the caret in the last column.
      .command(({ tr }) => {
        const { $from } = tr.selection;
        for (let depth = $from.depth; depth > 0; depth--)
          if ($from.node(depth).type.name === "columns")
            tr.setSelection(Selection.near(tr.doc.resolve($from.start(depth))));
        return true;
      })
      .run();

/** All that the slash menu offers, in its order. */
export const insertActions: readonly InsertAction[] = [
  {
    key: "text",
    label: "documents.kindText",
    also: "text paragraph zw zhengwen",
    group: "text",
    run: kind({}),
  },
  {
    key: "h1",
    label: "documents.kindH1",
    also: "heading h1 bt biaoti",
    hint: "#",
    group: "text",
    run: kind({ kind: "h1" }),
  },
  {
    key: "h2",
    label: "documents.kindH2",
    also: "heading h2 bt biaoti",
    hint: "##",
    group: "text",
    run: kind({ kind: "h2" }),
  },
  {
    key: "h3",
    label: "documents.kindH3",
    also: "heading h3 bt biaoti",
    hint: "###",
    group: "text",
    run: kind({ kind: "h3" }),
  },
  {
    key: "bullet",
    label: "documents.listBullet",
    also: "list bullet lb wuxu",
    hint: "-",
    group: "lists",
    run: kind({ list: "bullet" }),
  },
  {
    key: "ordered",
    label: "documents.listOrdered",
    also: "list number lb youxu",
    hint: "1.",
    group: "lists",
    run: kind({ list: "ordered" }),
  },
  {
    key: "task",
    label: "documents.listTask",
    also: "task todo rw renwu",
    hint: "[]",
    group: "lists",
    run: kind({ list: "task" }),
  },
  {
    key: "step",
    label: "documents.step",
    also: "step protocol bz buzhou",
    group: "science",
    run: (editor) => void setBlockType(editor, "step"),
  },
  {
    key: "table",
    label: "documents.table",
    also: "table bg biaoge",
    group: "insert",
    run: (editor) => void editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    key: "image",
    label: "documents.image",
    also: "image picture tp tupian",
    group: "insert",
    run: ask("image"),
  },
  { key: "file", label: "documents.file", also: "file wj wenjian", group: "insert", run: ask("file") },
  {
    key: "chip",
    label: "documents.recordLink",
    also: "link record lj lianjie",
    group: "insert",
    run: ask("chip"),
  },
  {
    key: "sequence",
    label: "documents.sequenceMap",
    also: "sequence plasmid map xl zl tupu",
    group: "science",
    run: ask("sequence"),
  },
  {
    key: "analysis",
    label: "documents.analysis",
    also: "analysis figure statistics chart fx fenxi tongji tu",
    group: "science",
    run: ask("analysis"),
  },
  {
    key: "use",
    label: "documents.useStock",
    also: "use material sample reagent stock lot wl wuliao yb yangben qy",
    group: "science",
    run: ask("use"),
  },
  {
    key: "formula",
    label: "documents.formula",
    also: "math latex formula gs gongshi",
    hint: "$",
    group: "science",
    run: ask("formula"),
  },
  {
    key: "date",
    label: "documents.today",
    also: "date today rq riqi",
    group: "insert",
    run: (editor) =>
      void editor
        .chain()
        .focus()
        .insertContent([
          { type: "date", attrs: { date: today() } },
          { type: "text", text: " " },
        ])
        .run(),
  },
  {
    key: "code",
    label: "documents.code",
    also: "code dm daima",
    hint: "```",
    group: "insert",
    run: (editor) => void setBlockType(editor, "code"),
  },
  {
    key: "quote",
    label: "documents.kindQuote",
    also: "quote yy yinyong",
    hint: ">",
    group: "text",
    run: kind({ kind: "quote" }),
  },
  {
    key: "note",
    label: "documents.kindNote",
    also: "note callout ts tishi",
    group: "text",
    run: kind({ kind: "note" }),
  },
  {
    key: "tip",
    label: "documents.kindTip",
    also: "tip callout jq jiqiao",
    group: "text",
    run: kind({ kind: "tip" }),
  },
  {
    key: "warning",
    label: "documents.kindWarning",
    also: "warning callout zy zhuyi",
    group: "text",
    run: kind({ kind: "warning" }),
  },
  {
    key: "danger",
    label: "documents.kindDanger",
    also: "danger callout wx weixian",
    group: "text",
    run: kind({ kind: "danger" }),
  },
  {
    key: "divider",
    label: "documents.divider",
    also: "divider line fgx",
    hint: "---",
    group: "insert",
    run: (editor) => insertBlock(editor, { type: "divider" }),
  },
  {
    key: "columns2",
    label: "documents.columns2",
    also: "columns fl fenlan",
    group: "insert",
    run: columns(2),
  },
  {
    key: "columns3",
    label: "documents.columns3",
    also: "columns fl fenlan",
    group: "insert",
    run: columns(3),
  },
];

/** Those that a typed word means, in any language. */
export const actionsFor = (query: string, t: Translate): readonly InsertAction[] => {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return insertActions;
  return insertActions.filter(
    ({ label, also }) =>
      t(label).toLowerCase().includes(wanted) || also.split(" ").some((word) => word.startsWith(wanted)),
  );
};
