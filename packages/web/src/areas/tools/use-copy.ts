import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";

/** A button's action: copies a text and shows it. */
export const useCopy = () => {
  const t = useTranslation();
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
