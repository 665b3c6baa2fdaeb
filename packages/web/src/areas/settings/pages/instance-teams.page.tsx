import type { InstanceTeam } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Input } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { useInstanceTeams } from "../instance-teams.queries.ts";
import { InstanceFrame } from "../parts/instance-frame.tsx";
import { InstanceTeamDialog } from "../parts/instance-team-dialog.tsx";

const EDITIONS = {
  team: "teams.typeTeam",
  enterprise: "teams.typeEnterprise",
  overseas: "teams.typeOverseas",
} as const;
const STATES = {
  normal: "teams.statusNormal",
  forever: "teams.statusForever",
  expired: "teams.statusExpired",
  freeze: "teams.statusFreeze",
} as const;

const useColumns = (onOpen: (team: InstanceTeam) => void): readonly Column<InstanceTeam>[] => {
  const t = useTranslation();
  const format = useFormat();
  return [
    {
      key: "team",
      header: t("billing.team"),
      width: "minmax(160px, 1fr)",
      cell: (team) => (
        <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => onOpen(team)}>
          {team.tenantName}
        </Button>
      ),
    },
    {
      key: "owner",
      header: t("teams.owner"),
      width: "minmax(180px, 1fr)",
      isSecondary: true,
      cell: ({ ownerName, ownerAccount }) => `${ownerName} · ${ownerAccount}`,
    },
    { key: "type", header: t("teams.type"), width: "110px", cell: (team) => t(EDITIONS[team.tenantType]) },
    { key: "status", header: t("teams.status"), width: "110px", cell: ({ status }) => t(STATES[status]) },
    {
      key: "end",
      header: t("billing.teamEnd"),
      width: "170px",
      isSecondary: true,
      cell: ({ expirationTime }) =>
        expirationTime === null ? t("billing.codeEndless") : format.dateTime(expirationTime),
    },
    {
      key: "members",
      header: t("teams.members"),
      width: "90px",
      align: "end",
      cell: ({ memberCount }) => format.number(memberCount),
    },
    {
      key: "created",
      header: t("teams.created"),
      width: "130px",
      isSecondary: true,
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
  ];
};

/** Every team of the installation, with its edition, end, features and limits. */
export default function InstanceTeamsPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const search = useQueryParams().search ?? "";
  const [openedId, setOpenedId] = useState<string | null>(null);
  const columns = useColumns(({ tenantId }) => setOpenedId(tenantId));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInstanceTeams(search);
  const teams = data?.pages.flatMap(({ records }) => records);
  const list = () => {
    if (error && !teams) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!teams) return <ListSkeleton label={t("shell.loading")} />;
    if (teams.length === 0)
      return <EmptyState sketch="people" title={t("billing.noTeams")} text={t("billing.noTeamsText")} />;
    return (
      <DataList
        label={t("billing.teams")}
        columns={columns}
        rows={teams}
        rowKey={({ tenantId }) => tenantId}
        onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
      />
    );
  };
  return (
    <InstanceFrame title={t("billing.teams")} error={error}>
      <ToolLine>
        <Input.Search
          key={search}
          allowClear
          defaultValue={search}
          placeholder={t("billing.searchTeams")}
          aria-label={t("billing.searchTeams")}
          style={{ width: 340, maxWidth: "100%" }}
          onSearch={(text) =>
            void navigate({
              to: "/settings/instance/teams",
              search: text.trim() ? { search: text.trim() } : {},
            })
          }
        />
      </ToolLine>
      {list()}
      {openedId && <InstanceTeamDialog tenantId={openedId} onClose={() => setOpenedId(null)} />}
    </InstanceFrame>
  );
}
