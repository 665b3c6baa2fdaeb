import { useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ApprovalList } from "../parts/approval-list.tsx";
import { Processes } from "../parts/processes.tsx";

/**
 * For who administers approvals: the processes, and every submission of the team, to find what has to begin again.
 */
export default function ApprovalSettingsPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const isList = useQueryParams().view === "team";
  const choice = (
    <Segmented
      aria-label={t("approvals.settings")}
      value={isList ? "team" : "processes"}
      options={[
        { value: "processes", label: t("approvals.processes") },
        { value: "team", label: t("approvals.allSubmissions") },
      ]}
      onChange={(view) => void navigate({ to: ".", search: view === "team" ? { view } : {}, replace: true })}
    />
  );
  return (
    <SettingsFrame title={t("approvals.settings")} actions={choice}>
      {isList ? (
        <ApprovalList
          view="team"
          label={t("approvals.allSubmissions")}
          emptyTitle={t("approvals.emptyTeamTitle")}
          emptyText={t("approvals.emptyTeamText")}
        />
      ) : (
        <Processes scope={null} />
      )}
    </SettingsFrame>
  );
}
