import { DeleteOutlined } from "@ant-design/icons";
import type { AssistantConversation } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useAssistantChanges, useConversations } from "../assistant.queries.ts";
import styles from "./panel.module.css";

interface ConversationListProps {
  readonly current: string | null;
  readonly onOpen: (conversationId: string) => void;
  readonly onRemoved: (conversationId: string) => void;
}

/** One's conversations, the last used first. */
export const ConversationList = ({ current, onOpen, onRemoved }: ConversationListProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const list = useConversations();
  const { remove } = useAssistantChanges();
  const [doomed, setDoomed] = useState<AssistantConversation | null>(null);
  const conversations = list.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <nav className={styles.history} aria-label={t("assistantChat.history")}>
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <ListSkeleton label={t("shell.loading")} />}
      {list.isSuccess && conversations.length === 0 && (
        <p className={styles.soft}>{t("assistantChat.noHistory")}</p>
      )}
      <ul className={styles.list}>
        {conversations.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={styles.conversation}
              aria-current={one.id === current ? "true" : undefined}
              title={one.title}
              onClick={() => onOpen(one.id)}
            >
              <span className={styles.name}>{one.title}</span>
              <Moment instant={one.updateTime} />
            </button>
            <Button
              size="small"
              type="text"
              icon={<DeleteOutlined />}
              aria-label={`${t("assistantChat.remove")} ${one.title}`}
              onClick={() => setDoomed(one)}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button type="text" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t("assistantChat.showMore")}
        </Button>
      )}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={`${t("assistantChat.remove")} · ${doomed?.title ?? ""}`}
        action={t("assistantChat.remove")}
        isDanger
        isBusy={remove.isPending}
        onClose={() => setDoomed(null)}
        onConfirm={() =>
          doomed &&
          remove.mutate(doomed.id, {
            onSuccess: () => {
              toasts.success(t("assistantChat.removed"));
              onRemoved(doomed.id);
              setDoomed(null);
            },
            onError: toasts.failure,
          })
        }
      >
        {t("assistantChat.removeText")}
      </ConfirmDialog>
    </nav>
  );
};
