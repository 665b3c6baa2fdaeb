import { ArrowLeftOutlined, CloseOutlined, HistoryOutlined, PlusOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import type { AssistantPanelProps } from "../../../kernel/web-area.ts";
import { useConversation } from "../hooks/use-conversation.ts";
import { ConversationList } from "./conversation-list.tsx";
import { ConversationView } from "./conversation-view.tsx";
import styles from "./panel.module.css";
import { PromptBox } from "./prompt-box.tsx";

/** The panel of the assistant beside the page: a conversation, or the list of earlier ones. Escape closes it. */
export default function AssistantPanel({ onClose }: AssistantPanelProps) {
  const t = useTranslation();
  const [showsHistory, setHistory] = useState(false);
  const { conversationId, messages, records, asking, isAnswering, send, stop, open } = useConversation();
  const show = (id: string | null) => {
    open(id);
    setHistory(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An open list of choices or a dialog above the panel closes first.
    if (event.key !== "Escape" || event.nativeEvent.isComposing || event.defaultPrevented) return;
    const isInner = (event.target as Element).closest("[role=dialog]") !== event.currentTarget;
    if (isInner || (event.target as Element).getAttribute("aria-expanded") === "true") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div className={styles.panel} role="dialog" aria-label={t("assistantChat.title")} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2>{t(showsHistory ? "assistantChat.history" : "assistantChat.title")}</h2>
        <Button
          type="text"
          icon={<PlusOutlined />}
          aria-label={t("assistantChat.newChat")}
          title={t("assistantChat.newChat")}
          onClick={() => show(null)}
        />
        <Button
          type="text"
          icon={showsHistory ? <ArrowLeftOutlined /> : <HistoryOutlined />}
          aria-label={t(showsHistory ? "assistantChat.back" : "assistantChat.history")}
          title={t(showsHistory ? "assistantChat.back" : "assistantChat.history")}
          onClick={() => setHistory(!showsHistory)}
        />
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={t("assistantChat.close")}
          title={t("assistantChat.close")}
          onClick={onClose}
        />
      </div>
      {showsHistory ? (
        <ConversationList
          current={conversationId}
          onOpen={show}
          onRemoved={(id) => id === conversationId && open(null)}
        />
      ) : (
        <>
          <ConversationView
            {...{ conversationId, messages, records, asking }}
            onAsk={send}
            onNew={() => open(null)}
          />
          <PromptBox isAnswering={isAnswering} onAsk={send} onStop={stop} />
        </>
      )}
    </div>
  );
}
