import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { lazy, Suspense, useEffect, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Section } from "../../../ui/sections.tsx";
import { useSubscriptions, useTeamPlan } from "../plans.queries.ts";
import { LimitsTable } from "./limits-table.tsx";
import styles from "./plans.module.css";
import { SubscriptionNotes } from "./subscription-state.tsx";

const PricingDialog = lazy(() => import("./pricing-dialog.tsx"));

/** The team's plan and every limit of it. Its owner opens the plans from here; a link with `?plans=1` does, too. */
export default function PlanSection() {
  const t = useTranslation();
  const format = useFormat();
  const user = useSession();
  const navigate = useNavigate();
  const params = useQueryParams();
  const isOwner = user.userId === user.ownerId;
  const [isOpen, setOpen] = useState(isOwner && params.plans === "1");
  const { data: plan, error, refetch } = useTeamPlan();
  const { data: subscriptions } = useSubscriptions({
    isOn: isOwner && plan?.isPaymentOn === true,
    isBack: params.payment === "done",
  });
  const subscription = subscriptions?.find(({ isCurrent }) => isCurrent);
  useEffect(() => {
    if (isOwner && params.plans === "1") setOpen(true);
  }, [isOwner, params.plans]);
  const close = () => {
    setOpen(false);
    if (params.plans !== undefined) void navigate({ to: "/team", replace: true });
  };
  const end = () => {
    if (subscription && subscription.cancelAt === null && subscription.graceEnd === null)
      return t("plans.renews", { date: format.date(subscription.currentPeriodEnd) });
    return plan?.endTime ? t("plans.until", { date: format.date(plan.endTime) }) : t("plans.noEnd");
  };
  return (
    <Section
      title={t("plans.section")}
      actions={isOwner && <Button onClick={() => setOpen(true)}>{t("plans.open")}</Button>}
    >
      {error && !plan && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!plan && !error && <ListSkeleton label={t("shell.loading")} />}
      {plan && (
        <>
          <p>
            <strong>{t(`plans.plan_${plan.plan}`)}</strong>
            {plan.seats !== null && ` · ${t("plans.seatCount", { count: plan.seats })}`}
            {plan.source !== null && ` · ${t(`plans.source_${plan.source}`)} · ${end()}`}
          </p>
          {subscription && <SubscriptionNotes subscription={subscription} />}
          <p className={styles.soft}>{t(`plans.factSupport_${plan.support}`)}</p>
          <LimitsTable limits={plan.limits} />
        </>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PricingDialog onClose={close} />
        </Suspense>
      )}
    </Section>
  );
}
