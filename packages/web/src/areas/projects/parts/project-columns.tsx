import {
  DeleteOutlined,
  EditOutlined,
  LockOutlined,
  ProjectOutlined,
  SwapOutlined,
  TeamOutlined,
} from "@ant-design/icons";
import type { Project } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Tooltip } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { Column } from "../../../ui/data-list.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";

/** The columns of the project list. */
export const useProjectColumns = (
  onEdit: (project: Project) => void,
  onDelete: (project: Project) => void,
  onGive: (project: Project) => void,
): readonly Column<Project>[] => {
  const t = useTranslation();
  const format = useFormat();
  return [
    {
      key: "name",
      header: t("projects.columnName"),
      width: "minmax(180px, 1fr)",
      cell: (project) => (
        <NameCell icon={<ProjectOutlined />}>
          {project.abilities.open ? (
            <Link to={`/project/${project.id}/file`}>
              {project.isPersonal ? t("projects.personal") : project.name}
            </Link>
          ) : (
            project.name
          )}
        </NameCell>
      ),
    },
    {
      key: "access",
      header: t("projects.access"),
      width: "120px",
      isSecondary: true,
      cell: ({ settings }) =>
        settings.accessLevel === "PUBLIC" ? (
          <>
            <TeamOutlined aria-hidden="true" /> {t("projects.accessPublic")}
          </>
        ) : (
          <>
            <LockOutlined aria-hidden="true" /> {t("projects.accessPrivate")}
          </>
        ),
    },
    {
      key: "files",
      header: t("projects.columnFiles"),
      width: "80px",
      align: "end",
      isSecondary: true,
      cell: ({ fileCount }) => format.number(fileCount),
    },
    {
      key: "members",
      header: t("projects.members"),
      width: "64px",
      align: "end",
      isSecondary: true,
      cell: ({ memberCount }) => format.number(memberCount),
    },
    {
      key: "owner",
      header: t("projects.columnOwner"),
      width: "160px",
      isSecondary: true,
      cell: ({ ownerId, owner }) => <Colleague id={ownerId} name={owner} />,
    },
    {
      key: "active",
      header: t("projects.columnActive"),
      width: "120px",
      isSecondary: true,
      cell: ({ activeTime, createTime }) => <Moment instant={activeTime ?? createTime} />,
    },
    {
      key: "edit",
      header: <span className="visually-hidden">{t("shell.more")}</span>,
      width: "108px",
      cell: (project) =>
        !project.isPersonal && (
          <>
            {project.abilities.update && (
              <Button
                size="small"
                type="text"
                icon={<EditOutlined />}
                aria-label={`${t("projects.edit")}: ${project.name}`}
                onClick={() => onEdit(project)}
              />
            )}
            {project.abilities.changeOwner && (
              <Tooltip title={t("projects.giveAway")}>
                <Button
                  size="small"
                  type="text"
                  icon={<SwapOutlined />}
                  aria-label={`${t("projects.giveAway")}: ${project.name}`}
                  onClick={() => onGive(project)}
                />
              </Tooltip>
            )}
            {project.abilities.requestDeletion && hasPermission("PROJECT_DELETE") && (
              <Tooltip title={t("projects.requestDeletion")}>
                <Button
                  size="small"
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={`${t("projects.requestDeletion")}: ${project.name}`}
                  onClick={() => onDelete(project)}
                />
              </Tooltip>
            )}
          </>
        ),
    },
  ];
};
