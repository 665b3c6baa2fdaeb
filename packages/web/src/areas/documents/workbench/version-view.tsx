import type { LabFile } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { addressOfFile } from "../../../kernel/file-address.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import type { PageCalls } from "../documents.queries.ts";
import editorStyles from "../editor/page-editor.module.css";
import { ComparedPage } from "./compared-page.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { StaticPage } from "./static-page.tsx";
import styles from "./workbench.module.css";

interface VersionViewProps {
  readonly file: LabFile;
  readonly calls: PageCalls;
  readonly version: number;
  readonly isComparison: boolean;
}

/** A version of a page, to read or to compare with the current page. */
export const VersionView = ({ file, calls, version, isComparison }: VersionViewProps) => {
  const t = useTranslation();
  const key = ["documents", "content", file.id] as const;
  const then = useQuery({
    queryKey: [...key, version],
    retry: false,
    queryFn: ({ signal }) => calls.blocks(version, signal),
  });
  const now = useQuery({
    queryKey: [...key, "now"],
    enabled: isComparison,
    retry: false,
    queryFn: ({ signal }) => calls.blocks(undefined, signal),
  });
  const error = then.error ?? now.error;
  const { to } = addressOfFile(file);
  return (
    <div className={styles.workbench}>
      <div className={styles.note} role="status">
        <span>{t("documents.oldVersion", { version })}</span>
        {!isComparison && (
          <Link to={to} search={{ version, comparison: "true" }}>
            {t("documents.versionCompare")}
          </Link>
        )}
        <Link to={to}>{t("documents.toCurrent")}</Link>
        {!isComparison && <ExportMenu file={file} exportPath={calls.exportPath} version={version} />}
      </div>
      <div className={editorStyles.scroll}>
        <div className={isComparison ? styles.wide : editorStyles.sheet}>
          <h1 className={styles.title}>{file.name}</h1>
          {error && <ErrorState error={error} onRetry={() => void then.refetch()} />}
          {!error && (!then.data || (isComparison && !now.data)) && (
            <ListSkeleton rows={10} label={t("shell.loading")} />
          )}
          {then.data && !isComparison && (
            <StaticPage fileId={file.id} content={then.data.content} label={t("documents.pageText")} />
          )}
          {then.data && isComparison && now.data && (
            <ComparedPage
              before={then.data.content}
              after={now.data.content}
              names={[t("documents.versionNumber", { version }), t("documents.current")]}
            />
          )}
        </div>
      </div>
    </div>
  );
};
