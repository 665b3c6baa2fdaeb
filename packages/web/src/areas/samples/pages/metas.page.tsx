import { PlusOutlined } from "@ant-design/icons";
import type { SampleMeta, Warehouse } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Space, Tag } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { tagColor } from "../parts/sample-state.tsx";
import { useMetas, useSetMetaStatus } from "../samples.queries.ts";

const NewMeta = ({ storeId }: { readonly storeId: string }) => (
  <Link to="/sample/$storeId/$renderType" params={{ storeId, renderType: "create" }}>
    <Button type="primary" icon={<PlusOutlined />} tabIndex={-1}>
      {useTranslation()("samplePages.newMeta")}
    </Button>
  </Link>
);

const Metas = ({ warehouse }: { warehouse: Warehouse }) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const { data, error, refetch } = useMetas(warehouse.id);
  const setStatus = useSetMetaStatus(warehouse.id);
  const mayChange = warehouse.abilities.use;
  const columns: readonly Column<SampleMeta>[] = [
    {
      key: "label",
      header: t("samplePages.template"),
      width: "minmax(160px, 1fr)",
      cell: ({ id, label }) => (
        <Link
          to="/sample/$storeId/$renderType/$id"
          params={{ storeId: warehouse.id, renderType: "edit", id }}
        >
          {label}
        </Link>
      ),
    },
    {
      key: "name",
      header: t("samplePages.metaName"),
      width: "120px",
      isSecondary: true,
      cell: ({ name }) => name,
    },
    {
      key: "stages",
      header: t("samplePages.stage"),
      width: "minmax(160px, 1fr)",
      isSecondary: true,
      cell: ({ stages }) =>
        stages.map(({ label, color }) => (
          <Tag key={label} color={tagColor(color)}>
            {label}
          </Tag>
        )),
    },
    {
      key: "fields",
      header: t("samplePages.fields"),
      width: "80px",
      align: "end",
      isSecondary: true,
      cell: ({ fields }) => format.number(fields.length),
    },
    {
      key: "samples",
      header: t("samplePages.samples"),
      width: "80px",
      align: "end",
      isSecondary: true,
      cell: ({ id, sampleCount }) => (
        <Link to="/sample/$storeId/view" params={{ storeId: warehouse.id }} search={{ metaId: id }}>
          {format.number(sampleCount)}
        </Link>
      ),
    },
    {
      key: "status",
      header: t("samplePages.status"),
      width: "90px",
      cell: ({ status }) => t(`samplePages.meta-${status}`),
    },
    {
      key: "version",
      header: t("samplePages.version"),
      width: "70px",
      align: "end",
      isSecondary: true,
      cell: ({ version }) => format.number(version),
    },
    {
      key: "time",
      header: t("samplePages.updateTime"),
      width: "140px",
      isSecondary: true,
      cell: ({ updateTime }) => <Moment instant={updateTime} />,
    },
    {
      key: "acts",
      header: "",
      width: "160px",
      align: "end",
      cell: ({ id, label, status }) =>
        mayChange && (
          <Space size={4}>
            <Button
              size="small"
              aria-label={`${t(status === "enabled" ? "samplePages.disable" : "samplePages.enable")} ${label}`}
              onClick={() =>
                setStatus.mutate(
                  { id, status: status === "enabled" ? "disabled" : "enabled" },
                  { onError: toasts.failure },
                )
              }
            >
              {t(status === "enabled" ? "samplePages.disable" : "samplePages.enable")}
            </Button>
            <Link
              to="/sample/$storeId/$renderType/$id"
              params={{ storeId: warehouse.id, renderType: "copy", id }}
              aria-label={`${t("samplePages.copy")} ${label}`}
            >
              {t("samplePages.copy")}
            </Link>
          </Space>
        ),
    },
  ];
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} label={t("shell.loading")} />;
  if (data.length === 0)
    return (
      <EmptyState
        title={t("samplePages.noMetas")}
        text={t("samplePages.noMetasHelp")}
        {...(mayChange && { action: <NewMeta storeId={warehouse.id} /> })}
      />
    );
  return <DataList label={t("samplePages.metas")} columns={columns} rows={data} rowKey={({ id }) => id} />;
};

/** The templates of the samples of a warehouse. */
export default function MetasPage() {
  return (
    <WarehouseFrame actions={({ id, abilities }) => abilities.use && <NewMeta storeId={id} />}>
      {(warehouse) => <Metas warehouse={warehouse} />}
    </WarehouseFrame>
  );
}
