import { Link } from "@tanstack/react-router";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SourceNote } from "../parts/source-note.tsx";
import styles from "../parts/tools.module.css";
import { openTools, toolGroups } from "../tool-list.ts";
import { toolAddress } from "../tool-places.ts";
import { useToolKeys } from "../use-tool-keys.ts";
import { useToolSource } from "../use-tool-source.ts";

/** All tools, each a link that takes along the sequence that one came with. */
export default function ToolsStartPage() {
  const t = useTranslation();
  const { source, search } = useToolSource();
  useToolKeys(search);
  useBreadcrumbs([{ label: t("sequences.title"), to: "/sequence" }, { label: t("sequences.tools") }]);
  const open = openTools();
  const groups = toolGroups.filter((group) => open.some((tool) => tool.group === group));
  return (
    <Page>
      <PageHeader title={t("sequences.tools")} />
      <RouteTabs row="molecules" />
      <div className={styles.start}>
        <SourceNote source={source} />
        {groups.map((group) => (
          <section key={group} aria-labelledby={`tools-${group}`}>
            <h2 className={styles.groupTitle} id={`tools-${group}`}>
              {t(`toolbox.tools-${group}`)}
            </h2>
            <ul className={styles.toolList}>
              {open
                .filter((tool) => tool.group === group)
                .map((tool) => (
                  <li key={tool.key}>
                    <Link to={toolAddress(tool)} search={search}>
                      {t(tool.label)}
                    </Link>
                    <p className={styles.soft}>{t(tool.lead)}</p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
