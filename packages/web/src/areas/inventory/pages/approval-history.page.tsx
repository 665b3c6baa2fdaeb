import { ApplicationList } from "../parts/application-list.tsx";
import { InventoryFrame } from "../parts/inventory-frame.tsx";

/** Applications of a warehouse that are decided. */
export default function ApprovalHistoryPage() {
  return (
    <InventoryFrame tab="approval">
      {({ id }) => <ApplicationList warehouseId={id} view="history" />}
    </InventoryFrame>
  );
}
