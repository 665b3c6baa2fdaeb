import { Link } from "@tanstack/react-router";
import { Radio } from "antd";
import { useTranslation } from "../../kernel/translation.ts";
import styles from "./signing.module.css";
import { signatureAddress, useOwnSignatures } from "./signing.queries.ts";

interface HandChoiceProps {
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (signatureId: string | null) => void;
}

const NONE = "none";

/** Which picture of one's own hand is next to the signature, or none. */
export const SignatureChoice = ({ id, value, onChange }: HandChoiceProps) => {
  const t = useTranslation();
  const { data: hands = [] } = useOwnSignatures();
  return (
    <>
      <Radio.Group
        {...(id ? { id } : {})}
        className={styles.hands ?? ""}
        value={value ?? NONE}
        onChange={({ target }) => onChange?.(target.value === NONE ? null : String(target.value))}
        options={[
          { value: NONE, label: t("signing.noHand") },
          ...hands.map((hand) => ({
            value: hand.id,
            label: <img className={styles.hand} src={signatureAddress(hand.id)} alt={hand.name} />,
          })),
        ]}
      />
      {hands.length === 0 && (
        <Link to="/personal/signature" target="_blank">
          {t("signing.addHand")}
        </Link>
      )}
    </>
  );
};
