import type { GlossaryTermInput, GlossaryTermRecord } from "@benchleaf/contract";
import { Button, Checkbox, Input } from "antd";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import type { Column } from "../../../ui/data-list.tsx";
import styles from "./translation-lists.module.css";

/** A term as it is edited in its row; translations are parted by a bar. */
export interface TermDraft {
  readonly id: string;
  readonly source: string;
  readonly targets: string;
  readonly note: string;
  readonly caseSensitive: boolean;
  readonly doNotTranslate: boolean;
}

/** The row of a term that is not stored yet. */
export const NEW_TERM = "new";
export const emptyDraft: TermDraft = {
  id: NEW_TERM,
  source: "",
  targets: "",
  note: "",
  caseSensitive: false,
  doNotTranslate: false,
};

export const draftOf = (term: GlossaryTermRecord): TermDraft => ({
  ...term,
  targets: term.targets.join(" | "),
});

/** Null while a term cannot be saved: it needs a source, and a translation unless it is never translated. */
export const inputOf = (draft: TermDraft): GlossaryTermInput | null => {
  const targets = [
    ...new Set(
      draft.targets
        .split(/[|｜]/)
        .map((target) => target.trim())
        .filter(Boolean),
    ),
  ];
  const source = draft.source.trim();
  if (source === "" || (targets.length === 0 && !draft.doNotTranslate)) return null;
  const { caseSensitive, doNotTranslate } = draft;
  return { source, targets, note: draft.note.trim(), caseSensitive, doNotTranslate };
};

interface TermCellsProps {
  readonly draft: TermDraft | null;
  readonly isBusy: boolean;
  readonly onDraft: (draft: TermDraft | null) => void;
  readonly onSave: () => void;
  readonly onRemove: (term: GlossaryTermRecord) => void;
}

/** The columns of a glossary; the row that is edited has fields instead of texts. */
export const useTermColumns = (props: TermCellsProps): readonly Column<GlossaryTermRecord>[] => {
  const { draft, isBusy, onDraft, onSave, onRemove } = props;
  const t = useTranslation();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      onSave();
    }
    if (event.key === "Escape") {
      event.stopPropagation();
      onDraft(null);
    }
  };
  const field = (
    term: GlossaryTermRecord,
    name: "source" | "targets" | "note",
    label: string,
    shown: ReactNode,
  ) =>
    draft?.id === term.id ? (
      <Input
        size="small"
        className={styles.cell ?? ""}
        autoFocus={name === (term.id === NEW_TERM ? "source" : "targets")}
        aria-label={label}
        maxLength={name === "targets" ? 4_000 : name === "note" ? 500 : 200}
        value={draft[name]}
        onChange={(event) => onDraft({ ...draft, [name]: event.target.value })}
        onKeyDown={onKeyDown}
      />
    ) : (
      shown
    );
  const box = (
    term: GlossaryTermRecord,
    name: "caseSensitive" | "doNotTranslate",
    label: string,
    word: string,
  ) =>
    draft?.id === term.id ? (
      <Checkbox
        aria-label={label}
        checked={draft[name]}
        onChange={(event) => onDraft({ ...draft, [name]: event.target.checked })}
      />
    ) : term[name] ? (
      word
    ) : (
      ""
    );
  return [
    {
      key: "source",
      header: t("glossaryWords.source"),
      width: "minmax(140px, 1fr)",
      cell: (term) => field(term, "source", t("glossaryWords.source"), term.source),
    },
    {
      key: "targets",
      header: t("glossaryWords.targets"),
      width: "minmax(160px, 1.4fr)",
      cell: (term) => field(term, "targets", t("glossaryWords.targetsHelp"), term.targets.join(" | ")),
    },
    {
      key: "note",
      header: t("glossaryWords.note"),
      width: "minmax(120px, 1fr)",
      isSecondary: true,
      cell: (term) => field(term, "note", t("glossaryWords.note"), term.note),
    },
    {
      key: "case",
      header: t("glossaryWords.caseSensitive"),
      width: "110px",
      isSecondary: true,
      cell: (term) =>
        box(term, "caseSensitive", t("glossaryWords.caseSensitive"), t("glossaryWords.caseMatters")),
    },
    {
      key: "keep",
      header: t("glossaryWords.doNotTranslate"),
      width: "110px",
      cell: (term) =>
        box(term, "doNotTranslate", t("glossaryWords.doNotTranslate"), t("glossaryWords.stays")),
    },
    {
      key: "actions",
      header: t("glossaryWords.actions"),
      width: "150px",
      align: "end",
      cell: (term) =>
        draft?.id === term.id ? (
          <span className={styles.rowActions}>
            <Button
              size="small"
              type="primary"
              loading={isBusy}
              disabled={inputOf(draft) === null}
              onClick={onSave}
            >
              {t("translateWords.save")}
            </Button>
            <Button size="small" onClick={() => onDraft(null)}>
              {t("shell.cancel")}
            </Button>
          </span>
        ) : (
          <span className={styles.rowActions}>
            <Button
              size="small"
              type="text"
              aria-label={t("glossaryWords.editTerm", { term: term.source })}
              onClick={() => onDraft(draftOf(term))}
            >
              {t("glossaryWords.edit")}
            </Button>
            <Button
              size="small"
              type="text"
              danger
              aria-label={t("glossaryWords.removeTerm", { term: term.source })}
              onClick={() => onRemove(term)}
            >
              {t("glossaryWords.remove")}
            </Button>
          </span>
        ),
    },
  ];
};
