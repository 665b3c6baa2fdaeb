import { useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useSession } from "../../../kernel/session.ts";
import { useStore } from "../../../kernel/store.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { LivePage } from "../live/use-page.ts";
import styles from "./workbench.module.css";

/** Who else has the page open. */
export const PresentPeople = ({ page }: { readonly page: LivePage }) => {
  const t = useTranslation();
  const format = useFormat();
  const { userId } = useSession();
  const others = useStore(page.others);
  const present = useMemo(
    () => [...new Set(others.filter((one) => one.userId !== userId).map(({ name }) => name))],
    [others, userId],
  );
  if (present.length === 0) return null;
  return <span className={styles.soft}>{t("documents.people", { names: format.list(present) })}</span>;
};
