import { Link, Navigate, useNavigate } from "@tanstack/react-router";
import { Select } from "antd";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SourceNote } from "../parts/source-note.tsx";
import styles from "../parts/tools.module.css";
import { isThere, openTools, type Tool, toolGroups, tools } from "../tool-list.ts";
import { toolAddress } from "../tool-places.ts";
import { useToolKeys } from "../use-tool-keys.ts";
import { useToolSource } from "../use-tool-source.ts";

const ToolPage = ({ tool }: { readonly tool: Tool }) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const { source, search, isPending, error } = useToolSource();
  useToolKeys(search);
  useBreadcrumbs([
    { label: t("sequences.title"), to: "/sequence" },
    { label: t("sequences.tools"), to: "/sequence/tools" },
    { label: t(tool.label) },
  ]);
  const open = openTools();
  return (
    <Page>
      <PageHeader
        title={t(tool.label)}
        actions={
          <>
            <Select
              className={styles.jump ?? ""}
              aria-label={t("toolbox.otherTool")}
              value={tool.key}
              options={toolGroups
                .filter((group) => open.some((one) => one.group === group))
                .map((group) => ({
                  label: t(`toolbox.tools-${group}`),
                  title: t(`toolbox.tools-${group}`),
                  options: open
                    .filter((one) => one.group === group)
                    .map((one) => ({ value: one.key, label: t(one.label) })),
                }))}
              onChange={(key: string) => void navigate({ to: toolAddress({ key }), search })}
            />
            <Link className={styles.all} to="/sequence/tools" search={search}>
              {t("toolbox.allTools")}
            </Link>
          </>
        }
      />
      <RouteTabs row="molecules" />
      <div className={styles.tool}>
        <div className={tool.isWide ? styles.wide : styles.narrow}>
          <p className={styles.lead}>{t(tool.lead)}</p>
          {error && <ErrorState error={error} />}
          {isPending ? (
            <ListSkeleton rows={6} label={t("toolbox.loading")} />
          ) : (
            <>
              <SourceNote source={source} />
              {/* Another sequence begins the tool again. */}
              <tool.Form key={`${tool.key} ${search.from ?? ""} ${search.range ?? ""}`} source={source} />
            </>
          )}
        </div>
      </div>
    </Page>
  );
};

export default function AnyToolPage() {
  const { tool: key } = usePathParams<"tool">();
  const tool = tools.find((one) => one.key === key);
  if (!tool || !isThere(tool)) return <Navigate to="/404" replace />;
  if (tool.permission && !hasPermission(tool.permission)) return <Navigate to="/403" replace />;
  return <ToolPage tool={tool} />;
}
