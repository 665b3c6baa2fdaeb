import { PlusOutlined } from "@ant-design/icons";
import { Link, useNavigate } from "@tanstack/react-router";
import { Input } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { idsIn } from "../../../shared/sequences/ids-in.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { type AlignmentSort, alignmentSorts, useAlignmentList } from "../alignments.queries.ts";
import { AlignmentTable } from "../parts/alignment-table.tsx";
import styles from "../parts/alignments.module.css";
import { NewAlignment } from "../parts/new-alignment.tsx";

/** Alignments of the lab; `new=1` chooses what to align, `with` names sequences, `again` an alignment done again. */
export default function AlignmentStartPage() {
  const query = useQueryParams();
  if (query.new !== "1") return <AlignmentHome />;
  const begunWith = { fileIds: idsIn(query.with), alignmentId: idsIn(query.again)[0] ?? null };
  return <NewAlignment key={`${query.with} ${query.again}`} begunWith={begunWith} />;
}

const AlignmentHome = () => {
  const t = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const query = useQueryParams();
  const search = (query.search ?? "").slice(0, 100);
  const sort = alignmentSorts.find((one) => one === query.sort) ?? "-updateTime";
  const [text, setText] = useState(search);
  const list = useAlignmentList(search.trim(), sort);
  useBreadcrumbs([{ label: t("sequences.title"), to: "/sequence" }, { label: t("sequences.alignments") }]);
  const show = (next: { search: string; sort: AlignmentSort }) =>
    void navigate({
      to: "/sequence/alignment",
      search: {
        ...(next.search === "" ? {} : { search: next.search }),
        ...(next.sort === "-updateTime" ? {} : { sort: next.sort }),
      },
      replace: true,
    });
  const begin = (
    <Link className={styles.mainLink} to="/sequence/alignment" search={{ new: "1" }}>
      <PlusOutlined aria-hidden /> {t("sequences.alignmentCreate")}
    </Link>
  );
  const body = () => {
    if (list.isError && list.rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={10} label={t("shell.loading")} />;
    if (list.rows.length > 0)
      return <AlignmentTable list={list} sort={sort} onSort={(next) => show({ search, sort: next })} />;
    if (search !== "") return <EmptyState sketch="none" title={t("alignments.nothingFound", { search })} />;
    return (
      <EmptyState
        sketch="alignment"
        title={t("alignments.emptyTitle")}
        text={t("alignments.emptyHelp")}
        action={begin}
      />
    );
  };
  return (
    <Page>
      <PageHeader
        title={t("sequences.alignments")}
        {...(list.isPending || list.hasNextPage ? {} : { count: format.number(list.rows.length) })}
        actions={begin}
      />
      <RouteTabs row="molecules" />
      <ToolLine>
        <Input.Search
          allowClear
          className={styles.search ?? ""}
          value={text}
          placeholder={t("alignments.searchHint")}
          aria-label={t("alignments.searchHint")}
          onChange={(event) => setText(event.target.value)}
          onSearch={(words) => show({ search: words.trim(), sort })}
        />
      </ToolLine>
      {body()}
    </Page>
  );
};
