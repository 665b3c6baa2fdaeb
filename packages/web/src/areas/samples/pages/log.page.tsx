import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { SampleLogList } from "../parts/sample-log-list.tsx";

/** What happened to the samples of a warehouse. */
export default function LogPage() {
  return <WarehouseFrame>{({ id }) => <SampleLogList warehouseId={id} sampleId={null} />}</WarehouseFrame>;
}
