import { sampleRequestsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { call } from "../../../kernel/client.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";

/** An approval names a request alone: leads on to the warehouse that it is of. */
export default function LocatedRequestPage() {
  const t = useTranslation();
  const { id } = usePathParams<"id">();
  const { data, error, refetch } = useQuery({
    queryKey: ["samples", "located", id],
    queryFn: ({ signal }) => call(sampleRequestsApi.locate, { params: { sampleRequestId: id } }, { signal }),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton label={t("shell.loading")} />;
  return <Navigate to="/sample/$storeId/audit" params={{ storeId: data.warehouseId }} replace />;
}
