import type { Lot, Material, StockContainer, Warehouse } from "@benchleaf/contract";
import { Button, Dropdown, Space } from "antd";
import { Suspense, useState } from "react";
import { dayAfter } from "../../../kernel/end-of-day.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { PlaceContainers } from "../../warehouses/warehouses.public.tsx";
import { useLots } from "../inventory.queries.ts";
import styles from "./stock.module.css";
import { BookDialog } from "./stock-dialogs.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";

type Act = "use" | "return" | "count" | "adjust" | "dispose" | "place" | "transfer";

interface Row {
  readonly lot: Lot;
  readonly container: StockContainer;
}

/** What may be done with a container: used by who may apply, everything by who keeps the stock. */
const actsOf = (warehouse: Warehouse): readonly Act[] => {
  if (!warehouse.abilities.use) return [];
  return [
    ...(hasPermission("INVENTORY_APPLY") ? (["use"] as const) : []),
    ...(hasPermission("INVENTORY_MATERIAL_CREATE") ? (["transfer", "place"] as const) : []),
    ...(hasPermission("INVENTORY_APPLY") ? (["return"] as const) : []),
    ...(hasPermission("INVENTORY_MATERIAL_CREATE") ? (["count", "adjust", "dispose"] as const) : []),
  ];
};

const ROW_HEIGHT = 36;
/** More are scrolled to; the discussion below stays near. */
const MOST_ROWS = 12;
/** With the head and the line below it. */
const heightOf = (rows: number): number => (Math.min(rows, MOST_ROWS) + 1) * ROW_HEIGHT + 2;

/** Shown as buttons; the others are behind "more". */
const SHOWN = 2;

interface ActsProps {
  readonly acts: readonly Act[];
  readonly row: Row;
  readonly onAct: (act: Act) => void;
}

const Acts = ({ acts, row: { lot }, onAct }: ActsProps) => {
  const t = useTranslation();
  return (
    <Space size={4}>
      {acts.slice(0, SHOWN).map((act) => (
        <Button
          key={act}
          size="small"
          type="text"
          aria-label={`${t(`stock.do-${act}`)} ${lot.batchNo}`}
          onClick={() => onAct(act)}
        >
          {t(`stock.do-${act}`)}
        </Button>
      ))}
      {acts.length > SHOWN && (
        <Dropdown
          trigger={["click"]}
          menu={{
            items: acts
              .slice(SHOWN)
              .map((act) => ({ key: act, label: t(`stock.do-${act}`), danger: act === "dispose" })),
            onClick: ({ key }) => onAct(key as Act),
          }}
        >
          <Button size="small" type="text" aria-label={t("stock.moreActs", { batch: lot.batchNo })}>
            ⋯
          </Button>
        </Dropdown>
      )}
    </Space>
  );
};

/** The containers of a material by lot, what expires first in front. */
export const Containers = ({ material, warehouse }: { material: Material; warehouse: Warehouse }) => {
  const t = useTranslation();
  const format = useFormat();
  const lots = useLots(warehouse.id, material.id);
  const today = dayAfter(0, usePreferences().timezone);
  const [acting, setActing] = useState<(Row & { readonly act: Act }) | null>(null);
  const close = () => setActing(null);
  const acts = actsOf(warehouse);
  const columns: readonly Column<Row>[] = [
    { key: "batch", header: t("stock.batchNo"), width: "minmax(120px, 1fr)", cell: ({ lot }) => lot.batchNo },
    {
      key: "expiry",
      header: t("stock.expirationDay"),
      width: "170px",
      cell: ({ lot: { expirationDay: day } }) =>
        day !== null && `${format.day(day)}${day < today ? ` · ${t("stock.expired")}` : ""}`,
    },
    {
      key: "place",
      header: t("stock.location"),
      width: "minmax(120px, 1fr)",
      isSecondary: true,
      cell: ({ container }) => container.pathCode ?? t("stock.locationNone"),
    },
    {
      key: "left",
      header: t("stock.left"),
      width: "140px",
      align: "end",
      cell: ({ container: { quantity } }) => format.quantity(quantity),
    },
    {
      key: "held",
      header: t("stock.held"),
      width: "110px",
      align: "end",
      isSecondary: true,
      cell: ({ container: { held: value, quantity } }) =>
        /[1-9]/.test(value) && format.quantity({ value, unit: quantity.unit }),
    },
    {
      key: "acts",
      header: "",
      width: "190px",
      align: "end",
      cell: (row) =>
        acts.length > 0 && <Acts acts={acts} row={row} onAct={(act) => setActing({ ...row, act })} />,
    },
  ];
  if (lots.error && !lots.data) return <ErrorState error={lots.error} onRetry={() => void lots.refetch()} />;
  if (!lots.data) return <ListSkeleton label={t("shell.loading")} />;
  const rows = lots.data.flatMap((lot) => lot.containers.map((container) => ({ lot, container })));
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={t("stock.noStock")} text={t("stock.noStockHelp")} />
      ) : (
        <div className={styles.containers} style={{ height: heightOf(rows.length) }}>
          <DataList
            label={t("stock.containersOf", { name: material.name })}
            columns={columns}
            rows={rows}
            rowKey={({ container }) => container.id}
          />
        </div>
      )}
      {acting?.act === "place" && (
        <Suspense fallback={null}>
          <PlaceContainers
            warehouseId={warehouse.id}
            containerIds={[acting.container.id]}
            onDone={() => void lots.refetch()}
            onClose={close}
          />
        </Suspense>
      )}
      {acting?.act === "transfer" && (
        <TransferDialog
          warehouse={warehouse}
          material={material}
          lot={acting.lot}
          container={acting.container}
          onClose={close}
        />
      )}
      {acting && acting.act !== "place" && acting.act !== "transfer" && (
        <BookDialog
          warehouseId={warehouse.id}
          container={acting.container}
          booking={acting.act}
          onClose={close}
        />
      )}
    </>
  );
};
