import { Link } from "@tanstack/react-router";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { useApplication } from "../inventory.queries.ts";
import { ApplicationActs } from "./application-acts.tsx";

/** One application for stock, and what was decided on it. */
export const ApplicationDetail = ({ warehouseId, id }: { warehouseId: string; id: string }) => {
  const t = useTranslation();
  const format = useFormat();
  const { data: one, error, refetch } = useApplication(warehouseId, id);
  if (error && !one) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!one) return <ListSkeleton label={t("shell.loading")} />;
  const facts = [
    ["state", t(`stock.status-${one.status}`)],
    ["amount", format.quantity(one.quantity)],
    ["applicant", one.applicant],
    ["reason", one.reason],
    ["rejectReason", one.rejectReason],
    [
      "takenFrom",
      format.list(
        one.picks.map(({ batchNo, pathCode, quantity }) =>
          [batchNo, format.quantity(quantity), pathCode].filter(Boolean).join(" "),
        ),
      ),
    ],
    ["time", format.dateTime(one.createTime)],
    ["settleTime", one.settleTime === null ? "" : format.dateTime(one.settleTime)],
    ["decidedBy", one.isAutoAudit ? t("stock.decidedByRule") : ""],
  ] as const;
  return (
    <>
      <ToolLine>
        <h2 style={{ margin: 0, flex: 1 }}>{one.number}</h2>
        <ApplicationActs application={one} />
      </ToolLine>
      <Facts>
        <Fact label={t("stock.name")}>
          <Link
            to="/inventory/$storeId/material/detail/$id"
            params={{ storeId: warehouseId, id: one.materialId }}
          >
            {one.material}
          </Link>
        </Fact>
        {facts
          .filter(([, value]) => value !== "")
          .map(([key, value]) => (
            <Fact key={key} label={t(`stock.${key}`)}>
              {value}
            </Fact>
          ))}
      </Facts>
    </>
  );
};
