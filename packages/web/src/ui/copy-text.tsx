import { CheckOutlined, CopyOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useState } from "react";
import styles from "./copy-text.module.css";

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  readonly copy: string;
  readonly copied: string;
}

const TOLD_MS = 2_000;

/** A labelled text to be carried elsewhere, with the button that copies it. */
export const CopyText = ({ label, text, copy, copied }: CopyTextProps) => {
  const [isCopied, setCopied] = useState(false);
  const take = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), TOLD_MS);
  };
  return (
    <div className={styles.copy}>
      <span className={styles.label}>{label}</span>
      <code className={styles.text}>{text}</code>
      <Button
        size="small"
        type="text"
        icon={isCopied ? <CheckOutlined /> : <CopyOutlined />}
        aria-label={`${copy}: ${label}`}
        onClick={() => void take().catch(() => {})}
      />
      <span className="visually-hidden" role="status">
        {isCopied ? copied : ""}
      </span>
    </div>
  );
};
