import type { BillingInterval, PlanPrice, PricePreview, Subscription } from "@benchleaf/contract";
import { Alert, Radio } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { usePricePreview, usePrices, useUpgrade } from "../plans.queries.ts";
import { findPrice, formatMoney, seatOptions } from "../price-choice.ts";
import { PlanChoice } from "./plan-choice.tsx";
import styles from "./plans.module.css";

type Effect = "now" | "later";

/** What is paid now, line by line, and from then on. */
const Costs = ({ preview, price, isNow }: { preview: PricePreview; price: PlanPrice; isNow: boolean }) => {
  const t = useTranslation();
  const format = useFormat();
  const { locale } = usePreferences();
  const { amountDue, currency, lines, nextAmount, nextPaymentTime } = preview;
  const money = (amount: number) => formatMoney(locale, currency, amount);
  return (
    <dl className={styles.cost} aria-live="polite">
      {isNow && (
        <>
          {lines.map(({ description, amount }) => [
            <dt key={`${description}-name`} className={styles.soft}>
              {description}
            </dt>,
            <dd key={description}>{money(amount)}</dd>,
          ])}
          <dt className={styles.total}>{t(amountDue < 0 ? "plans.credited" : "plans.dueNow")}</dt>
          <dd className={styles.total}>{money(Math.abs(amountDue))}</dd>
        </>
      )}
      <dt>{t("plans.afterwards")}</dt>
      <dd>
        {t(`plans.thenEach_${price.interval}`, {
          amount: money(nextAmount),
          date: format.date(nextPaymentTime),
        })}
      </dd>
    </dl>
  );
};

interface ChangePlanDialogProps {
  readonly subscription: Subscription;
  readonly members: number;
  readonly onClose: () => void;
}

/** Other seats or another interval for a subscription. What it costs is shown before it is confirmed. */
export default function ChangePlanDialog({ subscription, members, onClose }: ChangePlanDialogProps) {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const [interval, setInterval] = useState<BillingInterval>(subscription.interval);
  const [seats, setSeats] = useState(subscription.seats);
  const [chosenEffect, setEffect] = useState<Effect>();
  const prices = usePrices(true, subscription.currency);
  const price = findPrice(prices.data, interval, seats);
  const isOther = price !== undefined && price.priceId !== subscription.priceId;
  const preview = usePricePreview(isOther ? price.priceId : undefined);
  const upgrade = useUpgrade();
  // Less takes effect when what was paid is used up, unless someone wants it otherwise.
  const isLess = isOther && interval === subscription.interval && seats < subscription.seats;
  const effect = chosenEffect ?? (isLess ? "later" : "now");
  const confirm = () => {
    if (!isOther || preview.data === undefined || upgrade.isPending) return;
    const isNow = effect === "now";
    upgrade.mutate(
      {
        subscriptionId: subscription.id,
        newPriceId: price.priceId,
        immediateEffect: isNow ? "true" : "false",
        ...(isNow ? { prorationDate: preview.data.prorationDate } : {}),
      },
      {
        onSuccess: () => {
          toasts.success(t(isNow ? "plans.changed" : "plans.changedLater"));
          onClose();
        },
      },
    );
  };
  const failure = upgrade.error ?? preview.error ?? prices.error;
  return (
    <Dialog
      open
      title={t("plans.changeTitle")}
      width={640}
      okText={t("plans.confirmChange")}
      okButtonProps={{ disabled: !isOther || preview.data === undefined }}
      cancelText={t("shell.cancel")}
      confirmLoading={upgrade.isPending}
      onOk={confirm}
      onCancel={onClose}
    >
      <p className={styles.lead}>{t("plans.changeLead")}</p>
      <PlanChoice
        interval={interval}
        onInterval={setInterval}
        seats={seats}
        options={seatOptions(prices.data ?? [], interval, members)}
        members={members}
        onSeats={setSeats}
      />
      <Radio.Group
        aria-label={t("plans.effect")}
        vertical
        value={effect}
        options={[
          { value: "now", label: t("plans.effectNow") },
          { value: "later", label: t("plans.effectLater") },
        ]}
        onChange={({ target }) => setEffect(target.value as Effect)}
      />
      <p className={styles.soft}>
        {effect === "now"
          ? t("plans.effectNowHelp")
          : t("plans.effectLaterHelp", { date: format.date(subscription.currentPeriodEnd) })}
      </p>
      {isOther && preview.isFetching && !preview.data && <ListSkeleton label={t("shell.loading")} />}
      {isOther && preview.data && <Costs preview={preview.data} price={price} isNow={effect === "now"} />}
      {failure && (
        <Alert
          className={styles.note ?? ""}
          type="error"
          showIcon
          title={formatError(t, failure)}
          role="alert"
        />
      )}
    </Dialog>
  );
}
