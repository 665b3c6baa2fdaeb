import type { Project } from "@benchleaf/contract";
import { Select } from "antd";
import { useId, useMemo } from "react";
import { useSession } from "../../kernel/session.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { visitedProject } from "../../kernel/visited-project.ts";
import { useFolders, useWritableProjects } from "./file-actions.queries.ts";

/** Where a new file is stored. */
export interface Place {
  readonly projectId: string;
  readonly folderId: string | null;
}

/** The project opened last where one may write in it, else one's own. */
const startOf = (projects: readonly Project[] | undefined, personalId: string): string => {
  const visited = visitedProject.get();
  return projects?.some(({ id }) => id === visited) && visited !== null ? visited : personalId;
};

interface Folder {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
}

/** A folder with those around it. @example "raw / 2024" */
const pathOf = (folder: Folder, byId: ReadonlyMap<string, Folder>): string => {
  const names = [folder.name];
  let parent = folder.parentId === null ? undefined : byId.get(folder.parentId);
  for (let depth = 0; parent && depth < 50; depth++) {
    names.unshift(parent.name);
    parent = parent.parentId === null ? undefined : byId.get(parent.parentId);
  }
  return names.join(" / ");
};

interface ChoosePlaceProps {
  /** Null until someone chooses: the project opened last. */
  readonly place: Place | null;
  readonly words: { readonly project: string; readonly folder: string; readonly noFolder: string };
  readonly onChange: (place: Place) => void;
}

/** Selects where a new file is stored: a project that the user may edit, and one of its folders. */
export const ChoosePlace = ({ place, words, onChange }: ChoosePlaceProps) => {
  const t = useTranslation();
  const { personalProjectId } = useSession();
  const ids = { project: useId(), folder: useId() };
  const projects = useWritableProjects();
  const projectId = place?.projectId ?? startOf(projects.data, personalProjectId);
  const folders = useFolders(projectId);
  const options = useMemo(() => {
    const byId = new Map((folders.data ?? []).map((one) => [one.id, one]));
    return (folders.data ?? [])
      .map((one) => ({ value: one.id, label: pathOf(one, byId) }))
      .sort((one, other) => one.label.localeCompare(other.label));
  }, [folders.data]);
  return (
    <>
      <label htmlFor={ids.project}>{words.project}</label>
      <Select
        id={ids.project}
        value={projects.isSuccess ? projectId : null}
        loading={projects.isPending}
        showSearch={{ optionFilterProp: "label" }}
        options={(projects.data ?? []).map(({ id, name, isPersonal }) => ({
          value: id,
          label: isPersonal ? t("projects.personal") : name,
        }))}
        onChange={(chosen) => onChange({ projectId: chosen, folderId: null })}
      />
      {options.length > 0 && (
        <>
          <label htmlFor={ids.folder}>{words.folder}</label>
          <Select
            id={ids.folder}
            value={place?.folderId ?? ""}
            showSearch={{ optionFilterProp: "label" }}
            options={[{ value: "", label: words.noFolder }, ...options]}
            onChange={(chosen) => onChange({ projectId, folderId: chosen === "" ? null : chosen })}
          />
        </>
      )}
    </>
  );
};

/** What is sent where no one has chosen: the project opened last, or none, which is one's own. */
export const usePlaceInput = (place: Place | null): { projectId?: string; folderId: string | null } => {
  const { personalProjectId } = useSession();
  const projects = useWritableProjects();
  return place ?? { projectId: startOf(projects.data, personalProjectId), folderId: null };
};
