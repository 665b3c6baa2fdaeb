import { DeleteOutlined, UploadOutlined } from "@ant-design/icons";
import { Button, Space, Upload } from "antd";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";

const MAX_BYTES = 290_000;
const TYPES = ["image/png", "image/jpeg", "image/webp", "image/svg+xml"];

const asDataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(file);
  });

interface PictureFieldProps {
  readonly label: string;
  readonly value?: string | null;
  readonly onChange?: (next: string | null) => void;
}

/** A small picture stored within the settings. */
export const PictureField = ({ label, value, onChange }: PictureFieldProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const pick = (file: File): false => {
    if (!TYPES.includes(file.type) || file.size > MAX_BYTES) toasts.warning(t("instance.pictureWrong"));
    else void asDataAddress(file).then(onChange, toasts.failure);
    return false;
  };
  return (
    <Space>
      {value && <img src={value} alt="" height={32} style={{ maxWidth: 160, objectFit: "contain" }} />}
      <Upload accept={TYPES.join(",")} beforeUpload={pick} showUploadList={false}>
        <Button icon={<UploadOutlined />} aria-label={`${t("instance.choosePicture")}: ${label}`}>
          {t("instance.choosePicture")}
        </Button>
      </Upload>
      {value && (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={`${t("instance.removePicture")}: ${label}`}
          onClick={() => onChange?.(null)}
        />
      )}
    </Space>
  );
};
