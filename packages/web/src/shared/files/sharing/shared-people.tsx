import { CloseOutlined } from "@ant-design/icons";
import { type FileShare, type ShareLevel, shareLevels } from "@benchleaf/contract";
import { Button, Select } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import styles from "../../../kernel/sharing/sharing.module.css";
import { useShare, useUnshare } from "../../../kernel/sharing/sharing.queries.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";

interface SharedPeopleProps {
  readonly fileId: string;
  readonly shares: readonly FileShare[];
  readonly mayManage: boolean;
}

/** With whom a file is shared; a share of a folder above is changed there. */
export const SharedPeople = ({ fileId, shares, mayManage }: SharedPeopleProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const share = useShare();
  const unshare = useUnshare();
  const change = ({ userId, expireTime }: FileShare, level: ShareLevel) =>
    share.mutate(
      { params: { fileId }, body: { userIds: [userId], level, expireTime } },
      { onSuccess: () => toasts.success(t("sharing.changed")), onError: toasts.failure },
    );
  const end = ({ userId }: FileShare) =>
    unshare.mutate(
      { fileId, userId },
      { onSuccess: () => toasts.success(t("sharing.ended")), onError: toasts.failure },
    );
  return (
    <section className={styles.part}>
      <h3>{t("sharing.people")}</h3>
      {shares.length === 0 && <p className={styles.soft}>{t("sharing.nobody")}</p>}
      <ul className={styles.people}>
        {shares.map((one) => (
          <li key={`${one.userId} ${one.from?.id ?? ""}`}>
            <span className={styles.who}>
              <Colleague id={one.userId} name={one.userName} />
              {one.from && <small>{t("sharing.fromFolder", { folder: one.from.name })}</small>}
              {one.expireTime && (
                <small>{t("sharing.until", { date: format.dateTime(one.expireTime) })}</small>
              )}
            </span>
            {mayManage && !one.from ? (
              <>
                <Select
                  size="small"
                  aria-label={t("sharing.levelOf", { name: one.userName })}
                  value={one.level}
                  options={shareLevels.map((value) => ({ value, label: t(`sharing.level_${value}`) }))}
                  onChange={(level) => change(one, level)}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<CloseOutlined />}
                  aria-label={t("sharing.endOf", { name: one.userName })}
                  onClick={() => end(one)}
                />
              </>
            ) : (
              <span>{t(`sharing.level_${one.level}`)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
