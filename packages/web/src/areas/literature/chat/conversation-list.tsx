import { EllipsisOutlined, PlusOutlined } from "@ant-design/icons";
import type { Conversation } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Dropdown, Form, Input } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./chat.module.css";
import { useChatChanges, useConversations } from "./chat.queries.ts";

interface ConversationListProps {
  readonly chatId: string | undefined;
  readonly onNew: () => void;
  readonly onRemoved: (id: string) => void;
}

/** One's conversations, the last used first. */
export const ConversationList = ({ chatId, onNew, onRemoved }: ConversationListProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const list = useConversations();
  const { rename, remove } = useChatChanges();
  const [open, setOpen] = useState<{ readonly what: "rename" | "remove"; readonly of: Conversation } | null>(
    null,
  );
  const conversations = list.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <nav className={styles.history} aria-label={t("paperChat.history")}>
      <Button icon={<PlusOutlined />} onClick={onNew}>
        {t("paperChat.newChat")}
      </Button>
      {list.isSuccess && conversations.length === 0 && (
        <p className={styles.soft}>{t("paperChat.noHistory")}</p>
      )}
      <ul className={styles.list}>
        {conversations.map((one) => (
          <li key={one.id}>
            <Link
              to={
                one.literatureId ? `/literature/ai/${one.id}/${one.literatureId}` : `/literature/ai/${one.id}`
              }
              aria-current={one.id === chatId ? "page" : undefined}
              title={one.title}
            >
              {one.title}
            </Link>
            <Dropdown
              trigger={["click"]}
              menu={{
                items: [
                  { key: "rename", label: t("paperChat.rename") },
                  { key: "remove", label: t("paperChat.remove"), danger: true },
                ],
                onClick: ({ key }) => setOpen({ what: key as "rename" | "remove", of: one }),
              }}
            >
              <Button
                size="small"
                type="text"
                icon={<EllipsisOutlined />}
                aria-label={`${t("paperChat.menu")} ${one.title}`}
              />
            </Dropdown>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button type="text" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t("paperChat.showMore")}
        </Button>
      )}
      {open?.what === "rename" && (
        <FormDialog<{ title: string }>
          title={t("paperChat.renameTitle")}
          action={t("paperChat.rename")}
          isBusy={rename.isPending}
          name="conversation"
          initialValues={{ title: open.of.title }}
          onSubmit={({ title }) =>
            rename.mutate(
              { conversationId: open.of.id, title },
              { onSuccess: () => setOpen(null), onError: toasts.failure },
            )
          }
          onClose={() => setOpen(null)}
        >
          <Form.Item
            name="title"
            label={t("paperChat.name")}
            rules={[{ required: true, whitespace: true, message: t("paperChat.name") }]}
          >
            <Input maxLength={200} />
          </Form.Item>
        </FormDialog>
      )}
      <ConfirmDialog
        isOpen={open?.what === "remove"}
        title={`${t("paperChat.remove")} · ${open?.of.title ?? ""}`}
        action={t("paperChat.remove")}
        isDanger
        isBusy={remove.isPending}
        onClose={() => setOpen(null)}
        onConfirm={() =>
          open &&
          remove.mutate(open.of.id, {
            onSuccess: () => {
              toasts.success(t("paperChat.removed"));
              onRemoved(open.of.id);
              setOpen(null);
            },
            onError: toasts.failure,
          })
        }
      >
        {t("paperChat.removeText")}
      </ConfirmDialog>
    </nav>
  );
};
