import type { LabFile, NamedSubject } from "@benchleaf/contract";
import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection } from "@tiptap/pm/state";
import { Input, Select } from "antd";
import { useEffect, useRef, useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { SubjectIcon } from "../../../shared/subjects/subject-links.tsx";
import { useFoundFiles, useFoundRecords } from "../../../shared/subjects/subjects.queries.ts";
import { insertBlock } from "./behaviour/insert-block.ts";
import type { InsertRequest } from "./insert-actions.ts";
import styles from "./menus/menus.module.css";
import { drawFormula } from "./schema/inline-nodes.ts";

type Asked = Exclude<InsertRequest, "image" | "table" | "analysis" | "use">;

const titles: Readonly<Record<Asked, PhraseKey>> = {
  file: "documents.file",
  sequence: "documents.sequenceMap",
  chip: "documents.recordLink",
  formula: "documents.formula",
  link: "documents.link",
};

interface AskDialogProps {
  readonly what: Asked;
  readonly editor: Editor;
  readonly onClose: () => void;
}

const insertChip = (
  editor: Editor,
  { kind, id, name, sort }: Pick<NamedSubject, "kind" | "id" | "name" | "sort">,
): void =>
  void editor
    .chain()
    .focus()
    .insertContent([
      { type: "chip", attrs: { kind, recordId: id, name, sort } },
      { type: "text", text: " " },
    ])
    .run();

const insertFile = (
  editor: Editor,
  what: Asked,
  { id, name, kind }: Pick<LabFile, "id" | "name" | "kind">,
): void => {
  if (what === "chip") insertChip(editor, { kind: "file", id, name, sort: kind });
  else if (what === "sequence") insertBlock(editor, { type: "sequence", attrs: { fileId: id, name } });
  else insertBlock(editor, { type: "file", attrs: { fileId: id, name, kind } });
};

/** The formula that is selected; null if none is. */
const selectedFormula = ({ state: { selection } }: Editor): Node | null =>
  selection instanceof NodeSelection && /^(?:formula|math)$/.test(selection.node.type.name)
    ? selection.node
    : null;

const insertFormula = (editor: Editor, formula: string): void => {
  const edited = selectedFormula(editor);
  if (edited !== null) return void editor.chain().focus().updateAttributes(edited.type, { formula }).run();
  const { parent } = editor.state.selection.$from;
  const isAlone = parent.type.name === "paragraph" && parent.content.size === 0;
  if (isAlone) insertBlock(editor, { type: "math", attrs: { formula } });
  else editor.chain().focus().insertContent({ type: "formula", attrs: { formula } }).run();
};

const safeLink = (typed: string): string | null => {
  const text = typed.trim();
  if (/^(https?:\/\/|mailto:|\/)/i.test(text)) return text;
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : null;
};

/** Asks for what is inserted: a file, a formula, the address of a link. */
export const AskDialog = ({ what, editor, onClose }: AskDialogProps) => {
  const t = useTranslation();
  const [edited] = useState(() => (what === "formula" ? selectedFormula(editor) : null));
  const [text, setText] = useState(() =>
    String((what === "link" ? editor.getAttributes("link").href : edited?.attrs.formula) ?? ""),
  );
  const [mistake, setMistake] = useState<number | null>(null);
  const [search, setSearch] = useState("");
  const [fileId, setFileId] = useState<string>();
  const searched = useDebounced(search.trim());
  const { data: found = [], isFetching } = useFoundFiles(searched);
  const { data: records = [] } = useFoundRecords(what === "chip" ? searched : "");
  const files = found.filter(({ kind }) => what !== "sequence" || kind === "sequence" || kind === "sanger");
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (what !== "formula" || !preview.current) return;
    let isNewest = true;
    void drawFormula(preview.current, text.trim(), true).then((at) => isNewest && setMistake(at));
    return () => {
      isNewest = false;
    };
  }, [what, text]);
  const isFile = what === "file" || what === "sequence" || what === "chip";
  const link = safeLink(text);
  const isReady = isFile
    ? fileId !== undefined
    : what === "link"
      ? text === "" || link !== null
      : text.trim() !== "";
  const insert = () => {
    if (!isReady) return;
    onClose();
    if (isFile) {
      const file = files.find(({ id }) => id === fileId);
      const record = records.find(({ kind, id }) => `${kind} ${id}` === fileId);
      if (file) insertFile(editor, what, file);
      else if (record) insertChip(editor, record);
    } else if (what === "formula") insertFormula(editor, text.trim());
    else if (text.trim() === "") editor.chain().focus().extendMarkRange("link").unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive("link"))
      editor
        .chain()
        .focus()
        .insertContent({ type: "text", text: text.trim(), marks: [{ type: "link", attrs: { href: link } }] })
        .run();
    else editor.chain().focus().extendMarkRange("link").setLink({ href: link! }).run();
  };
  return (
    <Dialog
      open
      title={t(titles[what])}
      okText={t(what === "link" || edited !== null ? "shell.save" : "documents.insert")}
      cancelText={t("shell.cancel")}
      okButtonProps={{ disabled: !isReady }}
      onOk={insert}
      onCancel={onClose}
    >
      {isFile && (
        <Select
          autoFocus
          style={{ width: "100%" }}
          aria-label={t(what === "chip" ? "documents.chooseRecord" : "documents.chooseFile")}
          placeholder={t(what === "chip" ? "documents.chooseRecord" : "documents.chooseFile")}
          showSearch={{ filterOption: false, onSearch: setSearch }}
          loading={isFetching}
          value={fileId ?? null}
          notFoundContent={search === "" ? t("documents.typeToSearch") : t("documents.noFile")}
          options={[
            ...files.map(({ id, name, kind }) => ({
              value: id,
              label: (
                <>
                  <SubjectIcon kind="file" sort={kind} /> {name}
                </>
              ),
            })),
            ...records.map((record) => ({
              value: `${record.kind} ${record.id}`,
              label: (
                <>
                  <SubjectIcon {...record} /> {record.name}
                </>
              ),
            })),
          ]}
          onChange={(value: string | null) => setFileId(value ?? undefined)}
        />
      )}
      {what === "formula" && (
        <>
          <Input.TextArea
            autoFocus
            rows={3}
            maxLength={4000}
            aria-label={t("documents.formulaText")}
            placeholder="C_1 V_1 = C_2 V_2"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {/* What cannot be read is in the field above; here it says why. */}
          <div ref={preview} hidden={mistake !== null} style={{ minHeight: 48, paddingTop: 12 }} />
          {mistake !== null && (
            <p role="status" className={styles.mistake}>
              {t("documents.formulaWrong", { position: mistake })}
            </p>
          )}
        </>
      )}
      {what === "link" && (
        <>
          <Input
            autoFocus
            maxLength={2000}
            aria-label={t("documents.linkAddress")}
            placeholder="https://"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onPressEnter={insert}
          />
          {link !== null && editor.isActive("link") && (
            <p className={styles.linkHelp}>
              <a href={link} target="_blank" rel="noreferrer">
                {t("documents.linkOpen")}
              </a>{" "}
              {t("documents.linkOpenHelp")}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
};
