import { useAnnouncement } from "../../../kernel/announcements/announcements.queries.ts";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import styles from "../notifications.module.css";

/** One announcement of the administrator of the installation, whole, where its line and its notification lead to. */
export default function AnnouncementPage() {
  const t = useTranslation();
  const format = useFormat();
  const { locale } = usePreferences();
  const { announcementId } = usePathParams<"announcementId">();
  const { data, error, refetch } = useAnnouncement(announcementId);
  useBreadcrumbs([
    { label: t("notifications.title"), to: "/notifications" },
    { label: t("announcements.title") },
  ]);
  return (
    <Page>
      <PageHeader title={data?.title[locale] ?? t("announcements.title")} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton label={t("shell.loading")} />}
      {data && (
        <article className={styles.announcement}>
          <p className={styles.when}>
            {t("announcements.lasts", {
              from: format.dateTime(data.startTime),
              until: format.dateTime(data.endTime),
            })}
          </p>
          <p className={styles.announced}>{data.text[locale]}</p>
        </article>
      )}
    </Page>
  );
}
