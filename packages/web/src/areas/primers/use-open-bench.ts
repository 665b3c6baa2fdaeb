import { cloningApi } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../kernel/client.ts";
import { hasPermission } from "../../kernel/session.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { benchOf } from "./bench-of-draft.ts";
import type { Assembly } from "./use-assembly.ts";

const MAX_NAME = 100;

/** Creates a cloning workspace from the assembly and opens it; null if that is not possible. */
export const useOpenBench = ({ draft, settings, planned, molecules, product, title }: Assembly) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const plan =
    product && planned && molecules && hasPermission("MOLECULE_CLONING")
      ? benchOf(draft, settings, planned, molecules)
      : null;
  const open = async (): Promise<void> => {
    if (!plan || isBusy) return;
    setBusy(true);
    try {
      const name = title.slice(0, MAX_NAME) || t("sequences.assembly");
      const { id } = await call(cloningApi.create, { body: { name, plan } });
      void navigate({ to: "/sequence/cloning/$benchId", params: { benchId: id } });
    } catch (error) {
      toasts.failure(error);
      setBusy(false);
    }
  };
  return { openBench: plan && open, isBusy };
};
