import { type ElnCategory, elnCategories, elnCategoryScope } from "@benchleaf/contract";
import { Select } from "antd";
import { Suspense, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Processes } from "../../approvals/approvals.public.tsx";
import styles from "./settings.module.css";

/** How pages of single categories are approved. */
export const CategoryApprovals = () => {
  const t = useTranslation();
  const [category, setCategory] = useState<ElnCategory>(elnCategories[0]);
  return (
    <section className={styles.section} aria-labelledby="category-approvals">
      <h2 id="category-approvals">{t("elnPages.categoryApprovals")}</h2>
      <p>{t("elnPages.categoryApprovalsHelp")}</p>
      <Select
        aria-label={t("elnPages.approvalCategory")}
        style={{ minWidth: 220 }}
        value={category}
        options={elnCategories.map((value) => ({ value, label: t(`elnPages.category-${value}`) }))}
        onChange={setCategory}
      />
      <Suspense fallback={<ListSkeleton rows={5} label={t("shell.loading")} />}>
        <Processes key={category} scope={elnCategoryScope(category)} />
      </Suspense>
    </section>
  );
};
