import { type ElnCategory, elnCategories } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useCategoryCodes, useSetCategoryCode } from "../eln.queries.ts";
import styles from "./settings.module.css";

const PATTERN_CHARACTERS = 40;

/** How pages of single categories are numbered; an empty pattern numbers them like the others. */
export const CategoryCodes = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data: codes } = useCategoryCodes();
  const save = useSetCategoryCode();
  const [edited, setEdited] = useState<Partial<Record<ElnCategory, string>>>({});
  if (!codes) return null;
  const submit = (category: ElnCategory, before: string | null) =>
    save.mutate(
      { params: { category }, body: { before, pattern: edited[category]?.trim() || null } },
      {
        onSuccess: () => {
          setEdited(({ [category]: _, ...rest }) => rest);
          toasts.success(t("elnPages.saved"));
        },
        onError: toasts.failure,
      },
    );
  return (
    <section className={styles.section} aria-labelledby="category-codes">
      <h2 id="category-codes">{t("elnPages.categoryCodes")}</h2>
      <p>{t("elnPages.categoryCodesHelp")}</p>
      {elnCategories.map((category) => {
        const code = codes.find((one) => one.category === category);
        const before = code?.pattern ?? null;
        const value = edited[category] ?? before ?? "";
        const name = t(`elnPages.category-${category}`);
        return (
          <form
            key={category}
            className={styles.code}
            onSubmit={(event) => {
              event.preventDefault();
              submit(category, before);
            }}
          >
            <span>{name}</span>
            <Input
              maxLength={PATTERN_CHARACTERS}
              aria-label={t("elnPages.categoryPattern", { category: name })}
              placeholder={t("elnPages.categoryLikeOthers")}
              value={value}
              onChange={({ target }) => setEdited({ ...edited, [category]: target.value })}
            />
            <Button
              htmlType="submit"
              loading={save.isPending && save.variables?.params.category === category}
              disabled={value.trim() === (before ?? "")}
            >
              {t("shell.save")}
            </Button>
            {code && value === before && <small>{t("elnPages.categoryNext", { next: code.next })}</small>}
          </form>
        );
      })}
    </section>
  );
};
