import { type Maintenance, upkeepApi } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Space } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useEquipmentChange } from "../equipment.queries.ts";
import { useMaintenance } from "../reservations.queries.ts";
import { FinishDialog } from "./finish-dialog.tsx";
import type { ListPeriod } from "./list-period.tsx";
import { WorkDetail } from "./work-detail.tsx";

interface WorkListProps {
  readonly mayMaintain: boolean;
  /** Of one device; left out, of all. */
  readonly equipmentId?: string;
  /** A period that the downtime reaches into, and a group of devices. */
  readonly filter?: ListPeriod["query"];
}

/** Maintenance that is planned or was done, latest first. */
export const WorkList = ({ mayMaintain, equipmentId, filter }: WorkListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useMaintenance({
    ...filter,
    ...(equipmentId && { equipmentId }),
  });
  const [finished, setFinished] = useState<Maintenance | null>(null);
  const [opened, setOpened] = useState<Maintenance | null>(null);
  const cancel = useEquipmentChange((maintenanceId: string) =>
    call(upkeepApi.cancel, { params: { maintenanceId } }),
  );
  const rows = data?.pages.flatMap(({ records }) => records);
  const columns: readonly Column<Maintenance>[] = [
    ...(equipmentId === undefined
      ? [
          {
            key: "device",
            header: t("devices.device"),
            width: "minmax(160px, 1fr)",
            cell: (row: Maintenance) => (
              <Link to="/equipment/management/$equipmentId" params={{ equipmentId: row.equipmentId }}>
                {row.equipmentName}
              </Link>
            ),
          },
        ]
      : []),
    {
      key: "state",
      header: t("devices.state"),
      width: "100px",
      cell: ({ status, hasPassed }) => t(hasPassed ? `devices.maintenance-${status}` : "devices.failed"),
    },
    { key: "kind", header: t("devices.kind"), width: "100px", cell: ({ kind }) => t(`devices.kind-${kind}`) },
    {
      key: "title",
      header: t("devices.what"),
      width: "minmax(140px, 1fr)",
      cell: (work) => (
        <Button type="link" style={{ padding: 0 }} onClick={() => setOpened(work)}>
          {work.title || t(`devices.kind-${work.kind}`)}
        </Button>
      ),
    },
    {
      key: "when",
      header: t("devices.downFrom"),
      width: "180px",
      isSecondary: true,
      cell: ({ startTime, doneDate }) =>
        startTime ? format.dateTime(startTime) : doneDate ? format.day(doneDate) : "",
    },
    {
      key: "valid",
      header: t("devices.validUntil"),
      width: "120px",
      isSecondary: true,
      cell: ({ validUntil }) => (validUntil ? format.day(validUntil) : ""),
    },
    {
      key: "actions",
      header: "",
      width: "180px",
      align: "end",
      cell: (one) =>
        mayMaintain &&
        one.status === "planned" && (
          <Space size={4}>
            <Button size="small" type="primary" onClick={() => setFinished(one)}>
              {t("devices.finish")}
            </Button>
            <Button
              size="small"
              onClick={() => announce(cancel.mutateAsync(one.id), t("devices.maintenanceCanceled"))}
            >
              {t("devices.cancelMaintenance")}
            </Button>
          </Space>
        ),
    },
  ];
  if (!rows) return <ListSkeleton label={t("shell.loading")} />;
  if (rows.length === 0)
    return <EmptyState title={t("devices.noMaintenance")} text={t("devices.noMaintenanceText")} />;
  return (
    <>
      <DataList
        label={t("equipment.maintenance")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
      />
      {opened && <WorkDetail work={opened} onClose={() => setOpened(null)} />}
      {finished && <FinishDialog maintenance={finished} onClose={() => setFinished(null)} />}
    </>
  );
};
