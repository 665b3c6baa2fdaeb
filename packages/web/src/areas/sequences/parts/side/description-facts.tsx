import { EditOutlined } from "@ant-design/icons";
import type { Reference, SequenceRecord } from "@benchleaf/bio";
import { Button } from "antd";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { FactRow } from "../../hooks/use-molecule-rows.ts";
import { FactList } from "./fact-list.tsx";
import styles from "./properties-pane.module.css";

interface DescriptionFactsProps {
  readonly record: SequenceRecord;
  readonly isEditable: boolean;
  readonly onDescribe: () => void;
}

const fieldOf = ({ fields }: Reference, key: string): string =>
  fields.find((field) => field.key === key)?.value.replaceAll(/\s+/g, " ") ?? "";

/** Description, source and publications of the molecule. */
export const DescriptionFacts = ({ record, isEditable, onDescribe }: DescriptionFactsProps) => {
  const t = useTranslation();
  const { description, meta } = record;
  const references = meta.references ?? [];
  const comments = meta.comments ?? [];
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t("sequences.meta-accession"), meta.accession],
    [t("sequences.meta-organism"), meta.organism?.split("\n")[0]],
    [t("sequences.meta-date"), meta.date],
  ];
  const source = facts.filter((row): row is FactRow => row[1] !== undefined && row[1] !== "");
  const isEmpty = description === "" && comments.length === 0 && references.length === 0;
  const editWord = t("annotation.editDescription");
  return (
    <>
      <section className={styles.group}>
        <div className={styles.head}>
          <h3 className={styles.title}>{t("annotation.groupDescription")}</h3>
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={isEditable ? editWord : t("annotation.readDescription")}
            title={isEditable ? editWord : t("annotation.readDescription")}
            onClick={onDescribe}
          />
        </div>
        {isEmpty && <p className={styles.soft}>{t("annotation.noDescription")}</p>}
        {description !== "" && <p className={styles.text}>{description}</p>}
        {comments.length > 0 && <p className={styles.text}>{comments.join("\n\n")}</p>}
        {references.map((reference) => (
          <p key={`${reference.scope} ${fieldOf(reference, "TITLE")}`} className={styles.text}>
            {["AUTHORS", "TITLE", "JOURNAL"]
              .map((key) => fieldOf(reference, key))
              .filter((text) => text !== "")
              .join(". ")}
            {fieldOf(reference, "PUBMED") !== "" && ` PMID ${fieldOf(reference, "PUBMED")}`}
          </p>
        ))}
      </section>
      <FactList title={t("annotation.groupSource")} rows={source} />
    </>
  );
};
