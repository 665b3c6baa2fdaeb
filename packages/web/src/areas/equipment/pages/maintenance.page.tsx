import { type MaintenancePlan, type RepairReport, upkeepApi } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Segmented, Space, Tag } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmButton } from "../../../kernel/parts/confirm-button.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { useEquipmentChange } from "../equipment.queries.ts";
import { EquipmentFrame } from "../parts/equipment-frame.tsx";
import { PeriodFields, useListPeriod } from "../parts/list-period.tsx";
import { MaintainDialog, type MaintainStart, PlanDialog } from "../parts/maintenance-dialogs.tsx";
import { WorkList } from "../parts/work-list.tsx";
import { useMaintenancePlans, useReports } from "../reservations.queries.ts";

const views = ["work", "plans", "reports"] as const;
type View = (typeof views)[number];

const useDeviceColumn = <
  Row extends { readonly equipmentId: string; readonly equipmentName: string },
>(): Column<Row> => {
  const t = useTranslation();
  return {
    key: "device",
    header: t("devices.device"),
    width: "minmax(160px, 1fr)",
    cell: ({ equipmentId, equipmentName }) => (
      <Link to="/equipment/management/$equipmentId" params={{ equipmentId }}>
        {equipmentName}
      </Link>
    ),
  };
};

interface StartingProps {
  readonly mayMaintain: boolean;
  readonly onStart: (start: MaintainStart) => void;
}

const PlanList = ({ mayMaintain, onStart }: StartingProps) => {
  const t = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const device = useDeviceColumn<MaintenancePlan>();
  const { data: rows } = useMaintenancePlans();
  const remove = useEquipmentChange((planId: string) => call(upkeepApi.removePlan, { params: { planId } }));
  const columns: readonly Column<MaintenancePlan>[] = [
    device,
    {
      key: "due",
      header: t("devices.state"),
      width: "110px",
      cell: ({ isDue }) => (isDue ? <Tag color="warning">{t("devices.due")}</Tag> : t("devices.notDue")),
    },
    { key: "title", header: t("devices.what"), width: "minmax(140px, 1fr)", cell: ({ title }) => title },
    {
      key: "kind",
      header: t("devices.kind"),
      width: "100px",
      isSecondary: true,
      cell: ({ kind }) => t(`devices.kind-${kind}`),
    },
    {
      key: "next",
      header: t("devices.nextDate"),
      width: "120px",
      isSecondary: true,
      cell: ({ nextDate }) => (nextDate ? format.day(nextDate) : ""),
    },
    {
      key: "actions",
      header: "",
      width: "180px",
      align: "end",
      cell: (plan) =>
        mayMaintain && (
          <Space size={4}>
            <Button
              size="small"
              onClick={() =>
                onStart({
                  equipmentId: plan.equipmentId,
                  kind: plan.kind,
                  title: plan.title,
                  planId: plan.id,
                })
              }
            >
              {t("devices.arrange")}
            </Button>
            <ConfirmButton
              size="small"
              type="text"
              danger
              aria-label={`${t("devices.remove")}: ${plan.title}`}
              question={t("devices.removePlanTitle", { name: plan.title })}
              consequence={t("devices.removePlanText")}
              action={t("devices.remove")}
              onConfirm={() => announce(remove.mutateAsync(plan.id), t("devices.planRemoved"))}
            >
              {t("devices.remove")}
            </ConfirmButton>
          </Space>
        ),
    },
  ];
  if (!rows) return <ListSkeleton label={t("shell.loading")} />;
  if (rows.length === 0) return <EmptyState title={t("devices.noPlans")} text={t("devices.noPlansText")} />;
  return <DataList label={t("devices.plans")} columns={columns} rows={rows} rowKey={({ id }) => id} />;
};

const ReportList = ({ mayMaintain, onStart }: StartingProps) => {
  const t = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const device = useDeviceColumn<RepairReport>();
  const { data: rows } = useReports();
  const close = useEquipmentChange((reportId: string) =>
    call(upkeepApi.closeReport, { params: { reportId } }),
  );
  const columns: readonly Column<RepairReport>[] = [
    device,
    {
      key: "state",
      header: t("devices.state"),
      width: "90px",
      cell: ({ status }) => t(`devices.report-${status}`),
    },
    {
      key: "severity",
      header: t("devices.severity"),
      width: "120px",
      cell: ({ severity }) => t(`devices.severity-${severity}`),
    },
    { key: "text", header: t("devices.fault"), width: "minmax(180px, 2fr)", cell: ({ text }) => text },
    {
      key: "who",
      header: t("devices.person"),
      width: "110px",
      isSecondary: true,
      cell: ({ reportedBy }) => reportedBy,
    },
    {
      key: "time",
      header: t("devices.date"),
      width: "160px",
      isSecondary: true,
      cell: ({ createTime }) => format.dateTime(createTime),
    },
    {
      key: "actions",
      header: "",
      width: "190px",
      align: "end",
      cell: (report) =>
        mayMaintain &&
        report.status === "open" && (
          <Space size={4}>
            <Button
              size="small"
              onClick={() =>
                onStart({
                  equipmentId: report.equipmentId,
                  kind: "repair",
                  title: report.text.slice(0, 200),
                  reportId: report.id,
                })
              }
            >
              {t("devices.arrange")}
            </Button>
            <Button
              size="small"
              onClick={() => announce(close.mutateAsync(report.id), t("devices.reportClosed"))}
            >
              {t("devices.closeReport")}
            </Button>
          </Space>
        ),
    },
  ];
  if (!rows) return <ListSkeleton label={t("shell.loading")} />;
  if (rows.length === 0)
    return <EmptyState title={t("devices.noReports")} text={t("devices.noReportsText")} />;
  return <DataList label={t("devices.reports")} columns={columns} rows={rows} rowKey={({ id }) => id} />;
};

/** Maintenance, plans that come again, and reported faults. */
export default function MaintenancePage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const { authorities } = useSession();
  const query = useQueryParams();
  const view: View = views.find((one) => one === query.view) ?? "work";
  const [start, setStart] = useState<MaintainStart | null>(null);
  const [isPlanning, setPlanning] = useState(false);
  const period = useListPeriod();
  const mayMaintain = authorities.includes("EQUIPMENT_MAINTENANCE");
  return (
    <EquipmentFrame
      place="maintenance"
      actions={
        mayMaintain && (
          <Space wrap>
            <Button onClick={() => setPlanning(true)}>{t("devices.addPlan")}</Button>
            <Button type="primary" onClick={() => setStart({})}>
              {t("devices.planMaintenance")}
            </Button>
          </Space>
        )
      }
    >
      <ToolLine>
        <Segmented<View>
          aria-label={t("devices.view")}
          value={view}
          options={views.map((value) => ({ value, label: t(`devices.upkeep-${value}`) }))}
          onChange={(next) =>
            void navigate({ to: "/equipment/maintenance", search: { view: next }, replace: true })
          }
        />
        {view === "work" && <PeriodFields {...period} />}
      </ToolLine>
      {view === "work" && <WorkList mayMaintain={mayMaintain} filter={period.query} />}
      {view === "plans" && <PlanList mayMaintain={mayMaintain} onStart={setStart} />}
      {view === "reports" && <ReportList mayMaintain={mayMaintain} onStart={setStart} />}
      {start && <MaintainDialog start={start} onClose={() => setStart(null)} />}
      {isPlanning && <PlanDialog onClose={() => setPlanning(false)} />}
    </EquipmentFrame>
  );
}
