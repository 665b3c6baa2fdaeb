import { EditOutlined, QrcodeOutlined } from "@ant-design/icons";
import type { Lot, Material, StockContainer, Warehouse } from "@benchleaf/contract";
import { Button, Space } from "antd";
import { Suspense, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { PrintLabels } from "../../labels/labels.public.tsx";
import { PlaceContainers, WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { useArchiveMaterial, useLots, useMaterial } from "../inventory.queries.ts";
import { MaterialDialog } from "../parts/material-dialog.tsx";
import { ApplyDialog, BookDialog, type Booking, StockInDialog } from "../parts/stock-dialogs.tsx";

const bookings = ["use", "return", "count", "dispose"] as const;

interface Row {
  readonly lot: Lot;
  readonly container: StockContainer;
}

const Containers = ({ material, warehouse }: { material: Material; warehouse: Warehouse }) => {
  const t = useTranslation();
  const format = useFormat();
  const lots = useLots(warehouse.id, material.id);
  const [booked, setBooked] = useState<{ container: StockContainer; booking: Booking } | null>(null);
  const [placed, setPlaced] = useState<StockContainer | null>(null);
  const mayBook = warehouse.abilities.use && hasPermission("INVENTORY_MATERIAL_CREATE");
  const columns: readonly Column<Row>[] = [
    { key: "batch", header: t("stock.batchNo"), width: "minmax(120px, 1fr)", cell: ({ lot }) => lot.batchNo },
    {
      key: "expiry",
      header: t("stock.expirationDay"),
      width: "120px",
      cell: ({ lot }) => (lot.expirationDay === null ? "" : format.day(lot.expirationDay)),
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
      cell: ({ container: { quantity } }) => `${quantity.value} ${quantity.unit}`,
    },
    {
      key: "held",
      header: t("stock.held"),
      width: "110px",
      align: "end",
      isSecondary: true,
      cell: ({ container: { held } }) => (/[1-9]/.test(held) ? held : ""),
    },
    {
      key: "acts",
      header: "",
      width: "310px",
      align: "end",
      cell: ({ container, lot }) =>
        mayBook && (
          <Space size={4}>
            <Button
              size="small"
              type="text"
              aria-label={`${t("stock.do-place")} ${lot.batchNo}`}
              onClick={() => setPlaced(container)}
            >
              {t("stock.do-place")}
            </Button>
            {bookings.map((booking) => (
              <Button
                key={booking}
                size="small"
                type="text"
                danger={booking === "dispose"}
                aria-label={`${t(`stock.do-${booking}`)} ${lot.batchNo}`}
                onClick={() => setBooked({ container, booking })}
              >
                {t(`stock.do-${booking}`)}
              </Button>
            ))}
          </Space>
        ),
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
        <DataList
          label={t("stock.containersOf", { name: material.name })}
          columns={columns}
          rows={rows}
          rowKey={({ container }) => container.id}
        />
      )}
      {placed && (
        <Suspense fallback={null}>
          <PlaceContainers
            warehouseId={warehouse.id}
            containerIds={[placed.id]}
            onDone={() => void lots.refetch()}
            onClose={() => setPlaced(null)}
          />
        </Suspense>
      )}
      {booked && <BookDialog warehouseId={warehouse.id} {...booked} onClose={() => setBooked(null)} />}
    </>
  );
};

const About = ({ material }: { material: Material }) => {
  const t = useTranslation();
  const facts = [
    ["number", material.number],
    ["kind", t(`stock.kind-${material.kind}`)],
    ["cas", material.cas],
    ["brand", material.brand],
    ["catalogNumber", material.catalogNumber],
    ["specification", material.specification],
    ["storage", material.storage],
    ["hazards", material.hazards.map((code) => t(`stock.hazard-${code}`)).join(", ")],
    [
      "suppliers",
      material.supplies
        .map(({ supplier, pack, price, currency }) =>
          [supplier, pack, price === null ? "" : `${price} ${currency}`]
            .filter((part) => part !== "")
            .join(" · "),
        )
        .join("; "),
    ],
    ["lowQuantity", material.lowQuantity === null ? "" : `${material.lowQuantity} ${material.unit}`],
    ["note", material.note],
  ] as const;
  return (
    <Facts>
      <Fact label={t("stock.left")}>
        {`${material.quantity} ${material.unit}`}
        {material.isLow && ` · ${t("stock.low")}`}
      </Fact>
      {facts
        .filter(([, value]) => value !== "")
        .map(([key, value]) => (
          <Fact key={key} label={t(`stock.${key}`)}>
            {value}
          </Fact>
        ))}
      {material.fields?.map(({ fieldId, name, values, unit, label }) => (
        <Fact key={fieldId} label={name}>
          {[label ?? values.join(", "), unit].filter((part) => part !== null).join(" ")}
        </Fact>
      ))}
    </Facts>
  );
};

const Discussion = lazyPage<{ readonly kind: "material"; readonly id: string }>(
  () => import("../parts/material-discussion.tsx"),
  { words: "fileActions" },
);

type Opened = "edit" | "takeIn" | "apply" | "print" | null;

const Detail = ({ warehouse, materialId }: { warehouse: Warehouse; materialId: string }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data: material, error, refetch } = useMaterial(warehouse.id, materialId);
  const archive = useArchiveMaterial(warehouse.id);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  if (error && !material) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!material) return <ListSkeleton label={t("shell.loading")} />;
  const mayChange = warehouse.abilities.use && hasPermission("INVENTORY_MATERIAL_CREATE");
  const { isArchived } = material;
  return (
    <>
      <ToolLine>
        <h2 style={{ margin: 0, flex: 1 }}>{material.name}</h2>
        {mayChange && !isArchived && (
          <Button type="primary" onClick={() => setOpened("takeIn")}>
            {t("stock.takeIn")}
          </Button>
        )}
        {hasPermission("INVENTORY_APPLY") && !isArchived && (
          <Button onClick={() => setOpened("apply")}>{t("stock.apply")}</Button>
        )}
        <Button icon={<QrcodeOutlined aria-hidden="true" />} onClick={() => setOpened("print")}>
          {t("stock.printLabels")}
        </Button>
        {mayChange && (
          <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => setOpened("edit")}>
            {t("stock.changeMaterial")}
          </Button>
        )}
        {mayChange && (
          <Button
            loading={archive.isPending}
            onClick={() =>
              archive.mutate({ id: material.id, isArchived: !isArchived }, { onError: toasts.failure })
            }
          >
            {t(isArchived ? "stock.restore" : "stock.archive")}
          </Button>
        )}
      </ToolLine>
      <About material={material} />
      <Containers material={material} warehouse={warehouse} />
      <Discussion kind="material" id={material.id} />
      {opened === "print" && (
        <Suspense fallback={null}>
          <PrintLabels
            records={[{ kind: "material", id: material.id, name: material.name }]}
            onClose={close}
          />
        </Suspense>
      )}
      {opened === "edit" && <MaterialDialog warehouseId={warehouse.id} material={material} onClose={close} />}
      {opened === "takeIn" && <StockInDialog material={material} onClose={close} />}
      {opened === "apply" && <ApplyDialog material={material} onClose={close} />}
    </>
  );
};

/** One material: properties, lots and containers, and comments. */
export default function MaterialDetailPage() {
  const { id } = usePathParams<"id">();
  return (
    <WarehouseFrame tab="material">
      {(warehouse) => <Detail key={id} warehouse={warehouse} materialId={id} />}
    </WarehouseFrame>
  );
}
