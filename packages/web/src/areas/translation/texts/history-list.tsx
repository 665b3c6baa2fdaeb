import { EllipsisOutlined, FileTextOutlined, PlusOutlined } from "@ant-design/icons";
import { MAX_TRANSLATION_NAME, type Translation } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Dropdown, Form, Input } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import styles from "./texts.module.css";
import { useTranslationChanges, useTranslations } from "./translation.queries.ts";

interface HistoryListProps {
  readonly openId: string | undefined;
  readonly onNew: () => void;
  readonly onRemoved: (id: string) => void;
}

/** One's translations, the newest first. */
export const HistoryList = ({ openId, onNew, onRemoved }: HistoryListProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [search, setSearch] = useState("");
  const list = useTranslations(useDebounced(search.trim()));
  const { rename, remove } = useTranslationChanges();
  const [open, setOpen] = useState<{ readonly what: "rename" | "remove"; readonly of: Translation } | null>(
    null,
  );
  const translations = list.data?.pages.flatMap(({ records }) => records);
  return (
    <nav className={styles.history} aria-label={t("translateWords.history")}>
      <Button icon={<PlusOutlined />} onClick={onNew}>
        {t("translation.newTranslation")}
      </Button>
      <Input.Search
        allowClear
        aria-label={t("translateWords.searchHistory")}
        placeholder={t("translateWords.searchHistory")}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {list.error && !translations && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <ListSkeleton label={t("shell.loading")} />}
      {translations?.length === 0 && (
        <p className={styles.soft}>
          {t(search.trim() === "" ? "translateWords.noHistory" : "translateWords.nothingFound")}
        </p>
      )}
      <ul className={styles.list}>
        {translations?.map((one) => (
          <li key={one.id}>
            <Link
              to="/translation"
              search={{ id: one.id }}
              aria-current={one.id === openId ? "page" : undefined}
              title={one.name}
            >
              {one.documentKind !== null && <FileTextOutlined aria-hidden />} {one.name}
              {one.state !== "completed" && (
                <span className={styles.stateLabel}>{t(`translateWords.state-${one.state}`)}</span>
              )}
            </Link>
            <Dropdown
              trigger={["click"]}
              menu={{
                items: [
                  { key: "rename", label: t("translateWords.rename") },
                  { key: "remove", label: t("translateWords.remove"), danger: true },
                ],
                onClick: ({ key }) => setOpen({ what: key as "rename" | "remove", of: one }),
              }}
            >
              <Button
                size="small"
                type="text"
                icon={<EllipsisOutlined />}
                aria-label={t("translateWords.menu", { name: one.name })}
              />
            </Dropdown>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button type="text" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t("translateWords.showMore")}
        </Button>
      )}
      {open?.what === "rename" && (
        <FormDialog<{ name: string }>
          title={t("translateWords.renameTitle")}
          action={t("translateWords.rename")}
          isBusy={rename.isPending}
          name="translation"
          initialValues={{ name: open.of.name }}
          onSubmit={({ name }) =>
            rename.mutate(
              { translationId: open.of.id, name: name.trim() },
              { onSuccess: () => setOpen(null), onError: toasts.failure },
            )
          }
          onClose={() => setOpen(null)}
        >
          <Form.Item
            name="name"
            label={t("translateWords.name")}
            rules={[{ required: true, whitespace: true, message: t("translateWords.nameRequired") }]}
          >
            <Input maxLength={MAX_TRANSLATION_NAME} />
          </Form.Item>
        </FormDialog>
      )}
      <ConfirmDialog
        isOpen={open?.what === "remove"}
        title={t("translateWords.removeTitle", { name: open?.of.name ?? "" })}
        action={t("translateWords.remove")}
        isDanger
        isBusy={remove.isPending}
        onClose={() => setOpen(null)}
        onConfirm={() =>
          open &&
          remove.mutate(open.of.id, {
            onSuccess: () => {
              toasts.success(t("translateWords.removed"));
              onRemoved(open.of.id);
              setOpen(null);
            },
            onError: toasts.failure,
          })
        }
      >
        {t("translateWords.removeText")}
      </ConfirmDialog>
    </nav>
  );
};
