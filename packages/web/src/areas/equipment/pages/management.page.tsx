import { PlusOutlined, UploadOutlined } from "@ant-design/icons";
import { EQUIPMENT_PAGE_SIZE, type Equipment, type EquipmentStatus } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Input, Pagination, Segmented, Select, Space, Tag } from "antd";
import { useState } from "react";
import { useFieldColumns } from "../../../kernel/fields/field-columns.tsx";
import { useFields } from "../../../kernel/fields/use-fields.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useSession } from "../../../kernel/session.ts";
import { ExportMenu } from "../../../kernel/tables/export-menu.tsx";
import { ImportTable } from "../../../kernel/tables/import-table.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { useCategories, useDeviceList, useGroups } from "../equipment.queries.ts";
import { DeviceDialog } from "../parts/device-dialog.tsx";
import styles from "../parts/device-picture.module.css";
import { DevicePicture } from "../parts/device-picture.tsx";
import { DeviceState } from "../parts/device-state.tsx";
import { EquipmentFrame } from "../parts/equipment-frame.tsx";
import { GroupsDialog } from "../parts/groups-dialog.tsx";

const useColumns = (): readonly Column<Equipment>[] => {
  const t = useTranslation();
  const format = useFormat();
  const { data: fields = [] } = useFields("equipment");
  const own = useFieldColumns<Equipment>(fields);
  return [
    {
      key: "name",
      header: t("devices.name"),
      width: "minmax(200px, 2fr)",
      cell: (device) => (
        <span className={styles.line}>
          <DevicePicture device={device} size="small" />
          <Link to="/equipment/management/$equipmentId" params={{ equipmentId: device.id }}>
            {device.name}
          </Link>
        </span>
      ),
    },
    {
      key: "state",
      header: t("devices.state"),
      width: "130px",
      cell: (device) => <DeviceState device={device} />,
    },
    { key: "assetNo", header: t("devices.assetNo"), width: "110px", cell: ({ assetNo }) => assetNo },
    {
      key: "model",
      header: t("devices.model"),
      width: "minmax(100px, 1fr)",
      isSecondary: true,
      cell: ({ model }) => model,
    },
    {
      key: "category",
      header: t("devices.category"),
      width: "120px",
      isSecondary: true,
      cell: ({ category }) => category,
    },
    {
      key: "location",
      header: t("devices.location"),
      width: "120px",
      isSecondary: true,
      cell: ({ location }) => location,
    },
    {
      key: "owners",
      header: t("devices.owners"),
      width: "minmax(100px, 1fr)",
      isSecondary: true,
      cell: ({ owners }) => format.list(owners.map(({ name }) => name)),
    },
    ...own,
    {
      key: "calibration",
      header: t("devices.calibrationDue"),
      width: "120px",
      isSecondary: true,
      cell: ({ calibrationDue }) => (calibrationDue ? format.day(calibrationDue) : ""),
    },
  ];
};

/** All devices of the team: find, add, bring in and take out. */
export default function ManagementPage() {
  const t = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { authorities } = useSession();
  const query = useQueryParams();
  const columns = useColumns();
  const { data: categories = [] } = useCategories();
  const { data: groups = [] } = useGroups();
  const [search, setSearch] = useState(query.search ?? "");
  const [open, setOpen] = useState<"new" | "import" | "groups" | null>(query.create === "1" ? "new" : null);
  const status: EquipmentStatus = query.status === "archive" ? "archive" : "normal";
  const currentPage = Math.max(1, Number(query.page) || 1);
  const size = [10, 50, 100].find((one) => one === Number(query.size)) ?? EQUIPMENT_PAGE_SIZE;
  const sought = useDebounced(search.trim());
  const attention = (["blocked", "calibration"] as const).find((one) => one === query.attention);
  const narrowed = {
    status,
    ...(sought && { search: sought }),
    ...(query.category && { category: query.category }),
    ...(attention && { attention }),
    ...(query.group && { groupId: query.group }),
  };
  const list = useDeviceList({ ...narrowed, currentPage, size });
  const show = (part: Record<string, string | number | undefined>) =>
    void navigate({
      to: "/equipment/management",
      search: { ...query, create: undefined, page: undefined, ...part },
      replace: true,
    });
  const mayEdit = authorities.includes("EQUIPMENT_ASSET");
  const create = mayEdit && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen("new")}>
      {t("devices.addDevice")}
    </Button>
  );
  const isNarrowed =
    search.trim() !== "" || query.category || query.group || query.attention || status === "archive";
  const body = () => {
    if (list.error && !list.data)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (!list.data) return <ListSkeleton rows={10} label={t("shell.loading")} />;
    if (list.data.total === 0 && isNarrowed)
      return <EmptyState sketch="none" title={t("devices.nothingFound")} />;
    if (list.data.total === 0)
      return <EmptyState title={t("devices.none")} text={t("devices.noneText")} action={create} />;
    return (
      <>
        <DataList
          label={t("equipment.management")}
          columns={columns}
          rows={list.data.records}
          rowKey={({ id }) => id}
        />
        <Pagination
          align="end"
          current={currentPage}
          pageSize={size}
          total={list.data.total}
          showSizeChanger
          pageSizeOptions={[10, 50, 100]}
          onChange={(page, pageSize) => show({ page, size: pageSize })}
        />
      </>
    );
  };
  return (
    <EquipmentFrame
      place="management"
      {...(list.data && { count: format.number(list.data.total) })}
      actions={
        <Space wrap>
          {mayEdit && <Button onClick={() => setOpen("groups")}>{t("devices.groups")}</Button>}
          {mayEdit && (
            <Button icon={<UploadOutlined />} onClick={() => setOpen("import")}>
              {t("devices.import")}
            </Button>
          )}
          <ExportMenu kind="equipment" params={{ ...narrowed }} />
          {create}
        </Space>
      }
    >
      <ToolLine>
        <Input.Search
          aria-label={t("devices.search")}
          placeholder={t("devices.search")}
          allowClear
          style={{ width: 260 }}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Segmented<EquipmentStatus>
          aria-label={t("devices.state")}
          value={status}
          options={(["normal", "archive"] as const).map((value) => ({
            value,
            label: t(`devices.in-${value}`),
          }))}
          onChange={(next) => show({ status: next })}
        />
        <Select
          aria-label={t("devices.category")}
          placeholder={t("devices.category")}
          allowClear
          style={{ width: 150 }}
          value={query.category ?? null}
          options={categories.map((value) => ({ value, label: value }))}
          onChange={(category: string | null) => show({ category: category ?? undefined })}
        />
        {groups.length > 0 && (
          <Select
            aria-label={t("devices.group")}
            placeholder={t("devices.group")}
            allowClear
            style={{ width: 150 }}
            value={query.group ?? null}
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(group: string | null) => show({ group: group ?? undefined })}
          />
        )}
        <Select
          aria-label={t("devices.attention")}
          placeholder={t("devices.attention")}
          allowClear
          style={{ width: 180 }}
          value={query.attention ?? null}
          options={(["blocked", "calibration"] as const).map((value) => ({
            value,
            label: t(`devices.attention-${value}`),
          }))}
          onChange={(attention: string | null) => show({ attention: attention ?? undefined })}
        />
        {list.isFetching && <Tag>{t("shell.loading")}</Tag>}
      </ToolLine>
      {body()}
      {open === "new" && (
        <DeviceDialog
          onClose={() => setOpen(null)}
          onSaved={({ id }) =>
            void navigate({ to: "/equipment/management/$equipmentId", params: { equipmentId: id } })
          }
        />
      )}
      {open === "groups" && <GroupsDialog onClose={() => setOpen(null)} />}
      {open === "import" && (
        <ImportTable kind="equipment" onWritten={() => void list.refetch()} onClose={() => setOpen(null)} />
      )}
    </EquipmentFrame>
  );
}
