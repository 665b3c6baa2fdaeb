import type { StockContainer } from "@benchleaf/contract";
import { Button, Space } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { ScannedProps } from "../../../kernel/web-area.ts";
import { useWarehouse } from "../../warehouses/warehouses.public.tsx";
import { useLots, useMaterial } from "../inventory.queries.ts";
import styles from "./stock.module.css";
import { ApplyDialog, BookDialog, type Booking } from "./stock-dialogs.tsx";

const MOST_SHOWN = 10;
const bookings = ["use", "count"] as const;

/** Remaining amount and location of a scanned material, and actions on it. */
export default function ScannedMaterial({ record }: ScannedProps) {
  const t = useTranslation();
  const format = useFormat();
  // `/inventory/7/material/detail/12` names the warehouse.
  const [, , warehouseId = ""] = record.address.split("/");
  const { data: material } = useMaterial(warehouseId, record.id);
  const { data: lots = [] } = useLots(warehouseId, record.id);
  const { data: warehouse } = useWarehouse(warehouseId);
  const [booked, setBooked] = useState<{ container: StockContainer; booking: Booking } | null>(null);
  const [isApplying, setApplying] = useState(false);
  if (!material || !warehouse) return null;
  const mayBook = warehouse.abilities.use && hasPermission("INVENTORY_MATERIAL_CREATE");
  const shown = lots.flatMap((lot) => lot.containers.map((container) => ({ lot, container })));
  return (
    <>
      <p>
        {t("stock.availableNow", {
          amount: format.quantity({ value: material.quantity, unit: material.unit }),
        })}
      </p>
      <ul className={styles.scanned} aria-label={t("stock.containersOf", { name: material.name })}>
        {shown.slice(0, MOST_SHOWN).map(({ lot, container }) => (
          <li key={container.id}>
            <Space wrap size={4}>
              <span>
                {[
                  lot.batchNo,
                  container.pathCode ?? t("stock.locationNone"),
                  format.quantity(container.quantity),
                ].join(" · ")}
              </span>
              {mayBook &&
                bookings.map((booking) => (
                  <Button
                    key={booking}
                    aria-label={`${t(`stock.do-${booking}`)} ${lot.batchNo}`}
                    onClick={() => setBooked({ container, booking })}
                  >
                    {t(`stock.do-${booking}`)}
                  </Button>
                ))}
            </Space>
          </li>
        ))}
      </ul>
      {hasPermission("INVENTORY_APPLY") && !material.isArchived && (
        <Button onClick={() => setApplying(true)}>{t("stock.apply")}</Button>
      )}
      {booked && <BookDialog warehouseId={warehouseId} {...booked} onClose={() => setBooked(null)} />}
      {isApplying && <ApplyDialog material={material} onClose={() => setApplying(false)} />}
    </>
  );
}
