import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useWords } from "../../kernel/words.ts";

/** A button's work: copies a text and says so. */
export const useCopy = () => {
  const t = useWords();
  const toasts = useToasts();
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(t("calculators.copied"));
    } catch {
      toasts.warning(t("sequences.copyFailed"));
    }
  };
};
