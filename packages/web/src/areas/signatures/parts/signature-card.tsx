import type { Signature } from "@benchleaf/contract";
import { Button, Typography } from "antd";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { imageAddress, useRenameSignature } from "../signatures.queries.ts";
import styles from "./signatures.module.css";

interface SignatureCardProps {
  readonly signature: Signature;
  readonly mayChange: boolean;
  readonly onRemove: () => void;
}

/** One signature on white ground, as it will be on paper; its name is edited in place. */
export const SignatureCard = ({ signature, mayChange, onRemove }: SignatureCardProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const rename = useRenameSignature();
  const keep = (text: string) => {
    const name = text.trim();
    if (!name || name === signature.name) return;
    rename.mutate({ signatureId: signature.id, name }, { onError: toasts.failure });
  };
  return (
    <li className={styles.card}>
      <img
        className={styles.picture}
        src={imageAddress(signature.id)}
        alt={t("signatures.pictureOf", { name: signature.name })}
      />
      <Typography.Text
        strong
        editable={mayChange && { onChange: keep, maxLength: 64, tooltip: t("signatures.rename") }}
      >
        {signature.name}
      </Typography.Text>
      <div className={styles.foot}>
        <span>{t(`signatures.kind-${signature.kind}` as PhraseKey)}</span>
        <Moment instant={signature.createTime} />
        {mayChange && (
          <Button size="small" type="text" onClick={onRemove}>
            {t("signatures.remove")}
          </Button>
        )}
      </div>
    </li>
  );
};
