import { Button } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** A list that filters leave nothing of. */
export const NoneMatch = ({ title, onClear }: { readonly title: string; readonly onClear: () => void }) => {
  const t = useTranslation();
  return (
    <EmptyState
      sketch="none"
      title={title}
      action={<Button onClick={onClear}>{t("stock.clearFilters")}</Button>}
    />
  );
};
