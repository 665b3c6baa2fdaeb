import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useWords } from "../../../kernel/words.ts";
import { ApplicationList } from "../parts/application-list.tsx";
import { InventoryFrame } from "../parts/inventory-frame.tsx";

/** What the reader has applied for; a new application begins at its material. */
export default function ApplyPage() {
  const t = useWords();
  return (
    <InventoryFrame
      actions={({ id }) => (
        <Link to="/inventory/$storeId/material" params={{ storeId: id }}>
          <Button type="primary">{t("stock.chooseMaterial")}</Button>
        </Link>
      )}
    >
      {({ id }) => <ApplicationList warehouseId={id} view="mine" />}
    </InventoryFrame>
  );
}
