import { StopOutlined } from "@ant-design/icons";
import type { Equipment } from "@benchleaf/contract";
import { Tag } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";

/** Whether a device can be used, in a word and an icon. */
export const DeviceState = ({ device }: { readonly device: Equipment }) => {
  const t = useTranslation();
  if (device.status === "archive") return <Tag>{t("devices.in-archive")}</Tag>;
  if (device.blocks.length > 0)
    return (
      <Tag icon={<StopOutlined />} color="error">
        {t("devices.outOfService")}
      </Tag>
    );
  if (device.isCalibrationOver)
    return (
      <Tag icon={<StopOutlined />} color="warning">
        {t("devices.calibrationOver")}
      </Tag>
    );
  return <span>{t(device.isBookable ? "devices.usable" : "devices.notBookable")}</span>;
};
