import type { LabFile } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Select } from "antd";
import { useState } from "react";
import { addressOfFile } from "../../../kernel/file-address.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { useFoundFiles } from "../../../shared/subjects/subjects.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import type { PageCalls } from "../documents.queries.ts";
import editorStyles from "../editor/page-editor.module.css";
import { ComparedPage } from "./compared-page.tsx";
import styles from "./workbench.module.css";

interface CompareDocumentsProps {
  readonly file: LabFile;
  /** The calls of any page of the same kind. */
  readonly callsOf: (fileId: string) => PageCalls;
}

/** The current content of a page next to that of another one, which the address names in `with`. */
export const CompareDocuments = ({ file, callsOf }: CompareDocumentsProps) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const { with: otherId } = useQueryParams();
  const [search, setSearch] = useState("");
  const { data: found = [], isFetching } = useFoundFiles(useDebounced(search));
  const others = found.filter(({ id, kind }) => kind === file.kind && id !== file.id);
  const contentOf = (fileId: string | undefined) => ({
    queryKey: ["documents", "content", fileId, "now"],
    enabled: fileId !== undefined,
    retry: false,
    queryFn: ({ signal }: { signal: AbortSignal }) => callsOf(fileId!).blocks(undefined, signal),
  });
  const [own, other] = [useQuery(contentOf(file.id)), useQuery(contentOf(otherId))];
  const otherName = useQuery({
    queryKey: ["documents", "name", otherId],
    enabled: otherId !== undefined,
    retry: false,
    queryFn: () => callsOf(otherId!).name(),
  });
  const error = own.error ?? other.error;
  const { to } = addressOfFile(file);
  return (
    <div className={styles.workbench}>
      <div className={styles.note}>
        <Select
          autoFocus={otherId === undefined}
          className={styles.other ?? ""}
          aria-label={t("documents.compareOther")}
          placeholder={t("documents.compareOther")}
          showSearch={{ filterOption: false, onSearch: setSearch }}
          loading={isFetching}
          value={null}
          notFoundContent={search === "" ? t("documents.typeToSearch") : t("documents.noFile")}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id: string | null) =>
            id && void navigate({ to, search: { comparison: "true", with: id }, replace: true })
          }
        />
        <Link to={to}>{t("documents.toCurrent")}</Link>
      </div>
      <div className={editorStyles.scroll}>
        <div className={styles.wide}>
          <h1 className={styles.title}>{file.name}</h1>
          {error && (
            <ErrorState error={error} onRetry={() => void Promise.all([own.refetch(), other.refetch()])} />
          )}
          {!error && otherId !== undefined && (!own.data || !other.data) && (
            <ListSkeleton rows={10} label={t("shell.loading")} />
          )}
          {own.data && other.data && (
            <ComparedPage
              before={own.data.content}
              after={other.data.content}
              names={[file.name, otherName.data ?? t("documents.compareTo")]}
            />
          )}
        </div>
      </div>
    </div>
  );
};
