import type { FileLink } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import styles from "../../../kernel/sharing/sharing.module.css";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { LinkForm } from "./link-form.tsx";
import { useEndLink, useFileLinks } from "./links.queries.ts";

const LinkRow = ({ link, onEnd }: { link: FileLink; onEnd: () => void }) => {
  const t = useTranslation();
  const format = useFormat();
  const isOver = link.state === "ended" || link.state === "expired";
  const { visits, lastVisitTime } = link;
  return (
    <li>
      <span className={styles.who}>
        <span>
          <span className={styles.state} data-state={link.state}>
            {t(`sharing.linkState_${link.state}`)}
          </span>{" "}
          {link.note}
        </span>
        <small>
          {t("sharing.linkBy", { name: link.makerName })}
          {!isOver && ` · ${t("sharing.until", { date: format.dateTime(link.expireTime) })}`}
          {link.hasPassword && ` · ${t("sharing.linkLocked")}`}
        </small>
        <small>
          {lastVisitTime === null
            ? t("sharing.linkUnvisited")
            : t("sharing.linkVisits", { count: visits, time: format.dateTime(lastVisitTime) })}
        </small>
        {link.state === "resting" && <small>{t("sharing.linkResting")}</small>}
      </span>
      {!isOver && (
        <Button size="small" aria-label={t("sharing.linkEndOf", { name: link.makerName })} onClick={onEnd}>
          {t("sharing.linkEnd")}
        </Button>
      )}
    </li>
  );
};

/** Links to a file for people without an account: made, counted and ended by who manages it. */
export const FileLinks = ({ fileId }: { fileId: string }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data, error, refetch } = useFileLinks(fileId);
  const end = useEndLink();
  const [ending, setEnding] = useState<string | null>(null);
  const close = () => setEnding(null);
  const confirm = (linkId: string) =>
    end.mutate(
      { params: { fileId, linkId } },
      {
        onSuccess: () => toasts.success(t("sharing.linkEnded")),
        onError: toasts.failure,
        onSettled: close,
      },
    );
  return (
    <section className={styles.part} aria-labelledby="file-links">
      <h3 id="file-links">{t("sharing.linksTitle")}</h3>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} label={t("shell.loading")} />}
      {data && (
        <>
          <p className={styles.soft}>
            {t(data.policy.areAllowed ? "sharing.linksHint" : "sharing.linksOff")}
          </p>
          {data.policy.areAllowed && <LinkForm fileId={fileId} policy={data.policy} />}
          <ul className={styles.people}>
            {data.links.map((link) => (
              <LinkRow key={link.id} link={link} onEnd={() => setEnding(link.id)} />
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        isOpen={ending !== null}
        title={t("sharing.linkEndAsk")}
        action={t("sharing.linkEnd")}
        isDanger
        isBusy={end.isPending}
        onConfirm={() => ending !== null && confirm(ending)}
        onClose={close}
      >
        {t("sharing.linkEndText")}
      </ConfirmDialog>
    </section>
  );
};
