import { type FileKind, filesApi, marksApi, projectsApi, sequencesApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Button, Input, Segmented, Select } from "antd";
import { useDeferredValue, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { isSequenceFile } from "../../../kernel/file-address.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FileIcon } from "../../../kernel/parts/file-icon.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import styles from "./alignments.module.css";

export interface SelectedFile {
  readonly id: string;
  readonly name: string;
}

interface ListedFile extends SelectedFile {
  readonly kind: FileKind;
  readonly size: number | null;
}

const MOST = 100;

/** Sequences of the lab: by name over all projects, newest first, or of one project, by folder and tag. */
const useFound = (search: string, projectId: string | null, folderId: string | null, tagId: string | null) =>
  useQuery({
    queryKey: ["alignments", "pick", search, projectId, folderId, tagId],
    queryFn: async ({ signal }): Promise<readonly ListedFile[]> => {
      const words = search === "" ? {} : { search };
      if (projectId === null) {
        const query = { limit: MOST, sort: "-updateTime" as const, ...words };
        return (await call(sequencesApi.list, { query }, { signal })).records;
      }
      const query = {
        limit: 200,
        sort: "-updateTime" as const,
        projectId,
        ...words,
        ...(folderId === null ? {} : { folderId }),
        ...(tagId === null ? {} : { tagId }),
      };
      const { records } = await call(filesApi.list, { query }, { signal });
      return records.filter(isSequenceFile);
    },
    placeholderData: (before) => before,
  });

interface SequencePickerProps {
  readonly chosenIds: ReadonlySet<string>;
  readonly onAdd: (files: readonly SelectedFile[]) => void;
}

export const SequencePicker = ({ chosenIds, onAdd }: SequencePickerProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [isByProject, setByProject] = useState(false);
  const [text, setText] = useState("");
  const [projectId, setProject] = useState<string | null>(null);
  const [folderId, setFolder] = useState<string | null>(null);
  const [tagId, setTag] = useState<string | null>(null);
  const search = useDeferredValue(text.trim());
  const found = useFound(search, isByProject ? projectId : null, folderId, tagId);
  const projects = useQuery({
    queryKey: ["alignments", "projects"],
    queryFn: ({ signal }) => call(projectsApi.list, { query: { limit: 200 } }, { signal }),
    enabled: isByProject,
  });
  const folders = useQuery({
    queryKey: ["alignments", "folders", projectId],
    queryFn: ({ signal }) => call(filesApi.folders, { query: { projectId: projectId ?? "" } }, { signal }),
    enabled: isByProject && projectId !== null,
  });
  const tags = useQuery({
    queryKey: ["alignments", "tags"],
    queryFn: ({ signal }) => call(marksApi.tags, undefined, { signal }),
    enabled: isByProject,
  });
  const isWaitingForProject = isByProject && projectId === null;
  const rows = isWaitingForProject ? [] : (found.data ?? []).filter(({ id }) => !chosenIds.has(id));
  const list = () => {
    if (isWaitingForProject) return <p className={styles.soft}>{t("alignments.pickProjectFirst")}</p>;
    if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
    if (found.isPending) return <ListSkeleton rows={5} label={t("shell.loading")} />;
    if (rows.length === 0) return <p className={styles.soft}>{t("alignments.pickNothing")}</p>;
    return (
      <ul className={styles.pickList} aria-label={t("alignments.pickList")}>
        {rows.map((file) => (
          <li key={file.id} className={styles.pickRow}>
            <FileIcon kind={file.kind} />
            <span className={styles.pickName} title={file.name}>
              {file.name}
            </span>
            <span className={styles.soft}>{format.basePairs(file.size ?? 0)}</span>
            <Button
              size="small"
              aria-label={t("alignments.addNamed", { name: file.name })}
              onClick={() => onAdd([file])}
            >
              {t("alignments.add")}
            </Button>
          </li>
        ))}
      </ul>
    );
  };
  return (
    <div className={styles.stack}>
      <div className={styles.line}>
        <Segmented
          aria-label={t("alignments.pickFrom")}
          value={isByProject ? "project" : "all"}
          options={[
            { value: "all", label: t("alignments.pickRecent") },
            { value: "project", label: t("alignments.pickByProject") },
          ]}
          onChange={(value) => setByProject(value === "project")}
        />
        <Input
          allowClear
          className={styles.grow ?? ""}
          value={text}
          placeholder={t("alignments.pickSearch")}
          aria-label={t("alignments.pickSearch")}
          onChange={(event) => setText(event.target.value)}
        />
        {rows.length > 1 && search !== "" && (
          <Button onClick={() => onAdd(rows)}>{t("alignments.addAll", { count: rows.length })}</Button>
        )}
      </div>
      {isByProject && (
        <div className={styles.line}>
          <Select
            className={styles.grow ?? ""}
            aria-label={t("alignments.pickProject")}
            placeholder={t("alignments.pickProject")}
            showSearch={{ optionFilterProp: "label" }}
            value={projectId}
            loading={projects.isPending}
            options={(projects.data?.records ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(value: string) => {
              setProject(value);
              setFolder(null);
            }}
          />
          <Select
            className={styles.grow ?? ""}
            allowClear
            aria-label={t("alignments.pickFolder")}
            placeholder={t("alignments.pickFolder")}
            value={folderId}
            options={(folders.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(value: string | undefined) => setFolder(value ?? null)}
          />
          <Select
            className={styles.grow ?? ""}
            allowClear
            aria-label={t("alignments.pickTag")}
            placeholder={t("alignments.pickTag")}
            value={tagId}
            options={(tags.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(value: string | undefined) => setTag(value ?? null)}
          />
          {rows.length > 1 && (
            <Button onClick={() => onAdd(rows)}>{t("alignments.addAll", { count: rows.length })}</Button>
          )}
        </div>
      )}
      {list()}
    </div>
  );
};
