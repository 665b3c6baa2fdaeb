import { readLookupKey, type Subscription } from "@benchleaf/contract";
import { Alert } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";

/** Problems of a subscription and their consequences; shown wherever plans are. */
export const SubscriptionNotes = ({ subscription }: { subscription: Subscription }) => {
  const t = useTranslation();
  const format = useFormat();
  const { cancelAt, graceEnd, nextLookupKey } = subscription;
  const next = readLookupKey(nextLookupKey);
  return (
    <>
      {graceEnd !== null && (
        <Alert type="error" showIcon title={t("plans.grace", { date: format.date(graceEnd) })} />
      )}
      {graceEnd === null && cancelAt !== null && (
        <Alert type="warning" showIcon title={t("plans.ends", { date: format.date(cancelAt) })} />
      )}
      {next !== null && (
        <Alert
          type="info"
          showIcon
          title={t("plans.follows", {
            plan: `${t(`plans.plan_${next.plan}`)} · ${t("plans.seatCount", { count: next.seats })}`,
          })}
        />
      )}
    </>
  );
};
