import { Alert } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";

/** Says that only the first part of a long file is shown. */
export const PartNote = ({ shown, all }: { shown: number; all: number }) => {
  const t = useWords();
  const format = useFormat();
  return (
    <Alert
      type="info"
      showIcon
      title={t("previews.firstPart", { shown: format.bytes(shown), all: format.bytes(all) })}
    />
  );
};
