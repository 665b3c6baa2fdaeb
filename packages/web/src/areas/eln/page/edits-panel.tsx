import { Link } from "@tanstack/react-router";
import { Button, Select } from "antd";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { type EditFilter, useEdits, useElnBlocks } from "../eln.queries.ts";
import styles from "./page.module.css";

interface EditsPanelProps {
  readonly elnId: string;
  readonly filter: EditFilter;
  readonly onFilter: (filter: EditFilter) => void;
  /** The one whose words are shown. */
  readonly shownId?: string;
}

const SHOWN_CHARACTERS = 40;

/** Who changed the page and when, by person and block; each leads to the words that were changed. */
export const EditsPanel = ({ elnId, filter, onFilter, shownId }: EditsPanelProps) => {
  const t = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEdits(elnId, filter);
  const { data: blocks = [] } = useElnBlocks(elnId);
  const edits = data?.pages.flatMap(({ records }) => records);
  const { person, block } = filter;
  const isGone = block !== undefined && !blocks.some(({ blockId }) => blockId === block);
  return (
    <>
      <div className={styles.filters}>
        <ColleagueSelect
          label={t("elnPages.editPerson")}
          {...(person && { value: person })}
          {...(edits?.[0]?.userId === person && edits?.[0] && { valueName: edits[0].userName })}
          onChange={(next) => onFilter({ ...filter, person: next ?? undefined })}
        />
        <Select
          allowClear
          aria-label={t("elnPages.editBlock")}
          placeholder={t("elnPages.editBlock")}
          showSearch={{ optionFilterProp: "label" }}
          value={block ?? null}
          options={[
            ...blocks.map(({ blockId, text }, index) => ({
              value: blockId,
              label: `${index + 1} · ${text.slice(0, SHOWN_CHARACTERS) || t("elnPages.emptyBlock")}`,
            })),
            ...(isGone ? [{ value: block, label: t("elnPages.editBlockGone") }] : []),
          ]}
          onChange={(next: string | null) => onFilter({ ...filter, block: next ?? undefined })}
        />
      </div>
      {error && !edits && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!edits && !error && <ListSkeleton label={t("shell.loading")} />}
      {edits?.length === 0 && <p className={styles.soft}>{t("elnPages.editsNone")}</p>}
      <ol className={styles.blocks}>
        {edits?.map(({ id, userId, userName, endTime, fromSeq, toSeq }) => (
          <li key={id} className={styles.edit} aria-current={id === shownId ? "true" : undefined}>
            <div className={styles.line}>
              <Colleague id={userId} name={userName} />
              <span className={styles.soft}>
                <Moment instant={endTime} />
              </span>
            </div>
            <Link to={`/eln/${elnId}/auditLog/${id}`} search={{ ...filter }}>
              {t("elnPages.changes", { count: toSeq - fromSeq + 1 })}
            </Link>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("shell.loadMore")}
        </Button>
      )}
    </>
  );
};
