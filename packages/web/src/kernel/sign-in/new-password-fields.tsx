import { useId } from "react";
import { useTranslation } from "../translation.ts";
import { Field } from "./field.tsx";
import { PasswordRuleList } from "./password-rule-list.tsx";

interface Entry {
  readonly value: string;
  readonly problem: string | null;
  onChange(value: string): void;
  onBlur(): void;
}

/** A new password with its rules ticked off while typing, and the same once more. */
export const NewPasswordFields = ({
  password,
  confirm,
  label,
}: {
  password: Entry;
  confirm: Entry;
  label: string;
}) => {
  const t = useTranslation();
  const rulesId = useId();
  return (
    <>
      <Field
        {...password}
        label={label}
        describedBy={rulesId}
        name="new-password"
        type="password"
        autoComplete="new-password"
        maxLength={200}
      />
      <PasswordRuleList password={password.value} id={rulesId} />
      <Field
        {...confirm}
        label={t("accounts.confirm")}
        name="confirm-password"
        type="password"
        autoComplete="new-password"
        maxLength={200}
      />
    </>
  );
};
