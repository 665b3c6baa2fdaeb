import type { Warehouse } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { NotFound } from "../../../kernel/error-pages.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { ImportTable } from "../../../kernel/tables/import-table.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";

const Import = ({ warehouse }: { warehouse: Warehouse }) => {
  const navigate = useNavigate();
  return (
    <ImportTable
      kind="material"
      params={{ warehouseId: warehouse.id }}
      onWritten={() => undefined}
      onClose={() => void navigate({ to: "/inventory/$storeId/material", params: { storeId: warehouse.id } })}
    />
  );
};

/** Takes many materials in at once, with what is there of each: `/inventory/{storeId}/batch/material`. */
export default function BatchPage() {
  const { type } = usePathParams<"type">();
  if (type !== "material") return <NotFound />;
  return <WarehouseFrame tab="material">{(warehouse) => <Import warehouse={warehouse} />}</WarehouseFrame>;
}
