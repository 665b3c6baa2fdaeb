import { PlusOutlined, UploadOutlined } from "@ant-design/icons";
import {
  type Field,
  type Sample,
  type SampleFilter,
  sampleFilterSchema,
  type Warehouse,
} from "@benchleaf/contract";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { Button, Space } from "antd";
import { useMemo, useState } from "react";
import { useFieldColumns } from "../../../kernel/fields/field-columns.tsx";
import { useFields } from "../../../kernel/fields/use-fields.ts";
import { addressOfFilter, filterOfAddress } from "../../../kernel/filters/filter-address.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission, useSession } from "../../../kernel/session.ts";
import { ExportMenu } from "../../../kernel/tables/export-menu.tsx";
import { ImportTable } from "../../../kernel/tables/import-table.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePickColumn } from "../../../shared/files/pick-column.tsx";
import { useSelection } from "../../../shared/files/use-picked.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { fieldsOf } from "../fields-of-meta.ts";
import { BulkBar } from "../parts/bulk-bar.tsx";
import { type SampleAction, SampleActions } from "../parts/sample-actions.tsx";
import { SampleDialog } from "../parts/sample-dialog.tsx";
import { SampleFilters } from "../parts/sample-filters.tsx";
import { SampleStateTags } from "../parts/sample-state.tsx";
import { useMetas, useSamples } from "../samples.queries.ts";

const useColumns = (fields: readonly Field[]): readonly Column<Sample>[] => {
  const t = useTranslation();
  const format = useFormat();
  const own = useFieldColumns<Sample>(fields);
  return [
    {
      key: "name",
      header: t("samplePages.name"),
      width: "minmax(160px, 2fr)",
      cell: ({ id, name, warehouseId }) => (
        <Link to="/sample/$storeId/view/$id" params={{ storeId: warehouseId, id }}>
          {name}
        </Link>
      ),
    },
    { key: "number", header: t("samplePages.number"), width: "110px", cell: ({ number }) => number },
    {
      key: "meta",
      header: t("samplePages.template"),
      width: "minmax(90px, 1fr)",
      isSecondary: true,
      cell: ({ meta }) => meta,
    },
    {
      key: "state",
      header: t("samplePages.status"),
      width: "minmax(120px, 1fr)",
      cell: (sample) => <SampleStateTags sample={sample} />,
    },
    {
      key: "amount",
      header: t("samplePages.left"),
      width: "100px",
      align: "end",
      cell: ({ quantity }) => `${quantity.value} ${quantity.unit}`,
    },
    {
      key: "place",
      header: t("samplePages.place"),
      width: "minmax(110px, 1fr)",
      cell: ({ pathCode }) => pathCode ?? "",
    },
    {
      key: "owner",
      header: t("samplePages.owner"),
      width: "100px",
      isSecondary: true,
      cell: ({ owner }) => owner,
    },
    {
      key: "expiry",
      header: t("samplePages.expirationDay"),
      width: "120px",
      isSecondary: true,
      cell: ({ expirationDay }) => (expirationDay === null ? "" : format.day(expirationDay)),
    },
    ...own,
    {
      key: "time",
      header: t("samplePages.createTime"),
      width: "120px",
      isSecondary: true,
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
  ];
};

interface SamplesProps {
  readonly warehouse: Warehouse;
  readonly filter: SampleFilter;
  readonly isMine: boolean;
  readonly onFilter: (part: Record<string, string>) => void;
  readonly onNew: () => void;
}

const Samples = ({ warehouse, filter, isMine, onFilter, onNew }: SamplesProps) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const { userId } = useSession();
  const list = useSamples(warehouse.id, filter, isMine);
  const { data: metas = [] } = useMetas(warehouse.id);
  const { data: teamFields = [] } = useFields("sample");
  const fields = fieldsOf(
    teamFields,
    metas.find(({ id }) => id === filter.metaId),
  );
  const ids = useMemo(() => list.rows.map(({ id }) => id), [list.rows]);
  const picked = useSelection(ids);
  const pick = usePickColumn(list.rows, picked);
  const columns = useColumns(fields);
  const [action, setAction] = useState<SampleAction | null>(null);
  const chosen = list.rows.filter(({ id }) => picked.ids.has(id));
  const mayUse = warehouse.abilities.use && hasPermission("SAMPLE_CREATE");
  const isNarrowed = Object.keys(filter).length > 0;
  const body = () => {
    if (list.isError && list.rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={10} label={t("shell.loading")} />;
    if (list.rows.length === 0 && isNarrowed)
      return <EmptyState sketch="none" title={t("samplePages.nothingFound")} />;
    if (list.rows.length === 0)
      return (
        <EmptyState
          title={t("samplePages.none")}
          text={t("samplePages.noneHelp")}
          {...(mayUse && {
            action: (
              <Button type="primary" onClick={onNew}>
                {t("samplePages.newSample")}
              </Button>
            ),
          })}
        />
      );
    return (
      <DataList
        label={t("samplePages.samples")}
        columns={[pick, ...columns]}
        rows={list.rows}
        rowKey={({ id }) => id}
        isSelected={({ id }) => picked.ids.has(id)}
        onReachEnd={() => list.hasNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <>
      {chosen.length > 0 ? (
        <BulkBar
          samples={chosen}
          mayUse={mayUse}
          mayTransfer={chosen.every(({ ownerId }) => ownerId === userId)}
          onAct={setAction}
          onClear={picked.clear}
        />
      ) : (
        <SampleFilters
          warehouseId={warehouse.id}
          filter={filter}
          metas={metas}
          fields={fields}
          onFilter={onFilter}
        />
      )}
      {body()}
      {action !== null && (
        <SampleActions
          warehouse={warehouse}
          action={action}
          samples={chosen}
          onClose={(isDone, made) => {
            setAction(null);
            if (isDone) picked.clear();
            if (made?.[0] !== undefined)
              void navigate({
                to: "/sample/$storeId/view/$id",
                params: { storeId: warehouse.id, id: made[0] },
              });
          }}
        />
      )}
    </>
  );
};

/** The samples of a warehouse, all or one's own. */
export default function SamplesPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const isMine = useLocation().pathname.endsWith("/mine");
  const query = useQueryParams();
  const [open, setOpen] = useState<"new" | "import" | null>(query.create === "1" ? "new" : null);
  const filter = filterOfAddress<SampleFilter>(sampleFilterSchema, query);
  return (
    <WarehouseFrame
      actions={({ id, abilities }) => (
        <Space wrap>
          {abilities.use && hasPermission("SAMPLE_CREATE") && (
            <Button icon={<UploadOutlined />} onClick={() => setOpen("import")}>
              {t("samplePages.import")}
            </Button>
          )}
          <ExportMenu
            kind="sample"
            params={{
              ...{ warehouseId: id, ...addressOfFilter(filter) },
              ...(isMine && { isMine: "true" }),
            }}
          />
          {abilities.use && hasPermission("SAMPLE_CREATE") && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen("new")}>
              {t("samplePages.newSample")}
            </Button>
          )}
        </Space>
      )}
    >
      {(warehouse) => (
        <>
          <Samples
            warehouse={warehouse}
            filter={filter}
            isMine={isMine}
            onNew={() => setOpen("new")}
            onFilter={(part) =>
              void navigate({
                to: isMine ? "/sample/$storeId/mine" : "/sample/$storeId/view",
                params: { storeId: warehouse.id },
                search: Object.fromEntries(
                  Object.entries({ ...query, create: "", ...part }).filter(([, value]) => value),
                ) as Record<string, string>,
                replace: true,
              })
            }
          />
          {open === "new" && (
            <SampleDialog
              warehouseId={warehouse.id}
              doing={{ kind: "create" }}
              onClose={(made) => {
                setOpen(null);
                if (made?.length === 1)
                  void navigate({
                    to: "/sample/$storeId/view/$id",
                    params: { storeId: warehouse.id, id: made[0]! },
                  });
              }}
            />
          )}
          {open === "import" && (
            <ImportTable
              kind="sample"
              params={{ warehouseId: warehouse.id }}
              onWritten={() => undefined}
              onClose={() => setOpen(null)}
            />
          )}
        </>
      )}
    </WarehouseFrame>
  );
}
