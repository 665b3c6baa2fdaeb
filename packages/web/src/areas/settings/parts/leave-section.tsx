import type { Team } from "@benchleaf/contract";
import { Button, Form } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { useSession } from "../../../kernel/session.ts";
import { IdentityDialog } from "../../../kernel/sign-in/identity-dialog.tsx";
import { useStep } from "../../../kernel/sign-in/use-step.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Section } from "../../../ui/sections.tsx";
import { quitTeam, transferTeam, useChange } from "../settings.queries.ts";
import { MemberSelect } from "./member-select.tsx";

const CONSEQUENCES = ["teams.transferRights", "teams.transferRole", "teams.transferBack"] as const;

/** What the transfer of the team means, and its new owner. */
const TransferForm = ({ token, startOver }: { token: string; startOver(): void }) => {
  const t = useTranslation();
  const user = useSession();
  const [successor, setSuccessor] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const { isBusy, problem, run } = useStep(startOver);
  const wrong = isMissing && successor === undefined ? t("teams.chooseMember") : problem;
  const go = () => {
    setMissing(true);
    if (successor === undefined) return;
    void run(async () => {
      await transferTeam({ userId: successor, token });
      // What the page may do has changed, so it starts again.
      location.reload();
    });
  };
  return (
    <Form layout="vertical" onFinish={go}>
      <ul>
        {CONSEQUENCES.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <br />
      <Form.Item
        label={t("teams.newOwner")}
        htmlFor="new-owner"
        {...(wrong ? { help: wrong, validateStatus: "error" as const } : {})}
      >
        <MemberSelect id="new-owner" value={successor} except={user.userId} onChange={setSuccessor} />
      </Form.Item>
      <Button type="primary" danger htmlType="submit" loading={isBusy} block>
        {t("teams.transfer")}
      </Button>
    </Form>
  );
};

const Transfer = () => {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t("teams.transfer")} lead={t("teams.transferLead")}>
      <Button danger onClick={() => setOpen(true)}>
        {t("teams.transfer")}
      </Button>
      {isOpen && (
        <IdentityDialog title={t("teams.transfer")} purpose="transferTeam" onClose={() => setOpen(false)}>
          {(token, startOver) => <TransferForm token={token} startOver={startOver} />}
        </IdentityDialog>
      )}
    </Section>
  );
};

const Quit = ({ team }: { team: Team }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const quit = useChange(quitTeam);
  return (
    <Section title={t("teams.quit")} lead={t("teams.quitLead", { owner: team.ownerName })}>
      <Button danger onClick={() => setOpen(true)}>
        {t("teams.quit")}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t("teams.quitAsk", { team: team.tenantName })}
        action={t("teams.quit")}
        isDanger
        isBusy={quit.isPending}
        onConfirm={() =>
          quit.mutate(undefined, {
            // If the next team requires two factors, both are requested again.
            onSuccess: (next) =>
              location.assign("teamless" in next ? "/left" : "twoFactor" in next ? "/login" : "/homepage"),
            onError: toasts.failure,
          })
        }
        onClose={() => setOpen(false)}
      >
        {t("teams.quitLead", { owner: team.ownerName })}
      </ConfirmDialog>
    </Section>
  );
};

/** The owner gives the team away; everyone else may leave it. */
export const LeaveSection = ({ team }: { team: Team }) => (
  <>
    {team.abilities.transfer && <Transfer />}
    {team.abilities.quit && <Quit team={team} />}
  </>
);
