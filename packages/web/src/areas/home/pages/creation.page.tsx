import { fileKindSchema } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Input, Select } from "antd";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useKindName } from "../../../kernel/parts/file-icon.tsx";
import { PlacedFiles } from "../../../kernel/parts/placed-files.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { HomeTabs } from "../../../kernel/shell/home-tabs.tsx";
import { useWords } from "../../../kernel/words.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useCreations } from "../work.queries.ts";

const KINDS = fileKindSchema.exclude(["folder"]).options;

/** What the reader has made, wherever it lies. */
export default function CreationPage() {
  const t = useWords();
  const kindName = useKindName();
  const navigate = useNavigate();
  const query = useQueryParams();
  useBreadcrumbs([{ label: t("shell.home"), to: "/homepage" }, { label: t("projects.createdByMe") }]);
  const kind = KINDS.find((one) => one === query.kind);
  const list = useCreations({ ...(query.search && { search: query.search }), ...(kind && { kind }) });
  const show = (change: Record<string, string | undefined>) =>
    void navigate({ to: "/homepage/creation", search: { ...query, ...change }, replace: true });
  return (
    <Page>
      <PageHeader title={t("projects.createdByMe")} />
      <HomeTabs />
      <ToolLine>
        <Input.Search
          key={query.search ?? ""}
          allowClear
          defaultValue={query.search ?? ""}
          placeholder={t("projectPages.searchFiles")}
          aria-label={t("projectPages.searchFiles")}
          style={{ width: 220 }}
          onSearch={(text) => show({ search: text.trim() || undefined })}
        />
        <Select
          allowClear
          aria-label={t("projectPages.columnKind")}
          placeholder={t("projectPages.columnKind")}
          style={{ width: 124 }}
          value={kind ?? null}
          options={KINDS.map((value) => ({ value, label: kindName(value) }))}
          onChange={(next) => show({ kind: next ?? undefined })}
        />
      </ToolLine>
      <PlacedFiles
        label={t("projects.createdByMe")}
        list={list}
        empty={<EmptyState title={t("projectPages.noFilesTitle")} text={t("projectPages.noCreationsText")} />}
      />
    </Page>
  );
}
