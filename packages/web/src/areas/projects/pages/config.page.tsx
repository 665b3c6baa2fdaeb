import { DeleteOutlined, SwapOutlined } from "@ant-design/icons";
import type { Project } from "@benchleaf/contract";
import { Link, useSearch } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { DeletionDialog } from "../parts/deletion-dialog.tsx";
import { OwnerDialog } from "../parts/owner-dialog.tsx";
import { ProjectFrame } from "../parts/project-frame.tsx";
import styles from "../parts/project-pages.module.css";
import { SettingsForm } from "../parts/settings-form.tsx";

const Config = ({ project }: { project: Project }) => {
  const t = useTranslation();
  const { ask, reason }: { ask?: string; reason?: string } = useSearch({ strict: false });
  const { changeOwner } = project.abilities;
  const requestDeletion = project.abilities.requestDeletion && hasPermission("PROJECT_DELETE");
  const [open, setOpen] = useState<"owner" | "deletion" | null>(
    ask === "deletion" && requestDeletion ? "deletion" : null,
  );
  const close = () => setOpen(null);
  return (
    <div className={styles.form}>
      <SettingsForm key={project.id} project={project} />
      {changeOwner && (
        <section className={styles.section} aria-labelledby="owner-title">
          <h2 id="owner-title">{t("projectPages.changeOwner")}</h2>
          <p>{t("projectPages.changeOwnerHelp", { owner: project.owner })}</p>
          <Button icon={<SwapOutlined />} onClick={() => setOpen("owner")}>
            {t("projectPages.changeOwner")}
          </Button>
        </section>
      )}
      {!project.isPersonal && hasPermission("SETTINGS_AUDIT_PROCESS_CONFIG") && (
        <section className={styles.section} aria-labelledby="approvals-title">
          <h2 id="approvals-title">{t("approvals.settings")}</h2>
          <p>{t("approvals.scopeHelp")}</p>
          <Link to={`/project/${project.id}/approvals`}>{t("approvals.scopeOpen")}</Link>
        </section>
      )}
      {requestDeletion && (
        <section className={styles.section} aria-labelledby="deletion-title">
          <h2 id="deletion-title">{t("projects.requestDeletion")}</h2>
          <p>{t("projectPages.deletionHelp")}</p>
          <Button danger icon={<DeleteOutlined />} onClick={() => setOpen("deletion")}>
            {t("projects.requestDeletion")}
          </Button>
        </section>
      )}
      {open === "owner" && <OwnerDialog project={project} onClose={close} />}
      {open === "deletion" && <DeletionDialog project={project} reason={reason ?? ""} onClose={close} />}
    </div>
  );
};

/** Name, visibility and owner of a project. */
export default function ConfigPage() {
  const t = useTranslation();
  return (
    <ProjectFrame place={t("projectPages.config")}>{(project) => <Config project={project} />}</ProjectFrame>
  );
}
