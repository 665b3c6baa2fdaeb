import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { ApplicationList } from "../parts/application-list.tsx";

/** Pending applications of a warehouse; approvers decide here or on the page of all approvals. */
export default function ApprovalPage() {
  const t = useTranslation();
  return (
    <WarehouseFrame
      actions={({ id }) =>
        hasPermission("INVENTORY_AUDIT_RECORDS") && (
          <Link to="/inventory/$storeId/approval/history" params={{ storeId: id }}>
            <Button>{t("stock.history")}</Button>
          </Link>
        )
      }
    >
      {({ id }) => <ApplicationList warehouseId={id} view="all" status="PENDING" />}
    </WarehouseFrame>
  );
}
