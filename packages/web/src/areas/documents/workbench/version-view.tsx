import type { LabFile } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Select } from "antd";
import { addressOfFile } from "../../../kernel/file-address.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useVersions } from "../../../shared/files/file-history.queries.ts";
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

/** The number of a version in an address; undefined for anything else. */
const versionIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** A version of a page, to read or to compare: with the current page, or with the version that the address names in `to`. */
export const VersionView = ({ file, calls, version, isComparison }: VersionViewProps) => {
  const t = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const other = versionIn(useQueryParams().to);
  const versions = useVersions(file).data?.pages.flatMap(({ records }) => records) ?? [];
  const about = versions.find((one) => one.version === version);
  const saidBy =
    about && [about.authorName, format.dateTime(about.createTime), about.message].filter(Boolean).join(" · ");
  const said = saidBy
    ? t("documents.versionAbout", { version, about: saidBy })
    : t("documents.versionPlain", { version });
  const nameOf = (number: number) => t("documents.versionNumber", { version: number });
  const key = ["documents", "content", file.id] as const;
  const then = useQuery({
    queryKey: [...key, version],
    retry: false,
    queryFn: ({ signal }) => calls.blocks(version, signal),
  });
  const now = useQuery({
    queryKey: [...key, other ?? "now"],
    enabled: isComparison,
    retry: false,
    queryFn: ({ signal }) => calls.blocks(other, signal),
  });
  const error = then.error ?? now.error;
  const { to } = addressOfFile(file);
  return (
    <div className={styles.workbench}>
      <div className={styles.note} role="status">
        <span>
          {isComparison
            ? t("documents.comparedVersion", { version: said })
            : t("documents.oldVersion", { version: said })}
        </span>
        {isComparison && (
          <Select
            size="small"
            aria-label={t("documents.compareVersion")}
            className={styles.other ?? ""}
            value={other ?? 0}
            options={[
              { value: 0, label: t("documents.current") },
              ...versions
                .filter((one) => one.version !== version)
                .map((one) => ({
                  value: one.version,
                  label: `${nameOf(one.version)} · ${format.dateTime(one.createTime)}${one.message === "" ? "" : ` · ${one.message}`}`,
                })),
            ]}
            onChange={(chosen: number) =>
              void navigate({
                to,
                search: { version, comparison: "true", ...(chosen > 0 && { to: chosen }) },
                replace: true,
              })
            }
          />
        )}
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
              names={[nameOf(version), other === undefined ? t("documents.current") : nameOf(other)]}
            />
          )}
        </div>
      </div>
    </div>
  );
};
