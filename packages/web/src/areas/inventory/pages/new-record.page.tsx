import { Navigate } from "@tanstack/react-router";
import { NotFound } from "../../../kernel/error-pages.tsx";
import { usePathParams } from "../../../kernel/router.tsx";

/** `/inventory/{storeId}/{type}/detail` without an id: the list with the dialog of a new record. */
export default function NewRecordPage() {
  const { storeId, type } = usePathParams<"storeId" | "type">();
  const params = { storeId };
  const search = { create: "1" };
  if (type === "material")
    return <Navigate to="/inventory/$storeId/material" params={params} search={search} replace />;
  if (type === "orders")
    return <Navigate to="/inventory/$storeId/orders" params={params} search={search} replace />;
  // Stock of many materials comes in by a table; that of one at its material.
  if (type === "stock")
    return <Navigate to="/inventory/$storeId/batch/$type" params={{ storeId, type }} replace />;
  // An application begins at its material.
  if (type === "apply") return <Navigate to="/inventory/$storeId/material" params={params} replace />;
  return <NotFound />;
}
