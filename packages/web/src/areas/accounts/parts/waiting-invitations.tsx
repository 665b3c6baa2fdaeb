import type { Departure } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { joinInvited } from "../../../kernel/alerts/switch-team.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./left.module.css";

/** Invitations to one's own address, each with the way into its team. */
export const WaitingInvitations = ({ invitations }: Pick<Departure, "invitations">) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { dateTime } = useFormat();
  const [joining, setJoining] = useState<string | null>(null);
  const join = async (invitation: Departure["invitations"][number]) => {
    setJoining(invitation.id);
    try {
      if (!(await joinInvited(invitation))) setJoining(null);
    } catch (error) {
      setJoining(null);
      toasts.failure(error);
    }
  };
  return (
    <section aria-label={t("left.invitations")}>
      <h2 className={styles.heading}>{t("left.invitations")}</h2>
      <ul className={styles.teams}>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <Button
              block
              size="large"
              type="primary"
              loading={joining === invitation.id}
              disabled={joining !== null}
              onClick={() => void join(invitation)}
            >
              {t("left.join", { team: invitation.tenantName })}
            </Button>
            <p className={styles.text}>
              {t("left.invitedBy", {
                name: invitation.inviterName,
                time: dateTime(invitation.expireTime),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
