import { Button, Space } from "antd";
import { useState } from "react";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { ScannedProps } from "../../../kernel/web-area.ts";
import { useWarehouse } from "../../warehouses/warehouses.public.tsx";
import { useSample } from "../samples.queries.ts";
import { type SampleAction, SampleActions } from "./sample-actions.tsx";
import { SampleStateTags } from "./sample-state.tsx";

/** What can be done at once with a sample whose tube was scanned: take it, bring it back, place it, divide it. */
export default function ScannedSample({ record }: ScannedProps) {
  const t = useTranslation();
  // `/sample/7/view/12` names the warehouse.
  const [, , warehouseId = ""] = record.address.split("/");
  const { data: sample, refetch } = useSample(warehouseId, record.id);
  const { data: warehouse } = useWarehouse(warehouseId);
  const [action, setAction] = useState<SampleAction | null>(null);
  if (!sample || !warehouse) return null;
  const mayUse = warehouse.abilities.use && hasPermission("SAMPLE_CREATE");
  const offered: readonly SampleAction[] =
    !mayUse || sample.state === "deleted" ? [] : [sample.state === "in" ? "OUT" : "IN", "place", "aliquot"];
  return (
    <Space wrap>
      <SampleStateTags sample={sample} />
      {offered.map((one) => (
        <Button key={one} onClick={() => setAction(one)}>
          {t(`samplePages.do-${one}`)}
        </Button>
      ))}
      {action !== null && (
        <SampleActions
          warehouse={warehouse}
          action={action}
          samples={[sample]}
          onClose={(isDone) => {
            setAction(null);
            if (isDone) void refetch();
          }}
        />
      )}
    </Space>
  );
}
