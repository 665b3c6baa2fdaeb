import { Information } from "../parts/information.tsx";
import { WarehouseFrame } from "../parts/warehouse-frame.tsx";
import { WarehouseMenu } from "../parts/warehouse-menu.tsx";

/** The information of a warehouse. */
export default function InformationPage() {
  return (
    <WarehouseFrame actions={(warehouse) => <WarehouseMenu warehouse={warehouse} />}>
      {(warehouse) => <Information warehouse={warehouse} />}
    </WarehouseFrame>
  );
}
