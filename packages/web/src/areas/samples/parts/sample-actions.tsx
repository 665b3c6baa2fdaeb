import type { Sample, SampleRequestKind, Warehouse } from "@benchleaf/contract";
import { Suspense } from "react";
import { PrintLabels } from "../../labels/labels.public.tsx";
import { PlaceContainers } from "../../warehouses/warehouses.public.tsx";
import { AliquotDialog, PoolDialog } from "./aliquot-dialog.tsx";
import { RequestDialog, TransferDialog } from "./request-dialog.tsx";
import { SampleDialog } from "./sample-dialog.tsx";

/** What is being done with samples. */
export type SampleAction =
  | SampleRequestKind
  | "transfer"
  | "place"
  | "print"
  | "aliquot"
  | "derive"
  | "pool"
  | "edit";

interface SampleActionsProps {
  readonly warehouse: Warehouse;
  readonly action: SampleAction;
  readonly samples: readonly Sample[];
  /** With the ids of samples that were made, and whether anything was done. */
  readonly onClose: (isDone: boolean, sampleIds?: readonly string[]) => void;
}

/** The dialog of an action on samples, one or many. */
export const SampleActions = ({ warehouse, action, samples, onClose }: SampleActionsProps) => {
  const [first] = samples;
  if (first === undefined) return null;
  const onMade = (ids?: readonly string[]) => onClose(ids !== undefined, ids);
  switch (action) {
    case "OUT":
    case "IN":
    case "DELETE":
      return <RequestDialog kind={action} samples={samples} onClose={onClose} />;
    case "transfer":
      return <TransferDialog samples={samples} onClose={onClose} />;
    case "place":
      return (
        <Suspense fallback={null}>
          <PlaceContainers
            warehouseId={warehouse.id}
            containerIds={samples.map(({ containerId }) => containerId)}
            onDone={() => onClose(true)}
            onClose={() => onClose(false)}
          />
        </Suspense>
      );
    case "print":
      return (
        <Suspense fallback={null}>
          <PrintLabels
            records={samples.map(({ id, name }) => ({ kind: "sample" as const, id, name }))}
            onClose={() => onClose(false)}
          />
        </Suspense>
      );
    case "aliquot":
      return <AliquotDialog sample={first} onClose={onMade} />;
    case "pool":
      return <PoolDialog samples={samples} onClose={onMade} />;
    case "derive":
      return (
        <SampleDialog warehouseId={warehouse.id} doing={{ kind: "derive", sample: first }} onClose={onMade} />
      );
    case "edit":
      return (
        <SampleDialog
          warehouseId={warehouse.id}
          doing={{ kind: "change", sample: first }}
          onClose={() => onClose(true)}
        />
      );
  }
};
