import { type Maintenance, subjectsApi } from "@benchleaf/contract";
import { addressOf } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { paramsOf } from "../../../kernel/subjects/subject.ts";
import { useTranslation } from "../../../kernel/translation.ts";

interface WorkDetailProps {
  readonly work: Maintenance;
  readonly onClose: () => void;
}

/** All that is known of one maintenance: when, by whom, what came of it, and its certificate. */
export const WorkDetail = ({ work, onClose }: WorkDetailProps) => {
  const t = useTranslation();
  const format = useFormat();
  const fact = (label: string, value: string | null) => value && <Fact label={label}>{value}</Fact>;
  const { certificate } = work;
  return (
    <Dialog
      open
      width={560}
      title={work.title || t(`devices.kind-${work.kind}`)}
      okText={t("shell.close")}
      cancelButtonProps={{ style: { display: "none" } }}
      onOk={onClose}
      onCancel={onClose}
    >
      <Facts>
        {fact(t("devices.device"), work.equipmentName)}
        {fact(t("devices.kind"), t(`devices.kind-${work.kind}`))}
        {fact(
          t("devices.state"),
          t(work.hasPassed ? `devices.maintenance-${work.status}` : "devices.failed"),
        )}
        {fact(t("devices.downFrom"), work.startTime && format.dateTime(work.startTime))}
        {fact(t("devices.downTo"), work.endTime && format.dateTime(work.endTime))}
        {fact(t("devices.doneDate"), work.doneDate && format.day(work.doneDate))}
        {fact(t("devices.provider"), work.provider)}
        {fact(t("devices.result"), work.result)}
        {fact(t("devices.certificateNo"), work.certificateNo)}
        {certificate && (
          <Fact label={t("devices.certificateFile")}>
            <a
              href={addressOf(subjectsApi.attachmentContent.path, {
                params: {
                  ...paramsOf({ kind: "equipment", id: work.equipmentId }),
                  attachmentId: certificate.id,
                },
              })}
              target="_blank"
              rel="noreferrer"
            >
              {certificate.name}
            </a>
          </Fact>
        )}
        {fact(t("devices.validUntil"), work.validUntil && format.day(work.validUntil))}
        {fact(t("devices.cost"), work.cost && `${work.cost} ${work.currency}`)}
        {fact(t("devices.recordedBy"), `${work.createdBy} · ${format.dateTime(work.createTime)}`)}
      </Facts>
    </Dialog>
  );
};
