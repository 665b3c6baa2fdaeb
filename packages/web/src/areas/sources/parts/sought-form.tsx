import { SearchOutlined } from "@ant-design/icons";
import { MAX_REQUESTED_RECORDS, type SourceKey } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { readAccessions } from "../offers.ts";
import type { SearchInput } from "../sources.queries.ts";
import styles from "./sources.module.css";

interface SoughtFormProps {
  readonly source: SourceKey;
  readonly isBusy: boolean;
  readonly onLook: (sought: SearchInput) => void;
}

const FindButton = ({ isBusy, isEmpty }: { readonly isBusy: boolean; readonly isEmpty: boolean }) => {
  const t = useTranslation();
  return (
    <Button
      type="primary"
      htmlType="submit"
      icon={<SearchOutlined aria-hidden />}
      loading={isBusy}
      disabled={isEmpty}
    >
      {t("sources.find")}
    </Button>
  );
};

/** Records by their accessions, several at once. */
export const RecordForm = ({ source, isBusy, onLook }: SoughtFormProps) => {
  const t = useTranslation();
  const id = useId();
  const [text, setText] = useState("");
  const read = readAccessions(text);
  const limit = MAX_REQUESTED_RECORDS;
  const problem =
    "problem" in read &&
    (read.problem === "illegal"
      ? t("sources.illegal", { text: read.text })
      : t("sources.tooMany", { limit }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ("accessions" in read && read.accessions.length > 0)
      onLook({ by: "record", source, accessions: read.accessions });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.field} htmlFor={id}>
        {t("sources.accessions")}
        <Input.TextArea
          id={id}
          rows={3}
          spellCheck={false}
          autoFocus
          value={text}
          aria-describedby={`${id}-help`}
          aria-invalid={problem !== false}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p
        id={`${id}-help`}
        className={problem === false ? styles.soft : styles.bad}
        role={problem === false ? undefined : "alert"}
      >
        {problem === false ? t(`sources.accessionsHelp_${source}`, { limit }) : problem}
      </p>
      <div className={styles.line}>
        <FindButton isBusy={isBusy} isEmpty={!("accessions" in read) || read.accessions.length === 0} />
      </div>
    </form>
  );
};

/** Genes by name or id, in an organism. */
export const GeneForm = ({ source, isBusy, onLook }: SoughtFormProps) => {
  const t = useTranslation();
  const ids = { gene: useId(), organism: useId() };
  const [gene, setGene] = useState("");
  const [organism, setOrganism] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (gene.trim() !== "") onLook({ by: "gene", source, gene: gene.trim(), organism: organism.trim() });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.line}>
        <label className={styles.field} htmlFor={ids.gene}>
          {t("sources.gene")}
          <Input
            id={ids.gene}
            className={styles.wide ?? ""}
            maxLength={64}
            autoFocus
            value={gene}
            placeholder="TP53"
            onChange={({ target }) => setGene(target.value)}
          />
        </label>
        <label className={styles.field} htmlFor={ids.organism}>
          {t("sources.organism")}
          <Input
            id={ids.organism}
            className={styles.wide ?? ""}
            maxLength={100}
            value={organism}
            placeholder="Homo sapiens"
            aria-describedby={`${ids.organism}-help`}
            onChange={({ target }) => setOrganism(target.value)}
          />
        </label>
        <FindButton isBusy={isBusy} isEmpty={gene.trim() === ""} />
      </div>
      <p id={`${ids.organism}-help`} className={styles.soft}>
        {t("sources.organismHelp")}
      </p>
    </form>
  );
};
