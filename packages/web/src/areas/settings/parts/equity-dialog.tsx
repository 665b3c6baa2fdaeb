import type { Team } from "@benchleaf/contract";
import { Button, Form } from "antd";
import { useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useWords } from "../../../kernel/words.ts";
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

/** One column a seat: taken, kept for an invitation, or free. */
const SeatTable = ({ team }: { team: Team }) => {
  const t = useWords();
  const columns = seatColumns(team);
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
