import { MAX_RECOVERY_REASON_CHARACTERS, type Member, SECOND_FACTOR_RESET_HOURS } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { useId, useState } from "react";
import { IdentityDialog } from "../../../kernel/sign-in/identity-dialog.tsx";
import { useStep } from "../../../kernel/sign-in/use-step.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { type HelpMember, resetSecondFactor, unlockMember, useChange } from "../settings.queries.ts";
import styles from "./settings.module.css";

interface Help {
  readonly title: PhraseKey;
  readonly text: PhraseKey;
  /** What else there is to know, where there is. */
  readonly more?: PhraseKey;
  readonly action: PhraseKey;
  readonly done: (member: Member) => PhraseKey;
  readonly work: HelpMember;
}

interface HelpFormProps {
  readonly help: Help;
  readonly member: Member;
  readonly token: string;
  readonly startOver: () => void;
  readonly onDone: () => void;
}

/** What the help does, and why it is given. */
const HelpForm = ({ help, member, token, startOver, onDone }: HelpFormProps) => {
  const t = useTranslation();
  const id = useId();
  const toasts = useToasts();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const change = useChange(help.work);
  const { isBusy, problem, run } = useStep(startOver);
  const wrong = isMissing && reason.trim() === "" ? t("teams.helpReasonRequired") : problem;
  const go = () => {
    setMissing(true);
    if (reason.trim() === "") return;
    void run(async () => {
      const after = await change.mutateAsync({ userId: member.userId, token, reason });
      toasts.success(t(help.done(after), { name: member.name, hours: SECOND_FACTOR_RESET_HOURS }));
      onDone();
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <p className={styles.helpText}>{t(help.text)}</p>
      {help.more && <p className={styles.helpText}>{t(help.more, { hours: SECOND_FACTOR_RESET_HOURS })}</p>}
      <label htmlFor={`${id}-reason`}>{t("teams.helpReason")}</label>
      <Input.TextArea
        id={`${id}-reason`}
        autoFocus
        rows={2}
        maxLength={MAX_RECOVERY_REASON_CHARACTERS}
        value={reason}
        status={wrong ? "error" : ""}
        aria-describedby={`${id}-hint`}
        aria-invalid={Boolean(wrong)}
        onChange={(event) => setReason(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.soft} {...(wrong ? { role: "alert" } : {})}>
        {wrong ?? t("teams.helpReasonHelp")}
      </p>
      <Button type="primary" danger htmlType="submit" loading={isBusy} block>
        {t(help.action)}
      </Button>
    </form>
  );
};

const dialogFor =
  (help: Help) =>
  ({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) => {
    const t = useTranslation();
    return (
      <IdentityDialog title={t(help.title, { name: member.name })} purpose="memberAccess" onClose={onClose}>
        {(token, startOver) => (
          <HelpForm help={help} member={member} token={token} startOver={startOver} onDone={onClose} />
        )}
      </IdentityDialog>
    );
  };

/** Lets a member try again whom wrong passwords have locked out. */
export const UnlockDialog = dialogFor({
  title: "teams.unlockAsk",
  text: "teams.unlockText",
  action: "teams.unlock",
  done: () => "teams.unlocked",
  work: unlockMember,
});

/** Takes away the second step of a member who has lost it. */
export const ResetSecondFactorDialog = dialogFor({
  title: "teams.resetSecondFactorAsk",
  text: "teams.resetSecondFactorText",
  action: "teams.resetSecondFactor",
  more: "teams.resetSecondFactorTeams",
  done: ({ resetAskTime }) => (resetAskTime ? "teams.secondFactorResetAsked" : "teams.secondFactorWasReset"),
  work: resetSecondFactor,
});
