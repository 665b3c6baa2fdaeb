import { WarehouseList } from "../parts/warehouse-list.tsx";

/** The warehouses of materials. */
export default function InventoryPage() {
  return <WarehouseList kind="inventory" />;
}
