import { EditOutlined, QrcodeOutlined } from "@ant-design/icons";
import type { Material, Warehouse } from "@benchleaf/contract";
import { Button } from "antd";
import { Suspense, useState } from "react";
import { dayAfter } from "../../../kernel/end-of-day.ts";
import { useFormat } from "../../../kernel/format.ts";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { usePathParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { PrintLabels } from "../../labels/labels.public.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { useArchiveMaterial, useMaterial } from "../inventory.queries.ts";
import { Containers } from "../parts/containers.tsx";
import { MaterialDialog } from "../parts/material-dialog.tsx";
import styles from "../parts/stock.module.css";
import { ApplyDialog, StockInDialog } from "../parts/stock-dialogs.tsx";
import { supplyText } from "../parts/supply-text.ts";

const About = ({ material }: { material: Material }) => {
  const t = useTranslation();
  const format = useFormat();
  const today = dayAfter(0, usePreferences().timezone);
  const facts = [
    ["number", material.number],
    ["kind", t(`stock.kind-${material.kind}`)],
    ["cas", material.cas],
    ["brand", material.brand],
    ["catalogNumber", material.catalogNumber],
    ["specification", material.specification],
    ["storage", material.storage],
    ["hazards", format.list(material.hazards.map((code) => t(`stock.hazard-${code}`)))],
    ["suppliers", format.list(material.supplies.map((supply) => supplyText(format, supply)))],
    [
      "lowQuantity",
      material.lowQuantity === null
        ? ""
        : format.quantity({ value: material.lowQuantity, unit: material.unit }),
    ],
    ["note", material.note],
  ] as const;
  return (
    <div className={styles.about}>
      <Facts>
        <Fact label={t("stock.left")}>
          {format.quantity({ value: material.quantity, unit: material.unit })}
          {material.isLow && ` · ${t("stock.low")}`}
          {material.firstExpiry !== null && material.firstExpiry < today && ` · ${t("stock.expired")}`}
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
    </div>
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
              void archive
                .mutateAsync({ id: material.id, isArchived: !isArchived })
                .then(
                  () => toasts.success(t(isArchived ? "stock.restored" : "stock.archived")),
                  toasts.failure,
                )
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
