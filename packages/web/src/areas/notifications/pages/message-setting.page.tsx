import { type NotificationSetting, noticeKindOf } from "@benchleaf/contract";
import { Switch, Tooltip } from "antd";
import { Fragment } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import styles from "../notifications.module.css";
import { useNotificationSettings, useSaveSetting } from "../notifications.queries.ts";

const GROUPS = [
  { category: "business", label: "notifications.groupBusiness" },
  { category: "system", label: "notifications.groupSystem" },
  { category: "PLATFORM_ANNOUNCEMENT", label: "notifications.groupPlatform" },
] as const;

const SettingRow = ({ setting }: { setting: NotificationSetting }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { mutate } = useSaveSetting();
  const { kind, inApp, mail } = setting;
  const { isFixed = false } = noticeKindOf(kind);
  const name = t(`notifications.${kind}Name`);
  const save = (next: NotificationSetting) => mutate(next, { onError: toasts.failure });
  const inAppSwitch = (
    <Switch
      size="small"
      checked={inApp}
      disabled={isFixed}
      aria-label={`${name}: ${t("notifications.inApp")}`}
      onChange={(isOn) => save({ kind, mail, inApp: isOn })}
    />
  );
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.channel}>
        {isFixed ? <Tooltip title={t("notifications.fixed")}>{inAppSwitch}</Tooltip> : inAppSwitch}
      </td>
      <td className={styles.channel}>
        <Switch
          size="small"
          checked={mail}
          aria-label={`${name}: ${t("notifications.mail")}`}
          onChange={(isOn) => save({ kind, inApp, mail: isOn })}
        />
      </td>
    </tr>
  );
};

const Kinds = ({ settings }: { settings: readonly NotificationSetting[] }) => {
  const t = useTranslation();
  return (
    <div className={styles.kinds}>
      <table aria-label={t("notifications.settings")}>
        <thead>
          <tr>
            <th scope="col">{t("notifications.kind")}</th>
            <th scope="col" className={styles.channel}>
              {t("notifications.inApp")}
            </th>
            <th scope="col" className={styles.channel}>
              {t("notifications.mail")}
            </th>
          </tr>
        </thead>
        <tbody>
          {GROUPS.map(({ category, label }) => (
            <Fragment key={category}>
              <tr className={styles.group}>
                <th scope="colgroup" colSpan={3}>
                  {t(label)}
                </th>
              </tr>
              {settings
                .filter(({ kind }) => noticeKindOf(kind).category === category)
                .map((setting) => (
                  <SettingRow key={setting.kind} setting={setting} />
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** For every kind of notification, by which way it reaches the reader. Each choice is stored at once. */
export default function MessageSettingPage() {
  const t = useTranslation();
  const { data, error, refetch } = useNotificationSettings();
  useBreadcrumbs([
    { label: t("notifications.title"), to: "/notifications" },
    { label: t("notifications.settings") },
  ]);
  return (
    <Page>
      <PageHeader title={t("notifications.settings")} />
      <p className={styles.intro}>{t("notifications.settingsText")}</p>
      <div className={styles.scroll}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <ListSkeleton label={t("shell.loading")} />}
        {data && <Kinds settings={data} />}
      </div>
    </Page>
  );
}
