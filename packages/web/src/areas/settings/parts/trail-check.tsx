import { SafetyCertificateOutlined } from "@ant-design/icons";
import type { TrailCheck, TrailFinding } from "@benchleaf/contract";
import { Alert, Button, Flex, Progress } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { isInProgress, useCancelTrailCheck, useStartTrailCheck, useTrailCheck } from "../trail.queries.ts";

/** One problem is shown with its position; many of a kind with their number. */
const FINDINGS_SHOWN = 20;

const useFindingText = () => {
  const t = useTranslation();
  const format = useFormat();
  return ({ kind, lane, place, time }: TrailFinding): string =>
    t(`teams.finding_${kind}` as PhraseKey, {
      lane: format.number((lane ?? 0) + 1),
      place: format.number(place ?? 0),
      time: time === undefined ? "" : format.dateTime(time),
    });
};

const Outcome = ({ check }: { check: TrailCheck }) => {
  const t = useTranslation();
  const format = useFormat();
  const text = useFindingText();
  const { findings } = check;
  if (check.state === "cancelled")
    return <Alert role="status" showIcon type="info" title={t("teams.checkStopped")} />;
  if (check.state === "failed")
    return <Alert role="status" showIcon type="error" title={t("teams.checkFailed")} />;
  const when = check.finishTime ? format.dateTime(check.finishTime) : "";
  const about = [
    t("teams.checkedBy", { name: check.userName, time: when }),
    check.anchorTime === null
      ? t("teams.checkUnanchored")
      : t("teams.checkAnchored", {
          anchored: format.number(check.anchored),
          time: format.dateTime(check.anchorTime),
        }),
  ].join(" ");
  if (findings.length === 0) {
    const title = t("teams.verifyWhole", { entries: format.number(check.entries) });
    return <Alert role="status" showIcon type="success" title={title} description={about} />;
  }
  return (
    <Alert
      role="status"
      showIcon
      type="error"
      title={t("teams.verifyBroken", { count: format.number(findings.length) })}
      description={
        <>
          <ul>
            {findings.slice(0, FINDINGS_SHOWN).map((finding) => (
              <li key={`${finding.kind} ${finding.lane} ${finding.place}`}>{text(finding)}</li>
            ))}
          </ul>
          {about}
        </>
      }
    />
  );
};

/** Starts a check of the whole audit trail, or of new entries, and shows progress and result. */
export const TrailCheckPanel = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data: check } = useTrailCheck();
  const start = useStartTrailCheck();
  const cancel = useCancelTrailCheck();
  const isRunning = isInProgress(check);
  const begin = (isWhole: boolean) => start.mutate(isWhole, { onError: toasts.failure });
  const percent = check && check.entries > 0 ? Math.floor((check.checked / check.entries) * 100) : 0;
  return (
    <Flex vertical gap={8} style={{ marginBottom: 12 }}>
      <Flex wrap gap={8} align="center">
        <Button
          icon={<SafetyCertificateOutlined />}
          disabled={isRunning}
          loading={start.isPending}
          onClick={() => begin(true)}
        >
          {t("teams.verify")}
        </Button>
        <Button disabled={isRunning || start.isPending} onClick={() => begin(false)}>
          {t("teams.verifyNew")}
        </Button>
        {isRunning && (
          <>
            <Progress percent={percent} style={{ width: 220 }} aria-label={t("teams.checkRunning")} />
            <Button
              loading={cancel.isPending}
              onClick={() => cancel.mutate(undefined, { onError: toasts.failure })}
            >
              {t("teams.checkStop")}
            </Button>
          </>
        )}
      </Flex>
      {check && !isRunning && <Outcome check={check} />}
    </Flex>
  );
};
