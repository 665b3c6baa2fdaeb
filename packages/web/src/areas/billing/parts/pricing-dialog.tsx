import {
  type BillingInterval,
  type Currency,
  PRICING_DIALOG_WIDTH_PX,
  type Subscription,
  type TeamPlan,
} from "@benchleaf/contract";
import { Alert, Button } from "antd";
import { useState } from "react";
import { formatError } from "../../../kernel/format-error.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useCheckout, usePortal, usePrices, useSubscriptions, useTeamPlan } from "../plans.queries.ts";
import { findPrice, firstCurrency, firstSeats, seatOptions } from "../price-choice.ts";
import ChangePlanDialog from "./change-plan-dialog.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import styles from "./plans.module.css";
import QuoteDialog from "./quote-dialog.tsx";
import { SubscriptionNotes } from "./subscription-state.tsx";
import { useNewTab } from "./use-new-tab.ts";

interface PlansProps {
  readonly teamPlan: TeamPlan;
  readonly subscription: Subscription | undefined;
}

const useChoice = ({ teamPlan, subscription }: PlansProps) => {
  const { locale } = usePreferences();
  const [interval, setInterval] = useState<BillingInterval>(subscription?.interval ?? "month");
  const [chosen, setSeats] = useState<number>();
  const [wanted, setCurrency] = useState<Currency>();
  const currency = subscription?.currency ?? wanted ?? firstCurrency(locale);
  const prices = usePrices(teamPlan.isPaymentOn, currency);
  const options = seatOptions(
    teamPlan.isPaymentOn ? (prices.data ?? []) : undefined,
    interval,
    teamPlan.memberCount,
  );
  const isThere = options.some(({ seats }) => seats === chosen);
  const seats = isThere && !subscription ? chosen : firstSeats(options, subscription?.seats);
  return { interval, setInterval, seats, setSeats, currency, setCurrency, prices, options };
};

const Plans = ({ teamPlan, subscription }: PlansProps) => {
  const t = useTranslation();
  const choice = useChoice({ teamPlan, subscription });
  const [opened, setOpened] = useState<"change" | "quote" | null>(null);
  const checkout = useCheckout();
  const portal = usePortal();
  const payPage = useNewTab();
  const managePage = useNewTab();
  const { interval, seats, currency, prices, options } = choice;
  const price = findPrice(prices.data, interval, seats);
  const close = () => setOpened(null);
  const buy = () =>
    price && void payPage.open(() => checkout.mutateAsync({ priceId: price.priceId, currency }));
  const manage = () => void managePage.open(() => portal.mutateAsync());
  const buttons = subscription ? (
    <div className={styles.buttons}>
      <Button type="primary" onClick={() => setOpened("change")}>
        {t("plans.change")}
      </Button>
      <Button loading={portal.isPending} onClick={manage}>
        {t("plans.manage")}
      </Button>
    </div>
  ) : (
    teamPlan.isPaymentOn && (
      <Button type="primary" loading={checkout.isPending} disabled={price === undefined} onClick={buy}>
        {t("plans.buy")}
      </Button>
    )
  );
  const withoutPrice = () => {
    if (!teamPlan.isPaymentOn) return t("plans.notSold");
    if (prices.error) return formatError(t, prices.error);
    return prices.data ? t("plans.noPrice") : t("shell.loading");
  };
  const blocked = payPage.blocked ?? managePage.blocked;
  return (
    <>
      <p className={styles.lead}>{t("plans.lead")}</p>
      <PlanChoice
        interval={interval}
        onInterval={choice.setInterval}
        seats={seats}
        options={options}
        members={teamPlan.memberCount}
        onSeats={choice.setSeats}
        areSeatsFixed={subscription !== undefined}
        currency={currency}
        {...(teamPlan.isPaymentOn && !subscription ? { onCurrency: choice.setCurrency } : {})}
      />
      {subscription && (
        <div className={styles.note}>
          <p className={styles.soft}>{t("plans.seatsFixed")}</p>
          <SubscriptionNotes subscription={subscription} />
        </div>
      )}
      {payPage.isOpened && !subscription && (
        <Alert className={styles.note ?? ""} type="info" showIcon title={t("plans.opened")} />
      )}
      {managePage.isOpened && (
        <Alert className={styles.note ?? ""} type="info" showIcon title={t("plans.openedManage")} />
      )}
      {blocked && (
        <Alert
          className={styles.note ?? ""}
          type="warning"
          showIcon
          title={t("plans.blocked")}
          description={
            <a href={blocked} target="_blank" rel="noreferrer">
              {t(payPage.blocked ? "plans.goOn" : "plans.goOnManage")}
            </a>
          }
        />
      )}
      <PlanCards
        teamPlan={teamPlan}
        price={price}
        seats={seats}
        withoutPrice={withoutPrice()}
        teamAction={buttons}
        quoteAction={
          <div className={styles.buttons}>
            <Button onClick={() => setOpened("quote")}>{t("plans.quote")}</Button>
          </div>
        }
      />
      {opened === "change" && subscription && (
        <ChangePlanDialog subscription={subscription} members={teamPlan.memberCount} onClose={close} />
      )}
      {opened === "quote" && <QuoteDialog onClose={close} />}
    </>
  );
};

/** Plans and prices, for the team's owner: buying, changing, managing, and a quote of one's own. */
export default function PricingDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation();
  const { data: teamPlan, error } = useTeamPlan();
  const isOn = teamPlan?.isPaymentOn === true;
  const { data: subscriptions } = useSubscriptions({ isOn });
  const subscription = subscriptions?.find(({ isCurrent }) => isCurrent);
  const isThere = teamPlan !== undefined && (!isOn || subscriptions !== undefined);
  return (
    <Dialog
      open
      title={t("plans.title")}
      width={PRICING_DIALOG_WIDTH_PX}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {error && !teamPlan && <Alert type="error" showIcon title={formatError(t, error)} />}
      {!isThere && !error && <ListSkeleton label={t("shell.loading")} />}
      {isThere && <Plans key={subscription?.id ?? ""} teamPlan={teamPlan} subscription={subscription} />}
    </Dialog>
  );
}
