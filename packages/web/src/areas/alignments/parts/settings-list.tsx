import type { AlignmentSettings } from "@benchleaf/contract";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./alignments.module.css";

/** With which method and scores the alignment was made. */
export const SettingsList = ({ settings }: { readonly settings: AlignmentSettings }) => {
  const t = useTranslation();
  const format = useFormat();
  const isReads = settings.method === "reads";
  const facts: readonly (readonly [string, string])[] = [
    [t("alignments.method"), t(`alignments.method-${settings.method}`)],
    ...(settings.matrix === null
      ? ([
          [t("alignments.set-match"), format.number(settings.match, 2)],
          [t("alignments.set-mismatch"), format.number(settings.mismatch, 2)],
        ] as const)
      : ([[t("alignments.set-matrix"), settings.matrix]] as const)),
    [t("alignments.set-gapOpen"), format.number(settings.gapOpen, 2)],
    [t("alignments.set-gapExtend"), format.number(settings.gapExtend, 2)],
    ...(isReads
      ? ([
          [t("alignments.set-errorLimit"), settings.isTrimmed ? format.number(settings.errorLimit, 4) : "–"],
          [t("alignments.set-minimumLength"), format.number(settings.minimumLength)],
          [t("alignments.set-minimumIdentity"), format.number(settings.minimumIdentity, 2)],
        ] as const)
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
