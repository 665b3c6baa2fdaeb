import { type IdentityMethod, type IdentityPurpose, securityApi } from "@benchleaf/contract";
import { Button, Modal, Segmented } from "antd";
import { useState } from "react";
import { call } from "../client.ts";
import { sayUnproven } from "../say-failure.ts";
import { useSession } from "../session.ts";
import { useWords } from "../words.ts";
import { checksOf } from "./checks.ts";
import { CodeField } from "./code-field.tsx";
import { Field } from "./field.tsx";
import styles from "./sign-in.module.css";
import { useCodeSender } from "./use-code-sender.ts";
import { useEntries } from "./use-entries.ts";

interface ProveIdentityDialogProps {
  readonly purpose: IdentityPurpose;
  readonly onClose: () => void;
  /** The token opens one step of this purpose, once. */
  readonly onProven: (token: string) => void;
}

/** Asks again who is there before something that only they may do: by password, or by a code to their own address. */
export const ProveIdentityDialog = ({ purpose, onClose, onProven }: ProveIdentityDialogProps) => {
  const t = useWords();
  const { email, mobile } = useSession();
  const [method, setMethod] = useState<IdentityMethod>("password");
  const ways: readonly IdentityMethod[] = [
    "password",
    ...(email ? (["email"] as const) : []),
    ...(mobile ? (["sms"] as const) : []),
  ];
  const labels = {
    password: t("accounts.password"),
    email: t("identity.proveByEmail"),
    sms: t("identity.proveBySms"),
    totp: "",
  };
  return (
    <Modal open title={t("identity.proveTitle")} footer={null} width={420} onCancel={onClose} destroyOnHidden>
      <p className={styles.lead}>{t("identity.proveLead")}</p>
      {ways.length > 1 && (
        <Segmented
          block
          aria-label={t("identity.proveTitle")}
          style={{ marginBottom: 16 }}
          value={method}
          options={ways.map((value) => ({ value, label: labels[value] }))}
          onChange={setMethod}
        />
      )}
      <ProveForm key={method} method={method} purpose={purpose} onProven={onProven} />
    </Modal>
  );
};

interface ProveFormProps extends Pick<ProveIdentityDialogProps, "purpose" | "onProven"> {
  readonly method: IdentityMethod;
}

const ProveForm = ({ method, purpose, onProven }: ProveFormProps) => {
  const t = useWords();
  const { email, mobile } = useSession();
  const checks = checksOf(t);
  const sender = useCodeSender("verifyIdentity");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isPassword = method === "password";
  const { fieldOf, onSubmit } = useEntries({ code: isPassword ? checks.password : checks.code });
  const prove = async ({ code }: { code: string }) => {
    setBusy(true);
    setProblem(null);
    try {
      const body = { purpose, authMethod: method, code: isPassword ? code : code.trim() };
      const { token } = await call(securityApi.verifyIdentity, { body });
      onProven(token);
    } catch (error) {
      setProblem(sayUnproven(t, error, isPassword));
      setBusy(false);
    }
  };
  const channel = method === "sms" ? "sms" : "email";
  const account = (channel === "sms" ? mobile : email) ?? "";
  return (
    <form noValidate onSubmit={onSubmit((entry) => void prove(entry))}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isPassword ? (
        <Field
          {...fieldOf("code")}
          label={t("accounts.password")}
          isFocusedFirst
          name="password"
          type="password"
          autoComplete="current-password"
        />
      ) : (
        <CodeField
          {...fieldOf("code")}
          sender={sender}
          onSend={() => void sender.send({ account, sendChannel: channel })}
        />
      )}
      <Button type="primary" htmlType="submit" loading={isBusy} block>
        {t("identity.proveAction")}
      </Button>
    </form>
  );
};
