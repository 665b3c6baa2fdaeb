import {
  BoldOutlined,
  CheckSquareOutlined,
  CodeOutlined,
  CommentOutlined,
  HighlightOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PlusOutlined,
  RedoOutlined,
  SearchOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from "@ant-design/icons";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Button, Dropdown, Select } from "antd";
import type { ReactNode } from "react";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { setBlockType, setKind } from "./behaviour/block-keys.ts";
import { type InsertRequest, insertActions } from "./insert-actions.ts";
import styles from "./menus/menus.module.css";
import { highlightColors } from "./schema/marks.ts";

const KINDS = [
  "text",
  "h1",
  "h2",
  "h3",
  "quote",
  "note",
  "tip",
  "warning",
  "danger",
  "step",
  "code",
] as const;
const kindWords: Readonly<Record<(typeof KINDS)[number], PhraseKey>> = {
  text: "documents.kindText",
  h1: "documents.kindH1",
  h2: "documents.kindH2",
  h3: "documents.kindH3",
  quote: "documents.kindQuote",
  note: "documents.kindNote",
  tip: "documents.kindTip",
  warning: "documents.kindWarning",
  danger: "documents.kindDanger",
  step: "documents.step",
  code: "documents.code",
};

const MARKS = [
  { name: "bold", icon: <BoldOutlined />, word: "documents.bold", keys: "Ctrl+B" },
  { name: "italic", icon: <ItalicOutlined />, word: "documents.italic", keys: "Ctrl+I" },
  { name: "underline", icon: <UnderlineOutlined />, word: "documents.underline", keys: "Ctrl+U" },
  { name: "strike", icon: <StrikethroughOutlined />, word: "documents.strike", keys: "Ctrl+Shift+S" },
  {
    name: "subscript",
    icon: <span className={styles.glyph} data-glyph="x₂" />,
    word: "documents.subscript",
    keys: "Ctrl+,",
  },
  {
    name: "superscript",
    icon: <span className={styles.glyph} data-glyph="x²" />,
    word: "documents.superscript",
    keys: "Ctrl+.",
  },
  { name: "inlineCode", icon: <CodeOutlined />, word: "documents.inlineCode", keys: "Ctrl+E" },
] as const;

const LISTS = [
  { name: "bullet", icon: <UnorderedListOutlined />, word: "documents.listBullet" },
  { name: "ordered", icon: <OrderedListOutlined />, word: "documents.listOrdered" },
  { name: "task", icon: <CheckSquareOutlined />, word: "documents.listTask" },
] as const;

const TABLE_ACTIONS = [
  ["addRowBefore", "documents.rowAbove"],
  ["addRowAfter", "documents.rowBelow"],
  ["addColumnBefore", "documents.columnLeft"],
  ["addColumnAfter", "documents.columnRight"],
  ["toggleHeaderRow", "documents.headerRow"],
  ["mergeOrSplit", "documents.mergeCells"],
  ["deleteRow", "documents.deleteRow"],
  ["deleteColumn", "documents.deleteColumn"],
  ["deleteTable", "documents.deleteTable"],
] as const satisfies readonly (readonly [string, PhraseKey])[];

interface ToolbarProps {
  readonly editor: Editor;
  readonly onAsk: (what: InsertRequest) => void;
  /** Left out where nothing can be commented. */
  readonly onComment?: () => void;
  readonly onFind: () => void;
  /** What cannot be inserted here, by its key. */
  readonly without?: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

interface ToolProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

const Tool = ({ icon, label, isOn, isDisabled = false, onPress }: ToolProps) => (
  <Button
    type={isOn ? "default" : "text"}
    size="small"
    icon={icon}
    title={label}
    aria-label={label}
    {...(isOn === undefined ? {} : { "aria-pressed": isOn })}
    disabled={isDisabled}
    // The selection stays in the editor.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  />
);

/** The editor's toolbar. Its place is there before its tools are. */
export const Toolbar = ({ isDrawn = true, ...props }: ToolbarProps & { readonly isDrawn?: boolean }) => {
  const t = useTranslation();
  return (
    <div className={styles.bar} role="toolbar" aria-label={t("documents.toolbar")}>
      {isDrawn && <Tools {...props} />}
    </div>
  );
};

/** What the toolbar offers, reflecting the text at the caret. */
const Tools = ({ editor, onAsk, onComment, onFind, without = NOTHING }: ToolbarProps) => {
  const t = useTranslation();
  const shown = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const { attrs, type } = now.state.selection.$from.parent;
      return {
        kind: type.name === "paragraph" ? String(attrs.kind ?? "text") : type.name,
        list: String(attrs.list ?? ""),
        marks: MARKS.map(({ name }) => now.isActive(name)).join(),
        isHighlighted: now.isActive("highlight"),
        isLinked: now.isActive("link"),
        isInTable: now.isActive("table"),
        canUndo: now.can().undo(),
        canRedo: now.can().redo(),
      };
    },
  });
  const isOn = shown.marks.split(",").map((one) => one === "true");
  return (
    <>
      <Tool
        icon={<UndoOutlined />}
        label={`${t("shell.undo")} (Ctrl+Z)`}
        isDisabled={!shown.canUndo}
        onPress={() => editor.chain().focus().undo().run()}
      />
      <Tool
        icon={<RedoOutlined />}
        label={`${t("documents.redo")} (Ctrl+Y)`}
        isDisabled={!shown.canRedo}
        onPress={() => editor.chain().focus().redo().run()}
      />
      <span className={styles.gap} />
      <Select
        size="small"
        variant="borderless"
        aria-label={t("documents.kind")}
        value={kindWords[shown.kind as keyof typeof kindWords] ? shown.kind : "text"}
        style={{ width: 110 }}
        popupMatchSelectWidth={160}
        options={KINDS.map((value) => ({ value, label: t(kindWords[value]) }))}
        onChange={(value) =>
          value === "step" || value === "code"
            ? setBlockType(editor, value)
            : setKind(editor, value === "text" ? {} : { kind: value })
        }
      />
      <span className={styles.gap} />
      {MARKS.map(({ name, icon, word, keys }, index) => (
        <Tool
          key={name}
          icon={icon}
          label={`${t(word)} (${keys})`}
          isOn={isOn[index] ?? false}
          onPress={() => editor.chain().focus().toggleMark(name).run()}
        />
      ))}
      <Dropdown
        trigger={["click"]}
        menu={{
          items: [
            ...highlightColors.map((color) => ({ key: color, label: t(`documents.highlight-${color}`) })),
            { key: "none", label: t("documents.highlight-none") },
          ],
          onClick: ({ key }) =>
            key === "none"
              ? editor.chain().focus().unsetMark("highlight").run()
              : editor.chain().focus().setMark("highlight", { color: key }).run(),
        }}
      >
        <Button
          type={shown.isHighlighted ? "default" : "text"}
          size="small"
          icon={<HighlightOutlined />}
          title={t("documents.highlight")}
          aria-label={t("documents.highlight")}
        />
      </Dropdown>
      <Tool
        icon={<LinkOutlined />}
        label={`${t("documents.link")} (Ctrl+K)`}
        isOn={shown.isLinked}
        onPress={() => onAsk("link")}
      />
      <span className={styles.gap} />
      {LISTS.map(({ name, icon, word }) => (
        <Tool
          key={name}
          icon={icon}
          label={t(word)}
          isOn={shown.list === name}
          onPress={() => setKind(editor, shown.list === name ? {} : { list: name })}
        />
      ))}
      <span className={styles.gap} />
      {shown.isInTable ? (
        <Dropdown
          trigger={["click"]}
          menu={{
            items: [
              ...(without.has("analysis") ? [] : [{ key: "analyse", label: t("documents.analyseTable") }]),
              ...TABLE_ACTIONS.map(([key, word]) => ({
                key,
                label: t(word),
                danger: key === "deleteTable",
              })),
            ],
            onClick: ({ key }) =>
              key === "analyse"
                ? onAsk("analysis")
                : editor.chain().focus()[key as (typeof TABLE_ACTIONS)[number][0]]().run(),
          }}
        >
          <Button size="small" icon={<TableOutlined />}>
            {t("documents.table")}
          </Button>
        </Dropdown>
      ) : (
        <Tool
          icon={<TableOutlined />}
          label={t("documents.table")}
          onPress={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
      )}
      <Dropdown
        trigger={["click"]}
        menu={{
          style: { maxHeight: 360, overflowY: "auto" },
          items: insertActions
            .filter(({ key, group }) => (group === "insert" || group === "science") && !without.has(key))
            .map(({ key, label }) => ({ key, label: t(label) })),
          onClick: ({ key }) => insertActions.find((one) => one.key === key)?.run(editor, onAsk),
        }}
      >
        <Button type="text" size="small" icon={<PlusOutlined />}>
          {t("documents.insert")}
        </Button>
      </Dropdown>
      <span className={styles.gap} />
      {onComment && (
        <Tool
          icon={<CommentOutlined />}
          label={`${t("documents.comment")} (Ctrl+Alt+M)`}
          onPress={onComment}
        />
      )}
      <Tool icon={<SearchOutlined />} label={`${t("documents.find")} (Ctrl+F)`} onPress={onFind} />
    </>
  );
};
