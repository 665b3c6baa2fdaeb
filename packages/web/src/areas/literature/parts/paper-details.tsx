import type { PaperDetail, PaperFields } from "@benchleaf/contract";
import { readStates } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Segmented } from "antd";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePaperChanges } from "../library.queries.ts";
import { extractionLine, nameOf } from "../paper-text.ts";
import styles from "./paper.module.css";
import { PaperChats } from "./paper-chats.tsx";
import { PaperTags } from "./paper-tags.tsx";

const facts = ["container", "volume", "issue", "pages", "publisher"] as const;
const MOST_AUTHORS = 30;

/** The record of a paper, label by label. */
export const RecordFacts = ({ fields }: { fields: PaperFields }) => {
  const t = useTranslation();
  const authors = fields.authors.slice(0, MOST_AUTHORS).map(nameOf).join(", ");
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t("papers.columnAuthors")}</dt>
        <dd>{authors || t("papers.noAuthors")}</dd>
        <dt>{t("papers.field-type")}</dt>
        <dd>{t(`papers.type-${fields.type}`)}</dd>
        {fields.year !== null && (
          <>
            <dt>{t("papers.field-year")}</dt>
            <dd>{fields.year}</dd>
          </>
        )}
        {facts.map((field) =>
          fields[field] === "" ? null : (
            <div key={field} style={{ display: "contents" }}>
              <dt>{t(`papers.field-${field}`)}</dt>
              <dd>{fields[field]}</dd>
            </div>
          ),
        )}
        {fields.doi !== "" && (
          <>
            <dt>DOI</dt>
            <dd>
              <a href={`https://doi.org/${fields.doi}`} target="_blank" rel="noreferrer noopener">
                {fields.doi}
              </a>
            </dd>
          </>
        )}
        {fields.pmid !== "" && (
          <>
            <dt>PMID</dt>
            <dd>
              <a
                href={`https://pubmed.ncbi.nlm.nih.gov/${fields.pmid}/`}
                target="_blank"
                rel="noreferrer noopener"
              >
                {fields.pmid}
              </a>
            </dd>
          </>
        )}
      </dl>
      {fields.abstract !== "" && (
        <>
          <h3>{t("papers.abstractOf")}</h3>
          <p className={styles.abstract}>{fields.abstract}</p>
        </>
      )}
    </>
  );
};

/** The record of a paper, and the user's own state. */
export const PaperDetails = ({ paper }: { paper: PaperDetail }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { setState, parse } = usePaperChanges();
  const change = (part: Parameters<typeof setState.mutate>[0]) =>
    setState.mutate(part, { onError: toasts.failure });
  const { readState, isRecommended } = paper.own;
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Segmented
          aria-label={t("papers.readState")}
          value={readState}
          options={readStates.map((state) => ({ value: state, label: t(`papers.state-${state}`) }))}
          onChange={(state) => change({ literatureId: paper.id, readState: state })}
        />
        <Button
          aria-pressed={isRecommended}
          onClick={() => change({ literatureId: paper.id, isRecommended: !isRecommended })}
        >
          {t(isRecommended ? "papers.unrecommend" : "papers.recommend")}
        </Button>
      </div>
      {paper.recommendedBy.length > 0 && (
        <p className={styles.lead}>{t("papers.recommendedBy", { names: paper.recommendedBy.join(", ") })}</p>
      )}
      {paper.duplicateIds.length > 0 && (
        <Link to="/library/literature" search={{ view: "doubles" }}>
          {t("papers.duplicateHint", { count: paper.duplicateIds.length })}
        </Link>
      )}
      {paper.hasPdf && (
        <div className={styles.row}>
          <span role="status">{extractionLine(t, paper.extraction)}</span>
          {paper.extraction !== "waiting" && (
            <Button
              size="small"
              loading={parse.isPending}
              onClick={() => parse.mutate(paper.id, { onError: toasts.failure })}
            >
              {t("papers.readAgain")}
            </Button>
          )}
        </div>
      )}
      <RecordFacts fields={paper.fields} />
      <dl className={styles.facts}>
        <dt>{t("papers.tags")}</dt>
        <dd>
          <PaperTags paper={paper} />
        </dd>
        <dt>{t("papers.place")}</dt>
        <dd>
          <Link to={`/project/${paper.projectId}/file`}>{paper.projectName}</Link>
        </dd>
        <dt>{t("papers.field-isPublic")}</dt>
        <dd>{t(paper.isPublic ? "papers.yes" : "papers.no")}</dd>
        {paper.searchPath && (
          <>
            <dt>{t("papers.publishedAt")}</dt>
            <dd>
              <Link to={`/open/library/literature/${paper.searchPath}`}>{paper.searchPath}</Link>
            </dd>
          </>
        )}
      </dl>
      {hasPermission("LITERATURE_AI") && <PaperChats literatureId={paper.id} />}
    </div>
  );
};
