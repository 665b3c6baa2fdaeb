import type { Project } from "@benchleaf/contract";
import { PlaceNav } from "../../kernel/parts/place-nav.tsx";
import { currentVisitor } from "../../kernel/router.tsx";
import { hasPermission } from "../../kernel/session.ts";
import { useTranslation } from "../../kernel/translation.ts";

/** The pages of one project that its reader may open. */
export const ProjectTabs = ({ project }: { project: Project }) => {
  const t = useTranslation();
  const { shownFeatures: features, isSmallDevice } = currentVisitor();
  const places = [
    { tab: "file", isOpen: true, label: t("projectPages.files") },
    { tab: "tasks", isOpen: true, label: t("tasks.title") },
    { tab: "notes", isOpen: true, label: t("projectPages.notes") },
    { tab: "discussion", isOpen: true, label: t("projectPages.discussion") },
    {
      tab: "member",
      isOpen: features.has("PROJECT_MEMBER") && hasPermission("PROJECT_MEMBER_READ"),
      label: t("projectPages.members"),
    },
    {
      tab: "dashboard",
      isOpen:
        features.has("PROJECT_DASHBOARD") &&
        hasPermission("PROJECT_DASHBOARD") &&
        project.abilities.readDashboard &&
        !isSmallDevice,
      label: t("projectPages.dashboard"),
    },
    {
      tab: "config",
      isOpen: features.has("PROJECT_CONFIG") && hasPermission("PROJECT_CONFIG"),
      label: t("projectPages.config"),
    },
  ];
  return (
    <PlaceNav
      label={t("projectPages.tabs")}
      places={[
        ...places
          .filter(({ isOpen }) => isOpen)
          .map(({ tab, label }) => ({ path: `/project/${project.id}/${tab}`, label })),
        // A phone has no homepage with what waits for its owner.
        ...(isSmallDevice ? [{ path: "/approvals", label: t("approvals.mine") }] : []),
      ]}
    />
  );
};
