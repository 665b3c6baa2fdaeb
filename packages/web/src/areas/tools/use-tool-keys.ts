import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "../../kernel/translation.ts";
import { usePageKeys } from "../../kernel/use-page-keys.ts";
import { openTools } from "./tool-list.ts";
import { toolAddress } from "./tool-places.ts";

/** Each tool by its keys from any of their pages; the sequence that one came with goes along. */
export const useToolKeys = (search: Record<string, string>): void => {
  const t = useTranslation();
  const navigate = useNavigate();
  usePageKeys(() =>
    openTools().map((tool) => ({
      key: toolAddress(tool),
      label: t(tool.label),
      shortcut: tool.shortcut,
      run: () => void navigate({ to: toolAddress(tool), search }),
    })),
  );
};
