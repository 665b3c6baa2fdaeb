import { channelOf, type SceneId } from "@benchleaf/contract";
import { Button } from "antd";
import { checksOf } from "../../../kernel/sign-in/checks.ts";
import { CodeField } from "../../../kernel/sign-in/code-field.tsx";
import { Field } from "../../../kernel/sign-in/field.tsx";
import { NewPasswordFields } from "../../../kernel/sign-in/new-password-fields.tsx";
import styles from "../../../kernel/sign-in/sign-in.module.css";
import { accountLabel, useAccountKinds } from "../../../kernel/sign-in/use-account-kinds.ts";
import { useCodeSender } from "../../../kernel/sign-in/use-code-sender.ts";
import { useEntries } from "../../../kernel/sign-in/use-entries.ts";
import { useTranslation } from "../../../kernel/translation.ts";

export interface ProvedAccount {
  readonly account: string;
  readonly code: string;
  readonly name: string;
  readonly newPassword: string;
}

interface ProveAccountFormProps {
  readonly scene: SceneId;
  readonly action: string;
  readonly passwordLabel: string;
  readonly hasName?: boolean;
  /** Requires no code: something else replaces it. */
  readonly isProven?: boolean;
  readonly problem: string | null;
  readonly isBusy: boolean;
  onProved(proved: ProvedAccount): void;
}

/** An address, the code sent there, and a new password: the form of registering, activating and resetting. */
export const ProveAccountForm = (props: ProveAccountFormProps) => {
  const t = useTranslation();
  // A password is set again for any account; the others end in a session.
  const offered = useAccountKinds();
  const kinds = props.scene === "resetPassword" ? { email: true, mobile: true } : offered;
  const { account, code, name, newPassword, confirm } = checksOf(t, kinds);
  const sender = useCodeSender(props.scene);
  const { values, fieldOf, onSubmit, check } = useEntries({
    account,
    code: props.isProven ? () => null : code,
    name: props.hasName ? name : () => null,
    newPassword,
    confirm,
  });
  const sendCode = () => {
    const sendChannel = channelOf(values.account);
    if (check("account") || !sendChannel) return;
    void sender.send({ account: values.account, sendChannel });
  };
  return (
    <form
      noValidate
      onSubmit={onSubmit((all) => props.onProved({ ...all, name: all.name.trim(), code: all.code.trim() }))}
    >
      {props.problem && (
        <p className={styles.problem} role="alert">
          {props.problem}
        </p>
      )}
      <Field
        {...fieldOf("account")}
        label={t(accountLabel(kinds))}
        isFocusedFirst
        name="username"
        type="text"
        autoComplete="username"
        spellCheck={false}
        maxLength={254}
      />
      {!props.isProven && <CodeField {...fieldOf("code")} sender={sender} onSend={sendCode} />}
      {props.hasName && (
        <Field
          {...fieldOf("name")}
          label={t("accounts.name")}
          help={t("accounts.nameHelp")}
          name="name"
          type="text"
          autoComplete="name"
          maxLength={64}
        />
      )}
      <NewPasswordFields
        password={fieldOf("newPassword")}
        confirm={fieldOf("confirm")}
        label={props.passwordLabel}
      />
      <Button type="primary" size="large" htmlType="submit" loading={props.isBusy} block>
        {props.action}
      </Button>
    </form>
  );
};
