import { freeQuotasAt, offeredFeatures, PRICING_DIALOG_WIDTH_PX, type Team } from "@benchleaf/contract";
import { Button, Form } from "antd";
import { Suspense, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { formatStorage, PricingDialog, useTeamPlan } from "../../billing/billing.public.tsx";
import { useAccountsEntry } from "../hooks/use-accounts-entry.ts";
import { type SeatColumn, seatColumns } from "../seat-columns.ts";
import { fillSeats, useChange } from "../settings.queries.ts";
import { AccountsField } from "./accounts-field.tsx";
import styles from "./settings.module.css";

const STATE_NAMES = {
  taken: "teams.seatTaken",
  invited: "teams.seatInvited",
  free: "teams.seatFree",
} as const;

const numberOf = ({ first, last }: SeatColumn): string => (first === last ? `${first}` : `${first}–${last}`);

/** One column per seat: occupied, reserved for an invitation, or free. */
const SeatTable = ({ team }: { team: Team }) => {
  const t = useTranslation();
  const format = useFormat();
  const { data: plan } = useTeamPlan();
  const columns = seatColumns(team);
  // Free quotas grow with the members; those of a plan do not.
  const isGrowing = plan?.limits.some(
    ({ feature, source }) => feature === "STORAGE_LIMIT" && source === "setting",
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
    <section className={styles.seats} tabIndex={0} aria-label={t("teams.equity")}>
      <table aria-label={t("teams.equity")}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.first} scope="col">
                {t("teams.seatNumber", { seat: numberOf(column) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {columns.map(({ first, state }) => (
              <td key={first}>{t(STATE_NAMES[state])}</td>
            ))}
          </tr>
          {isGrowing && (
            <tr>
              {columns.map(({ first, last }) => (
                <td key={first}>
                  {t("plans.equityStorage")} {formatStorage(format, freeQuotasAt(last).storageBytes)}
                </td>
              ))}
            </tr>
          )}
          {isGrowing && offeredFeatures.includes("LITERATURE_AI_LIMIT") && (
            <tr>
              {columns.map(({ first, last }) => (
                <td key={first}>
                  {t("plans.equityAi")} {t("billing.uses", { count: freeQuotasAt(last).literatureAi })}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
};

/** The owner fills the free seats from here. */
const FillSeats = ({ free }: { free: number }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const entry = useAccountsEntry();
  const [problem, setProblem] = useState<string | null>(null);
  const fill = useChange(fillSeats);
  const submit = () => {
    const found = entry.check();
    setProblem(found);
    if (found !== null || fill.isPending) return;
    fill.mutate([...entry.accounts], {
      onSuccess: (results) => void entry.settle(results),
      onError: toasts.failure,
    });
  };
  return (
    <Form layout="vertical" requiredMark={false} onFinish={submit}>
      <h3 className={styles.subtitle}>{t("teams.inviteMissing", { count: free })}</h3>
      <AccountsField id="seat-accounts" entry={entry} problem={problem} />
      <Button type="primary" htmlType="submit" loading={fill.isPending}>
        {t("teams.sendInvitations")}
      </Button>
    </Form>
  );
};

/** The seats of a team, and for its owner the way to fill those that are free. */
export const EquityDialog = ({ team, onClose }: { team: Team; onClose: () => void }) => {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { seatLimit: seats, memberCount: members, openInvitations: invitations } = team;
  const free = Math.max(0, seats - members - invitations);
  return (
    <Dialog open title={t("teams.equity")} footer={null} width={PRICING_DIALOG_WIDTH_PX} onCancel={onClose}>
      <p>{t("teams.equityText", { seats, members, invitations, free })}</p>
      <SeatTable team={team} />
      {free > 0 && team.abilities.fillSeats && <FillSeats free={free} />}
      {team.abilities.fillSeats && (
        <p className={styles.plans}>
          <Button onClick={() => setOpen(true)}>{t("plans.open")}</Button>
        </p>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PricingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Dialog>
  );
};
