import { Alert } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";

/** Says that only the first part of a long file is shown. */
export const PartNote = ({ shown, all }: { shown: number; all: number }) => {
  const t = useTranslation();
  const format = useFormat();
  return (
    <Alert
      type="info"
      showIcon
      title={t("previews.firstPart", { shown: format.bytes(shown), all: format.bytes(all) })}
    />
  );
};
