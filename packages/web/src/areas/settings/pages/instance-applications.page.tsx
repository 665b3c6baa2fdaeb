import type { ActivationApplication } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { applicationStatuses, formatModules } from "../application-labels.ts";
import { useApplications } from "../applications.queries.ts";
import { DecideApplicationDialog } from "../parts/decide-application-dialog.tsx";
import { InstanceFrame } from "../parts/instance-frame.tsx";

const useColumns = (
  onDecide: (application: ActivationApplication) => void,
): readonly Column<ActivationApplication>[] => {
  const t = useTranslation();
  const { locale } = usePreferences();
  return [
    {
      key: "team",
      header: t("billing.team"),
      width: "minmax(140px, 1fr)",
      cell: ({ extra }) => extra.tenantName,
    },
    {
      key: "modules",
      header: t("billing.wantedModules"),
      width: "minmax(160px, 1fr)",
      cell: (application) => formatModules(t, locale, application),
    },
    {
      key: "applicant",
      header: t("billing.applicant"),
      width: "minmax(160px, 1fr)",
      isSecondary: true,
      cell: ({ name, organizationName }) => `${name} · ${organizationName}`,
    },
    {
      key: "contact",
      header: t("billing.contact"),
      width: "150px",
      isSecondary: true,
      cell: ({ mobile }) => mobile,
    },
    {
      key: "time",
      header: t("billing.submitTime"),
      width: "120px",
      isSecondary: true,
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
    {
      key: "status",
      header: t("billing.state"),
      width: "120px",
      cell: (application) =>
        application.status === "waiting" ? (
          <Button
            size="small"
            aria-label={`${t("billing.decide")}: ${application.extra.tenantName}`}
            onClick={() => onDecide(application)}
          >
            {t("billing.decide")}
          </Button>
        ) : (
          <span title={application.remark ?? ""}>{t(applicationStatuses[application.status])}</span>
        ),
    },
  ];
};

/** What teams have applied for, and the decision on it. */
export default function InstanceApplicationsPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const isAll = useQueryParams().view === "all";
  const [decided, setDecided] = useState<ActivationApplication | null>(null);
  const columns = useColumns(setDecided);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useApplications(
    isAll ? undefined : "waiting",
  );
  const applications = data?.pages.flatMap(({ records }) => records);
  const list = () => {
    if (error && !applications) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!applications) return <ListSkeleton label={t("shell.loading")} />;
    if (applications.length === 0) {
      return (
        <EmptyState
          sketch="approval"
          title={t(isAll ? "billing.noApplications" : "billing.noWaiting")}
          text={t("billing.noApplicationsText")}
        />
      );
    }
    return (
      <DataList
        label={t("billing.applications")}
        columns={columns}
        rows={applications}
        rowKey={({ id }) => id}
        onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
      />
    );
  };
  return (
    <InstanceFrame title={t("billing.applications")} error={error}>
      <ToolLine>
        <Segmented
          aria-label={t("billing.state")}
          value={isAll ? "all" : "waiting"}
          options={[
            { value: "waiting", label: t("billing.statusWaiting") },
            { value: "all", label: t("billing.all") },
          ]}
          onChange={(view) =>
            void navigate({
              to: "/settings/instance/applications",
              search: view === "all" ? { view } : {},
              replace: true,
            })
          }
        />
      </ToolLine>
      {list()}
      {decided && <DecideApplicationDialog application={decided} onClose={() => setDecided(null)} />}
    </InstanceFrame>
  );
}
