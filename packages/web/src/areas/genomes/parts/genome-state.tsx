import type { Genome } from "@benchleaf/contract";
import { Button, Progress, Tag } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, type Translate, useTranslation } from "../../../kernel/translation.ts";
import { useCancelGenome } from "../genomes.queries.ts";
import styles from "./genomes.module.css";

const colors: Record<Genome["state"], string> = {
  waiting: "default",
  running: "processing",
  ready: "success",
  failed: "error",
  cancelled: "default",
};

/** Why an import failed: the reason, then the file and the line. */
export const formatFault = (t: Translate, { fault }: Pick<Genome, "fault">): string => {
  if (fault === null) return "";
  const reason = t(`genomes.fault-${fault.code}` as PhraseKey, { detail: fault.detail });
  if (fault.fileName === "") return reason;
  const { fileName, line } = fault;
  const place = line > 0 ? t("genomes.atLine", { fileName, line }) : t("genomes.inFile", { fileName });
  return `${reason} ${place}`;
};

/** State of an import; while it is running, its progress and a cancel button. */
export const GenomeState = ({ genome }: { genome: Genome }) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const cancel = useCancelGenome();
  const { state, progress, abilities, id, name } = genome;
  if (state !== "waiting" && state !== "running")
    return <Tag color={colors[state]}>{t(`genomes.state_${state}`)}</Tag>;
  return (
    <span className={styles.underWay}>
      <Progress
        className={styles.progress ?? ""}
        percent={Math.round(progress * 100)}
        size="small"
        aria-label={t("genomes.progressOf", { name, percent: format.number(Math.round(progress * 100)) })}
      />
      {abilities.cancel && (
        <Button
          size="small"
          aria-label={t("genomes.stopOf", { name })}
          loading={cancel.isPending}
          onClick={() => cancel.mutate(id, { onError: toasts.failure })}
        >
          {t("genomes.stop")}
        </Button>
      )}
    </span>
  );
};
