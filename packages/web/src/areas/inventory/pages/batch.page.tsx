import type { Warehouse } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { NotFound } from "../../../kernel/error-pages.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { ImportTable } from "../../../kernel/tables/import-table.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";

const types = ["material", "stock"] as const;
type Type = (typeof types)[number];

const Import = ({ warehouse, type }: { warehouse: Warehouse; type: Type }) => {
  const navigate = useNavigate();
  const back = { material: "/inventory/$storeId/material", stock: "/inventory/$storeId/stock" } as const;
  return (
    <ImportTable
      kind={type}
      params={{ warehouseId: warehouse.id }}
      onWritten={() => undefined}
      onClose={() => void navigate({ to: back[type], params: { storeId: warehouse.id } })}
    />
  );
};

/**
 * Takes a table in: new materials with what is there of each, `/inventory/{storeId}/batch/material`, or what came in of known
 * ones, `/inventory/{storeId}/batch/stock`.
 */
export default function BatchPage() {
  const params = usePathParams<"type">();
  const type = types.find((one) => one === params.type);
  if (type === undefined) return <NotFound />;
  return (
    <WarehouseFrame tab={type}>
      {(warehouse) => <Import key={type} warehouse={warehouse} type={type} />}
    </WarehouseFrame>
  );
}
