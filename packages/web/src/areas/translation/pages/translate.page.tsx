import { useNavigate } from "@tanstack/react-router";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { TranslationNav } from "../parts/translation-nav.tsx";
import { HistoryList } from "../texts/history-list.tsx";
import { NewTranslation } from "../texts/new-translation.tsx";
import { OpenedTranslation } from "../texts/opened-translation.tsx";
import styles from "../texts/texts.module.css";

/** Translates texts and files; the address names the translation that is open. */
export default function TranslatePage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const { id } = useQueryParams();
  useBreadcrumbs([{ label: t("translation.title") }]);
  const open = (next: string | undefined) =>
    void navigate({ to: "/translation", search: next ? { id: next } : {} });
  return (
    <Page>
      <PageHeader title={t("translation.title")} />
      <TranslationNav />
      <div className={styles.bench}>
        <HistoryList
          openId={id}
          onNew={() => open(undefined)}
          onRemoved={(gone) => gone === id && open(undefined)}
        />
        <div className={styles.main}>
          {id ? <OpenedTranslation key={id} translationId={id} /> : <NewTranslation onOpen={open} />}
        </div>
      </div>
    </Page>
  );
}
