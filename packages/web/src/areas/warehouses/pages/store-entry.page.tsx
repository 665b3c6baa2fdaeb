import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { Forbidden } from "../../../kernel/error-pages.tsx";
import { tabsOf } from "../../../kernel/gates.ts";
import { currentVisitor, usePathParams } from "../../../kernel/router.tsx";
import { useRoutes } from "../../../kernel/shell/routes-context.ts";
import { useWarehouseKind } from "../parts/warehouse-frame.tsx";

/** Leads from a warehouse to the first of its tabs that the reader may open. */
export default function StoreEntryPage() {
  const kind = useWarehouseKind();
  const { storeId } = usePathParams<"storeId">();
  const [first] = tabsOf(kind, useRoutes(), currentVisitor());
  const navigate = useNavigate();
  const to = first?.path.replace("$storeId", storeId);
  // Once for each address: the page is drawn again while the next one is on its way.
  useEffect(() => {
    if (to !== undefined) void navigate({ to, replace: true });
  }, [to, navigate]);
  return to === undefined ? <Forbidden /> : null;
}
