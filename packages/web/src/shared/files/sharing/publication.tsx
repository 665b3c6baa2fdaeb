import {
  type LabFile,
  MAX_PUBLIC_DESCRIPTION,
  MAX_SEARCH_PATH,
  MIN_SEARCH_PATH,
  type Publication as Published,
  searchPathOf,
  searchPathSchema,
} from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useSettingsPlaces } from "../../../kernel/settings-places.ts";
import styles from "../../../kernel/sharing/sharing.module.css";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { CopyText } from "../../../ui/copy-text.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { usePublication, usePublish, useWithdraw } from "./publication.queries.ts";

interface Entry {
  readonly searchPath: string;
  readonly description?: string;
}
interface PublicationProps {
  readonly file: Pick<LabFile, "id" | "name">;
}

const PublishDialog = ({
  file,
  before,
  onClose,
}: PublicationProps & { before: Published | null; onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const publish = usePublish();
  const submit = ({ searchPath, description = "" }: Entry) =>
    publish.mutate(
      { params: { sequenceId: file.id }, body: { searchPath, description } },
      {
        onSuccess: () => {
          toasts.success(t("sharing.published", { name: file.name }));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  return (
    <FormDialog<Entry>
      name="publication"
      title={t("sharing.publishTitle", { name: file.name })}
      action={t("sharing.publish")}
      isBusy={publish.isPending}
      initialValues={{
        searchPath: before?.searchPath ?? searchPathOf(file.name),
        description: before?.description ?? "",
      }}
      lead={<p className={styles.soft}>{t("sharing.publishText")}</p>}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="searchPath"
        label={t("sharing.publishPath")}
        extra={t("sharing.publishPathHint", { min: MIN_SEARCH_PATH, max: MAX_SEARCH_PATH })}
        rules={[
          {
            validator: (_rule, path: string) =>
              searchPathSchema.safeParse(path).success
                ? Promise.resolve()
                : Promise.reject(new Error(t("sharing.publishPathWrong"))),
          },
        ]}
      >
        <Input prefix="/open/plasmids/" autoComplete="off" spellCheck={false} maxLength={MAX_SEARCH_PATH} />
      </Form.Item>
      <Form.Item name="description" label={t("sharing.publishAbout")}>
        <Input.TextArea rows={3} maxLength={MAX_PUBLIC_DESCRIPTION} showCount />
      </Form.Item>
    </FormDialog>
  );
};

const About = ({ published }: { published: Published }) => {
  const t = useTranslation();
  const format = useFormat();
  return (
    <>
      <CopyText
        label={t("sharing.publicAddress")}
        text={`${location.origin}/open/plasmids/${published.searchPath}`}
        copy={t("sharing.copy")}
        copied={t("sharing.copied")}
      />
      <p className={styles.soft}>
        {t("sharing.publishedBy", {
          name: published.publisherName,
          version: published.version,
          date: format.dateTime(published.publishTime),
        })}
        {published.isResting && ` ${t("sharing.publicResting")}`}
      </p>
      {published.views !== null && (
        <p className={styles.soft}>{t("sharing.views", { number: format.number(published.views) })}</p>
      )}
    </>
  );
};

/** Whether everyone may read a sequence, and under which address; changed by who manages it. */
export const Publication = ({ file }: PublicationProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const settings = useSettingsPlaces();
  const { data, error, refetch } = usePublication(file.id);
  const withdraw = useWithdraw();
  const [asked, setAsked] = useState<"publish" | "withdraw" | null>(null);
  const close = () => setAsked(null);
  const published = data?.publication ?? null;
  const confirm = () =>
    withdraw.mutate(
      { params: { sequenceId: file.id } },
      {
        onSuccess: () => toasts.success(t("sharing.withdrawn")),
        onError: toasts.failure,
        onSettled: close,
      },
    );
  return (
    <section className={styles.part} aria-labelledby="publication">
      <h3 id="publication">{t("sharing.publicTitle")}</h3>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} label={t("shell.loading")} />}
      {data && !published && (
        <p className={styles.soft}>{t(data.isAllowed ? "sharing.publicHint" : "sharing.publicOff")}</p>
      )}
      {data && !data.isAllowed && settings.some(({ path }) => path === "/settings/security") && (
        <Link to="/settings/security" className={styles.way ?? ""}>
          {t("sharing.allowPublishing")}
        </Link>
      )}
      {published && <About published={published} />}
      <div className={styles.publish}>
        {data?.isAllowed && (
          <Button onClick={() => setAsked("publish")}>
            {t(published ? "sharing.publishAgain" : "sharing.publishMenu")}
          </Button>
        )}
        {published && (
          <Button danger onClick={() => setAsked("withdraw")}>
            {t("sharing.withdraw")}
          </Button>
        )}
      </div>
      {published && (
        <Link to="/sequence" search={{ published: "1" }} className={styles.way ?? ""}>
          {t("sharing.allPublished")}
        </Link>
      )}
      {asked === "publish" && <PublishDialog file={file} before={published} onClose={close} />}
      <ConfirmDialog
        isOpen={asked === "withdraw"}
        title={t("sharing.withdrawAsk")}
        action={t("sharing.withdraw")}
        isDanger
        isBusy={withdraw.isPending}
        onConfirm={confirm}
        onClose={close}
      >
        {t("sharing.withdrawText")}
      </ConfirmDialog>
    </section>
  );
};
