import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { ApplicationList } from "../parts/application-list.tsx";

/** Applications of a warehouse that are decided. */
export default function ApprovalHistoryPage() {
  return (
    <WarehouseFrame tab="approval">
      {({ id }) => <ApplicationList warehouseId={id} view="history" />}
    </WarehouseFrame>
  );
}
