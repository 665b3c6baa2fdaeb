import type { Team } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Modal } from "antd";
import { useState } from "react";
import { useWords } from "../../../kernel/words.ts";
import { Section } from "../../../ui/sections.tsx";
import styles from "./settings.module.css";

const MOST_COLUMNS = 20;

/** One column a free seat, taken or open, and how many people are missing. */
const EquityDialog = ({ team, onClose }: { team: Team; onClose: () => void }) => {
  const t = useWords();
  const columns = Array.from({ length: Math.min(team.seatLimit, MOST_COLUMNS) }, (_, index) => index + 1);
  const missing = Math.max(0, team.seatLimit - team.memberCount);
  return (
    <Modal open title={t("teams.equity")} footer={null} width={720} onCancel={onClose}>
      <p>{t("teams.equityText", { members: team.memberCount, seats: team.seatLimit })}</p>
      <br />
      <div className={styles.seats}>
        <table className={styles.seats} aria-label={t("teams.equity")}>
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
                <td key={seat}>{t(seat <= team.memberCount ? "teams.seatTaken" : "teams.seatFree")}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <br />
      {missing > 0 && team.abilities.update && (
        <Link to="/settings/users" search={{ create: "invitation" }}>
          {t("teams.inviteMissing", { count: missing })}
        </Link>
      )}
    </Modal>
  );
};

/** How many people the team has and how many it may have. */
export const SeatsSection = ({ team }: { team: Team }) => {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const limit = team.seatLimit < 0 ? t("teams.unlimited") : String(team.seatLimit);
  return (
    <Section
      title={t("teams.seats")}
      actions={team.seatLimit > 0 && <Button onClick={() => setOpen(true)}>{t("teams.equity")}</Button>}
    >
      <dl className={styles.facts}>
        <dt>{t("teams.members")}</dt>
        <dd className="tabular">
          {team.memberCount} / {limit}
        </dd>
        <dt>{t("teams.openInvitations")}</dt>
        <dd className="tabular">{team.openInvitations}</dd>
      </dl>
      {isOpen && <EquityDialog team={team} onClose={() => setOpen(false)} />}
    </Section>
  );
};
