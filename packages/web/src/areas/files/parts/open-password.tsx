import { MAX_LINK_PASSWORD } from "@benchleaf/contract";
import { Button, Form, Input } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./open-file.module.css";

interface OpenPasswordProps {
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onGive: (password: string) => void;
}

/** Asks for the password of a link. */
export const OpenPassword = ({ isBusy, problem, onGive }: OpenPasswordProps) => {
  const t = useTranslation();
  return (
    <section className={styles.card}>
      <h1>{t("outside.passwordTitle")}</h1>
      <p className={styles.soft}>{t("outside.passwordLead")}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Form
        layout="vertical"
        requiredMark={false}
        onFinish={({ password }: { password?: string }) => !isBusy && password && onGive(password)}
      >
        <Form.Item name="password" label={t("outside.password")}>
          <Input type="password" autoFocus autoComplete="off" maxLength={MAX_LINK_PASSWORD} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isBusy}>
          {t("outside.openIt")}
        </Button>
      </Form>
    </section>
  );
};
