import { FolderOutlined, UndoOutlined } from "@ant-design/icons";
import { type DeletedProject, TRASH_DAYS } from "@benchleaf/contract";
import { Button } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDeletedProjects, useRestoreProject } from "../trash.queries.ts";
import styles from "./files.module.css";

/** Deleted projects that the reader may restore; nothing if there are none. */
export const TrashedProjects = () => {
  const t = useTranslation();
  const list = useDeletedProjects();
  const projects = list.data?.projects ?? [];
  if (projects.length === 0) return null;
  return (
    <section className={styles.trashedProjects} aria-label={t("projects.trashTitle")}>
      <h2>{t("projects.trashTitle")}</h2>
      <p className={styles.soft}>{t("projects.trashText", { days: TRASH_DAYS })}</p>
      <ul>
        {projects.map((project) => (
          <TrashedProject key={project.id} project={project} />
        ))}
      </ul>
    </section>
  );
};

const TrashedProject = ({ project }: { readonly project: DeletedProject }) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const restore = useRestoreProject();
  const { id, name, fileCount, memberCount, size, owner, restorableUntil } = project;
  return (
    <li>
      <FolderOutlined aria-hidden />
      <span className={styles.trashedProject}>
        <strong>{name}</strong>
        <span className={styles.soft}>
          {t("projects.trashFacts", {
            files: format.number(fileCount),
            size: format.bytes(size),
            people: format.number(memberCount),
            owner,
          })}
        </span>
        <span className={styles.soft}>
          {restorableUntil === null
            ? t("projects.restorableAlways")
            : t("projects.restorableUntil", { time: format.dateTime(restorableUntil) })}
        </span>
      </span>
      <Button
        icon={<UndoOutlined />}
        loading={restore.isPending}
        aria-label={`${t("projects.restore")}: ${name}`}
        onClick={() =>
          restore.mutate(id, {
            onSuccess: () => toasts.success(t("projects.restored", { name })),
            onError: toasts.failure,
          })
        }
      >
        {t("projects.restore")}
      </Button>
    </li>
  );
};
