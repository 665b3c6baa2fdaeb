import { projectsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Select } from "antd";
import { call } from "../../../kernel/client.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./library.module.css";

interface ProjectChoiceProps {
  readonly value: string | null;
  readonly onChange: (projectId: string) => void;
}

/** Whose library is shown, of the projects that the reader may read. */
export const ProjectChoice = ({ value, onChange }: ProjectChoiceProps) => {
  const t = useTranslation();
  const projects = useQuery({
    queryKey: ["library", "projects"],
    queryFn: ({ signal }) => call(projectsApi.list, { query: { limit: 200 } }, { signal }),
  });
  return (
    <Select
      className={styles.project ?? ""}
      aria-label={t("biolibrary.project")}
      placeholder={t("biolibrary.project")}
      value={projects.isSuccess ? value : null}
      loading={projects.isPending}
      showSearch={{ optionFilterProp: "label" }}
      options={(projects.data?.records ?? []).map(({ id, name, isPersonal }) => ({
        value: id,
        label: isPersonal ? t("projects.personal") : name,
      }))}
      onChange={onChange}
    />
  );
};
