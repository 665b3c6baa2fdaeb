import { Input, Radio, Select } from "antd";
import { useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { useWritableProjects } from "../interchange.queries.ts";
import styles from "./interchange.module.css";

export interface Target {
  readonly isNew: boolean;
  readonly name: string;
  readonly projectId: string | undefined;
}

/** Destination of an import: a new project, or an existing one. */
export const TargetForm = ({
  target,
  mayCreate,
  onChange,
}: {
  target: Target;
  mayCreate: boolean;
  onChange: (target: Target) => void;
}) => {
  const t = useTranslation();
  const [search, setSearch] = useState("");
  const projects = useWritableProjects(useDebounced(search, 200));
  return (
    <div className={styles.target}>
      <Radio.Group
        aria-label={t("interchange.place")}
        value={target.isNew ? "new" : "open"}
        options={[
          { value: "new", label: t("interchange.newProject"), disabled: !mayCreate },
          { value: "open", label: t("interchange.openProject") },
        ]}
        onChange={({ target: { value } }) => onChange({ ...target, isNew: value === "new" })}
      />
      {target.isNew ? (
        <Input
          className={styles.field}
          aria-label={t("interchange.projectName")}
          placeholder={t("interchange.projectName")}
          maxLength={100}
          value={target.name}
          onChange={({ target: { value } }) => onChange({ ...target, name: value })}
        />
      ) : (
        <Select
          className={styles.field ?? ""}
          aria-label={t("interchange.projectChoice")}
          placeholder={t("interchange.projectChoice")}
          value={target.projectId ?? null}
          loading={projects.isFetching}
          showSearch={{ filterOption: false, onSearch: setSearch }}
          options={(projects.data ?? []).map(({ id, name, isPersonal }) => ({
            value: id,
            label: isPersonal ? t("projects.personal") : name,
          }))}
          onChange={(projectId: string) => onChange({ ...target, projectId })}
        />
      )}
    </div>
  );
};
