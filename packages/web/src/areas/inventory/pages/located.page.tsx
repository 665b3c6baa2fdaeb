import { ordersApi, stockApplicationsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "@tanstack/react-router";
import { call } from "../../../kernel/client.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";

/** An approval names an application or an order alone: leads on to its page in its warehouse. */
export default function LocatedPage() {
  const t = useTranslation();
  const { id } = usePathParams<"id">();
  const isOrder = useLocation().pathname.startsWith("/inventory/orders/");
  const { data, error, refetch } = useQuery({
    queryKey: ["inventory", "located", isOrder, id],
    queryFn: ({ signal }) =>
      isOrder
        ? call(ordersApi.locate, { params: { orderId: id } }, { signal })
        : call(stockApplicationsApi.locate, { params: { stockApplicationId: id } }, { signal }),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton label={t("shell.loading")} />;
  return (
    <Navigate
      to="/inventory/$storeId/$type/detail/$id"
      params={{ storeId: data.warehouseId, type: isOrder ? "orders" : "approval", id }}
      replace
    />
  );
}
