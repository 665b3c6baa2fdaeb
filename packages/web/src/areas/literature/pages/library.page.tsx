import { ImportOutlined, SearchOutlined } from "@ant-design/icons";
import { readStates } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Checkbox, Input, Segmented, Select } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { countActive, Filters } from "../../../kernel/parts/filters.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useReadableProjects, useTags } from "../../../shared/files/file-actions.queries.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useExamples } from "../library.queries.ts";
import { DoublesDialog } from "../parts/doubles-dialog.tsx";
import { FoundPapers } from "../parts/found-papers.tsx";
import { ImportDialog } from "../parts/import-dialog.tsx";
import styles from "../parts/library.module.css";
import { LibraryNav } from "../parts/library-nav.tsx";
import { PassageList } from "../parts/passage-list.tsx";

const Examples = () => {
  const t = useTranslation();
  const { data } = useExamples(true);
  const [first] = data?.records ?? [];
  return first ? <Link to={`/library/literature/example/${first.id}`}>{t("papers.examples")}</Link> : null;
};

/** Papers of all projects: search by record or by text. */
export default function LibraryPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const isText = query.in === "text";
  const search = query.search ?? "";
  const [typed, setTyped] = useState(search);
  useBreadcrumbs([{ label: t("shell.home"), to: "/homepage" }, { label: t("literature.library") }]);
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: ".", search: { ...query, ...change }, replace: true });
  const readState = readStates.find((state) => state === query.state);
  const isRecommended = query.recommended === "yes";
  const tags = useTags().data ?? [];
  const projects = useReadableProjects().data ?? [];
  const { tag: tagId, project: projectId } = query;
  const sort = query.sort === "title" || query.sort === "-year" ? query.sort : "-createTime";
  const isFiltered = countActive(search, readState, isRecommended || undefined, tagId, projectId) > 0;
  const add = (
    <Button type="primary" icon={<ImportOutlined />} onClick={() => go({ create: "import" })}>
      {t("papers.import")}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={t("literature.library")}
        actions={
          <>
            <Button onClick={() => go({ view: "doubles" })}>{t("papers.doubles")}</Button>
            {add}
          </>
        }
      />
      <LibraryNav />
      <ToolLine>
        <Segmented
          aria-label={t("papers.searchMode")}
          value={isText ? "text" : "records"}
          options={[
            { value: "records", label: t("papers.modeRecords") },
            { value: "text", label: t("papers.modeText") },
          ]}
          onChange={(value) => go({ in: value === "text" ? "text" : undefined })}
        />
        <Input
          className={styles.search ?? ""}
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          value={typed}
          placeholder={t(isText ? "papers.searchText" : "papers.searchRecords")}
          aria-label={t(isText ? "papers.searchText" : "papers.searchRecords")}
          onChange={(event) => {
            setTyped(event.target.value);
            if (event.target.value === "" || !isText) go({ search: event.target.value || undefined });
          }}
          onPressEnter={(event) => {
            if (!event.nativeEvent.isComposing) go({ search: typed || undefined });
          }}
        />
        {!isText && (
          <Filters active={countActive(readState, isRecommended || undefined, tagId, projectId)}>
            <Select
              aria-label={t("papers.readState")}
              value={readState ?? ""}
              options={[
                { value: "", label: t("papers.allStates") },
                ...readStates.map((state) => ({ value: state as string, label: t(`papers.state-${state}`) })),
              ]}
              onChange={(value) => go({ state: value || undefined })}
            />
            <Checkbox
              checked={isRecommended}
              onChange={(event) => go({ recommended: event.target.checked ? "yes" : undefined })}
            >
              {t("papers.recommendedOnly")}
            </Checkbox>
            {tags.length > 0 && (
              <Select
                allowClear
                aria-label={t("papers.tags")}
                placeholder={t("papers.tags")}
                className={styles.filter ?? ""}
                value={tagId ?? null}
                options={tags.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(id) => go({ tag: id ?? undefined })}
              />
            )}
            <Select
              allowClear
              showSearch={{ optionFilterProp: "label" }}
              aria-label={t("papers.place")}
              placeholder={t("papers.place")}
              className={styles.filter ?? ""}
              value={projectId ?? null}
              options={projects.map(({ id, name, isPersonal }) => ({
                value: id,
                label: isPersonal ? t("projects.personal") : name,
              }))}
              onChange={(id) => go({ project: id ?? undefined })}
            />
            <Select
              aria-label={t("papers.sort")}
              value={sort}
              options={[
                { value: "-createTime", label: t("papers.sort-createTime") },
                { value: "-year", label: t("papers.sort-year") },
                { value: "title", label: t("papers.sort-title") },
              ]}
              onChange={(value) => go({ sort: value === "-createTime" ? undefined : value })}
            />
          </Filters>
        )}
      </ToolLine>
      {isText ? (
        <PassageList question={search} />
      ) : (
        <FoundPapers
          label={t("literature.library")}
          query={{
            sort,
            ...(search && { search }),
            ...(readState && { readState }),
            ...(isRecommended && { isRecommended: "true" }),
            ...(tagId && { tagId }),
            ...(projectId && { projectId }),
          }}
          empty={
            isFiltered ? (
              <EmptyState
                sketch="none"
                title={t("papers.nothingFound")}
                text={t("papers.nothingFoundText")}
              />
            ) : (
              <EmptyState
                title={t("papers.empty")}
                text={t("papers.emptyText")}
                action={
                  <span className={styles.row}>
                    {add}
                    <Examples />
                  </span>
                }
              />
            )
          }
        />
      )}
      {query.create === "import" && <ImportDialog onClose={() => go({ create: undefined })} />}
      {query.view === "doubles" && <DoublesDialog onClose={() => go({ view: undefined })} />}
    </Page>
  );
}
