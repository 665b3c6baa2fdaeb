import type { Team } from "@benchleaf/contract";
import { Button, Form } from "antd";
import { useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useWords } from "../../../kernel/words.ts";
import { useAccountsEntry } from "../hooks/use-accounts-entry.ts";
import { fillSeats, useChange } from "../settings.queries.ts";
import { AccountsField } from "./accounts-field.tsx";
import styles from "./settings.module.css";

const MOST_COLUMNS = 100;

/** One column a seat: taken, kept for an invitation, or free. */
const SeatTable = ({ team }: { team: Team }) => {
  const t = useWords();
  const columns = Array.from({ length: Math.min(team.seatLimit, MOST_COLUMNS) }, (_, index) => index + 1);
  const stateOf = (seat: number) => {
    if (seat <= team.memberCount) return t("teams.seatTaken");
    return seat <= team.memberCount + team.openInvitations ? t("teams.seatInvited") : t("teams.seatFree");
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
    <section className={styles.seats} tabIndex={0} aria-label={t("teams.equity")}>
      <table aria-label={t("teams.equity")}>
        <thead>
          <tr>
            {columns.map((seat) => (
              <th key={seat} scope="col">
                {t("teams.seatNumber", { seat })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {columns.map((seat) => (
              <td key={seat}>{stateOf(seat)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
};

/** The owner fills the free seats from here. */
const FillSeats = ({ free }: { free: number }) => {
  const t = useWords();
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
  const t = useWords();
  const { seatLimit: seats, memberCount: members, openInvitations: invitations } = team;
  const free = Math.max(0, seats - members - invitations);
  return (
    <Dialog open title={t("teams.equity")} footer={null} width={720} onCancel={onClose}>
      <p>{t("teams.equityText", { seats, members, invitations, free })}</p>
      <SeatTable team={team} />
      {free > 0 && team.abilities.fillSeats && <FillSeats free={free} />}
    </Dialog>
  );
};
