import { NotFound } from "../../../kernel/error-pages.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { ApplicationDetail } from "../parts/application-detail.tsx";
import { MovementDetail } from "../parts/movement-detail.tsx";
import { OrderDetail } from "../parts/order-detail.tsx";

const types = ["orders", "apply", "approval", "stock"] as const;

/**
 * One order, application or entry of the ledger: `/inventory/{storeId}/orders/detail/{id}`, `apply/detail/{id}`,
 * `approval/detail/{id}`, `stock/detail/{id}`.
 */
export default function RecordDetailPage() {
  const { id, ...params } = usePathParams<"type" | "id">();
  const type = types.find((one) => one === params.type);
  if (!/^\d{1,18}$/.test(id) || type === undefined) return <NotFound />;
  if (type === "stock" && !hasPermission("INVENTORY_RECORDS")) return <NotFound />;
  return (
    <WarehouseFrame tab={type}>
      {(warehouse) => {
        if (type === "orders")
          return <OrderDetail key={id} warehouseId={warehouse.id} id={id} mayUse={warehouse.abilities.use} />;
        if (type === "stock") return <MovementDetail key={id} warehouse={warehouse} id={id} />;
        return <ApplicationDetail key={id} warehouseId={warehouse.id} id={id} />;
      }}
    </WarehouseFrame>
  );
}
