import type { PaperFields } from "@benchleaf/contract";
import { Input, InputNumber, Select } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./library.module.css";

const types = [
  "article-journal",
  "article",
  "book",
  "chapter",
  "paper-conference",
  "thesis",
  "report",
  "patent",
  "dataset",
  "webpage",
] as const;

/** A record while it is edited. */
export type RecordDraft = PaperFields;

const empty: RecordDraft = {
  type: "article-journal",
  title: "",
  authors: [],
  container: "",
  year: null,
  volume: "",
  issue: "",
  pages: "",
  publisher: "",
  doi: "",
  pmid: "",
  url: "",
  language: "",
  abstract: "",
};

export const useRecordDraft = (fields: RecordDraft = empty) => useState<RecordDraft>(fields);

const authorsText = ({ authors }: RecordDraft): string =>
  authors.map(({ family, given }) => (given ? `${family}, ${given}` : family)).join("\n");
const authorsFrom = (text: string): RecordDraft["authors"] =>
  text
    .split("\n")
    .map((line) => {
      const [family = "", ...given] = line.split(/[,，]/);
      return { family: family.trim(), given: given.join(",").trim() };
    })
    .filter(({ family }) => family !== "");

const short = ["container", "volume", "issue", "pages", "publisher", "doi", "pmid", "url"] as const;

/** The fields of a record. */
export const RecordFields = ({
  draft,
  onChange,
}: {
  draft: RecordDraft;
  onChange: (draft: RecordDraft) => void;
}) => {
  const t = useTranslation();
  const base = useId();
  const [authors, setAuthors] = useState(() => authorsText(draft));
  const id = (field: string) => `${base}-${field}`;
  return (
    <div className={styles.fields}>
      <div className={`${styles.whole} ${styles.stack}`}>
        <label htmlFor={id("title")}>{t("papers.field-title")}</label>
        <Input
          id={id("title")}
          value={draft.title}
          maxLength={1_000}
          onChange={(event) => onChange({ ...draft, title: event.target.value })}
        />
        <label htmlFor={id("authors")}>{t("papers.field-authors")}</label>
        <Input.TextArea
          id={id("authors")}
          rows={3}
          value={authors}
          onChange={(event) => {
            setAuthors(event.target.value);
            onChange({ ...draft, authors: authorsFrom(event.target.value) });
          }}
        />
      </div>
      <div className={styles.stack}>
        <label htmlFor={id("type")}>{t("papers.field-type")}</label>
        <Select
          id={id("type")}
          value={draft.type}
          options={types.map((type) => ({ value: type, label: t(`papers.type-${type}`) }))}
          onChange={(type) => onChange({ ...draft, type })}
        />
      </div>
      <div className={styles.stack}>
        <label htmlFor={id("year")}>{t("papers.field-year")}</label>
        <InputNumber
          id={id("year")}
          min={1000}
          max={2200}
          precision={0}
          value={draft.year}
          onChange={(year) => onChange({ ...draft, year })}
        />
      </div>
      {short.map((field) => (
        <div key={field} className={styles.stack}>
          <label htmlFor={id(field)}>{t(`papers.field-${field}`)}</label>
          <Input
            id={id(field)}
            value={draft[field]}
            maxLength={300}
            onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
          />
        </div>
      ))}
      <div className={`${styles.whole} ${styles.stack}`}>
        <label htmlFor={id("abstract")}>{t("papers.field-abstract")}</label>
        <Input.TextArea
          id={id("abstract")}
          rows={4}
          maxLength={20_000}
          value={draft.abstract}
          onChange={(event) => onChange({ ...draft, abstract: event.target.value })}
        />
      </div>
    </div>
  );
};
