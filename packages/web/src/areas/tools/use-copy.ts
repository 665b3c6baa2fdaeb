import { useNotice } from "../../kernel/notice.ts";
import { useWords } from "../../kernel/words.ts";

/** A button's work: copies a text and says so. */
export const useCopy = () => {
  const t = useWords();
  const notice = useNotice();
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notice.success(t("calculators.copied"));
    } catch {
      notice.warning(t("sequences.copyFailed"));
    }
  };
};
