import type { Team } from "@benchleaf/contract";
import { Button, Form } from "antd";
import { useState } from "react";
import { useNotice } from "../../../kernel/notice.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useWords } from "../../../kernel/words.ts";
import { Section } from "../../../ui/sections.tsx";
import { quitTeam, transferTeam, useChange } from "../settings.queries.ts";
import { MemberSelect } from "./member-select.tsx";

const Transfer = () => {
  const t = useWords();
  const user = useSession();
  const notice = useNotice();
  const [isOpen, setOpen] = useState(false);
  const [successor, setSuccessor] = useState<string>();
  const transfer = useChange(transferTeam);
  const go = () => {
    if (successor === undefined || transfer.isPending) return;
    // What the page may do has changed, so it starts anew.
    transfer.mutate(successor, { onSuccess: () => location.reload(), onError: notice.failure });
  };
  return (
    <Section title={t("teams.transfer")} lead={t("teams.transferLead")}>
      <Button danger onClick={() => setOpen(true)}>
        {t("teams.transfer")}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t("teams.transfer")}
        action={t("teams.transfer")}
        isDanger
        isBusy={transfer.isPending}
        onConfirm={go}
        onClose={() => setOpen(false)}
      >
        <Form.Item label={t("teams.newOwner")} htmlFor="new-owner" layout="vertical">
          <MemberSelect id="new-owner" value={successor} except={user.userId} onChange={setSuccessor} />
        </Form.Item>
      </ConfirmDialog>
    </Section>
  );
};

const Quit = ({ team }: { team: Team }) => {
  const t = useWords();
  const notice = useNotice();
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
            // Where the next team asks for two steps, both are made anew.
            onSuccess: (next) => location.assign("twoFactor" in next ? "/login" : "/homepage"),
            onError: notice.failure,
          })
        }
        onClose={() => setOpen(false)}
      >
        {t("teams.quitLead", { owner: team.ownerName })}
      </ConfirmDialog>
    </Section>
  );
};

/** The owner gives the team away; everybody else may leave it. */
export const LeaveSection = ({ team }: { team: Team }) => (
  <>
    {team.abilities.transfer && <Transfer />}
    {team.abilities.quit && <Quit team={team} />}
  </>
);
