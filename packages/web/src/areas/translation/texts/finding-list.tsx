import { WarningOutlined } from "@ant-design/icons";
import type { SegmentFinding } from "@benchleaf/contract";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./texts.module.css";

/** What a check found in a translated sentence, in words. */
export const FindingList = ({ findings }: { readonly findings: readonly SegmentFinding[] }) => {
  const t = useTranslation();
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map(({ code, part }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be found twice
        <li key={at}>
          <WarningOutlined aria-hidden /> {t(`translateWords.finding-${code}`, { part })}
        </li>
      ))}
    </ul>
  );
};
