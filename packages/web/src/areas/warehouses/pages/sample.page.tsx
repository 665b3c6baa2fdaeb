import { WarehouseList } from "../parts/warehouse-list.tsx";

/** The warehouses of samples. */
export default function SamplePage() {
  return <WarehouseList kind="sample" />;
}
