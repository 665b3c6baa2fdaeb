import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "../../kernel/translation.ts";
import { usePageKeys } from "../../kernel/use-page-keys.ts";
import { openTools } from "./tool-list.ts";
import { toolAddress } from "./tool-places.ts";

/** Opens each tool by its keys from any tool page; the sequence in the address is kept. */
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
