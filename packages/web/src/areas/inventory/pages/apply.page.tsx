import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { ApplicationList } from "../parts/application-list.tsx";

/** What the reader has applied for; a new application begins at its material. */
export default function ApplyPage() {
  const t = useTranslation();
  return (
    <WarehouseFrame
      actions={({ id }) => (
        <Link to="/inventory/$storeId/material" params={{ storeId: id }}>
          <Button type="primary">{t("stock.chooseMaterial")}</Button>
        </Link>
      )}
    >
      {({ id }) => <ApplicationList warehouseId={id} view="mine" />}
    </WarehouseFrame>
  );
}
