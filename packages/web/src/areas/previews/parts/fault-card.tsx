import { DownloadOutlined, FileUnknownOutlined } from "@ant-design/icons";
import { type LabFile, uploadsApi } from "@benchleaf/contract";
import { Button } from "antd";
import { addressOf } from "../../../kernel/client.ts";
import { isUpload } from "../../../kernel/file-address.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Disc, StateCard } from "../../../ui/state-card.tsx";
import type { ReadingFault } from "../reading/faults.ts";

export type CardReason = ReadingFault | "empty" | "nothing" | "notPlayed";

interface FaultCardProps {
  readonly file: LabFile;
  readonly version: number;
  readonly reason: CardReason;
}

/** Where a file cannot be shown: why, and the way to have it anyway. */
export const FaultCard = ({ file, version, reason }: FaultCardProps) => {
  const t = useTranslation();
  const address = addressOf(uploadsApi.download.path, { params: { fileId: file.id }, query: { version } });
  return (
    <StateCard
      picture={
        <Disc>
          <FileUnknownOutlined />
        </Disc>
      }
      title={t(`previews.faultTitle_${reason}`)}
      text={t(`previews.fault_${reason}`)}
      action={
        isUpload(file) && (
          <Button type="primary" icon={<DownloadOutlined />} href={address} download>
            {t("previews.download")}
          </Button>
        )
      }
    />
  );
};
