import { PlusOutlined, UploadOutlined } from "@ant-design/icons";
import {
  type Material,
  type MaterialFilter,
  materialFilterSchema,
  materialKinds,
  type Warehouse,
} from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Checkbox, Input, Select, Space } from "antd";
import { useState } from "react";
import { FieldFilterBar } from "../../../kernel/fields/field-filter.tsx";
import { filterInAddress } from "../../../kernel/fields/filter-of.ts";
import { useFields } from "../../../kernel/fields/use-fields.ts";
import { addressOfFilter, filterOfAddress } from "../../../kernel/filters/filter-address.ts";
import { SavedFilters } from "../../../kernel/filters/saved-filters.tsx";
import { ColumnChoice, useVisibleColumns } from "../../../kernel/parts/column-choice.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { ExportMenu } from "../../../kernel/tables/export-menu.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { materialFilterCalls, useMaterials } from "../inventory.queries.ts";
import { useMaterialColumns, useOptionalColumns } from "../parts/material-columns.tsx";
import { MaterialDialog } from "../parts/material-dialog.tsx";
import { NoneMatch } from "../parts/none-match.tsx";
import { ApplyDialog } from "../parts/stock-dialogs.tsx";

const emptied = Object.fromEntries(Object.keys(materialFilterSchema.shape).map((name) => [name, ""]));

const mayCreateIn = ({ abilities }: Pick<Warehouse, "abilities">): boolean =>
  abilities.use && hasPermission("INVENTORY_MATERIAL_CREATE");

const Materials = ({
  warehouse,
  isNew,
  onNew,
}: {
  warehouse: Warehouse;
  isNew: boolean;
  onNew: (is: boolean) => void;
}) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const filter = filterOfAddress<MaterialFilter>(materialFilterSchema, query);
  const { search = "", kind } = filter;
  const { data: fields = [] } = useFields("material");
  const list = useMaterials(warehouse.id, filter);
  const [applied, setApplied] = useState<Material | null>(null);
  const optional = useOptionalColumns();
  // Hidden ones are stored, so that a column that the team adds later is shown.
  const [hidden, hide] = useVisibleColumns("material-columns-hidden", []);
  const columns = useMaterialColumns(setApplied).filter(({ key }) => !hidden.has(key));
  const show = (next: Partial<Record<keyof MaterialFilter, string>>) =>
    void navigate({
      to: "/inventory/$storeId/material",
      params: { storeId: warehouse.id },
      search: Object.fromEntries(
        Object.entries({ ...addressOfFilter(filter), ...next }).filter(([, value]) => value !== ""),
      ),
      replace: true,
    });
  const body = () => {
    if (list.isError && list.rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={8} label={t("shell.loading")} />;
    if (list.rows.length === 0 && Object.keys(filter).length > 0)
      return <NoneMatch title={t("stock.noneMatch")} onClear={() => show(emptied)} />;
    if (list.rows.length === 0)
      return (
        <EmptyState
          title={t("stock.noMaterials")}
          text={t("stock.noMaterialsHelp")}
          {...(mayCreateIn(warehouse) && {
            action: (
              <Button type="primary" onClick={() => onNew(true)}>
                {t("stock.newMaterial")}
              </Button>
            ),
          })}
        />
      );
    return (
      <DataList
        label={t("stock.materials")}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        onReachEnd={() => list.hasNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <>
      <ToolLine>
        <Input.Search
          key={search}
          allowClear
          defaultValue={search}
          maxLength={100}
          aria-label={t("stock.search")}
          placeholder={t("stock.search")}
          onSearch={(text) => show({ search: text.trim() })}
        />
        <Select
          allowClear
          aria-label={t("stock.kind")}
          placeholder={t("stock.kind")}
          {...(kind && { value: kind })}
          style={{ minWidth: 130 }}
          options={materialKinds.map((value) => ({ value, label: t(`stock.kind-${value}`) }))}
          onChange={(value) => show({ kind: value ?? "" })}
        />
        {(
          [
            ["expirationFrom", "expiresFrom"],
            ["expirationDate", "expiresBy"],
          ] as const
        )
          // Where figures lead to a list from a day on, that day can be changed as well.
          .filter(([key]) => key === "expirationDate" || filter[key] !== undefined)
          .map(([key, label]) => (
            <Input
              key={key}
              type="date"
              style={{ width: 256 }}
              prefix={t(`stock.${label}`)}
              aria-label={t(`stock.${label}`)}
              value={filter[key] ?? ""}
              onChange={({ target }) => show({ [key]: target.value })}
            />
          ))}
        <Checkbox
          checked={filter.isLow === true}
          onChange={({ target }) => show({ isLow: target.checked ? "true" : "" })}
        >
          {t("stock.onlyLow")}
        </Checkbox>
        <Checkbox
          checked={filter.isArchived === true}
          onChange={({ target }) => show({ isArchived: target.checked ? "true" : "" })}
        >
          {t("stock.archivedOnes")}
        </Checkbox>
        <FieldFilterBar
          key={`${fields.length} ${query.filters ?? ""}`}
          fields={fields}
          filter={filterInAddress(query.filters ?? "")}
          onChange={(next) => show({ filters: next === null ? "" : JSON.stringify([next]) })}
        />
        <SavedFilters
          calls={materialFilterCalls(warehouse.id)}
          filter={filter}
          onApply={(saved) => show({ ...emptied, ...addressOfFilter(saved) })}
        />
        <ColumnChoice
          label={t("stock.columns")}
          columns={optional}
          shown={new Set(optional.map(({ key }) => key).filter((key) => !hidden.has(key)))}
          onChange={(keys) => hide(optional.map(({ key }) => key).filter((key) => !keys.includes(key)))}
        />
      </ToolLine>
      {body()}
      {isNew && (
        <MaterialDialog
          warehouseId={warehouse.id}
          material={null}
          onClose={(saved) => {
            onNew(false);
            if (saved)
              void navigate({
                to: "/inventory/$storeId/material/detail/$id",
                params: { storeId: warehouse.id, id: saved.id },
              });
          }}
        />
      )}
      {applied && <ApplyDialog material={applied} onClose={() => setApplied(null)} />}
    </>
  );
};

/** The materials of a warehouse, with what is left of each. */
export default function MaterialPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const { timezone } = usePreferences();
  const [isNew, setNew] = useState(query.create === "1");
  return (
    <WarehouseFrame
      actions={({ id, abilities }) => (
        <Space wrap>
          {mayCreateIn({ abilities }) && (
            <Button
              icon={<UploadOutlined />}
              onClick={() =>
                void navigate({
                  to: "/inventory/$storeId/batch/$type",
                  params: { storeId: id, type: "material" },
                })
              }
            >
              {t("stock.import")}
            </Button>
          )}
          <ExportMenu
            kind="material"
            params={{
              warehouseId: id,
              ...addressOfFilter(filterOfAddress<MaterialFilter>(materialFilterSchema, query)),
              timezone,
            }}
          />
          {mayCreateIn({ abilities }) && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setNew(true)}>
              {t("stock.newMaterial")}
            </Button>
          )}
        </Space>
      )}
    >
      {(warehouse) => <Materials warehouse={warehouse} isNew={isNew} onNew={setNew} />}
    </WarehouseFrame>
  );
}
