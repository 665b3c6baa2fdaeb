import type { Team } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { Section } from "../../../ui/sections.tsx";
import { EquityDialog } from "./equity-dialog.tsx";
import styles from "./settings.module.css";

/** How many people the team has and how many it may have. */
export const SeatsSection = ({ team }: { team: Team }) => {
  const t = useTranslation();
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
