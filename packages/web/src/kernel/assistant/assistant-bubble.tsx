import { RobotOutlined } from "@ant-design/icons";
import { type ComponentType, Suspense, useContext, useMemo, useRef, useState } from "react";
import { lazyPage } from "../lazy-page.tsx";
import { AreasContext } from "../shell/areas-context.ts";
import { useTranslation } from "../translation.ts";
import { useFloatingPlace } from "../use-floating-place.ts";
import type { AssistantPanelProps, WebArea } from "../web-area.ts";
import styles from "./assistant-bubble.module.css";

const KEY = "yy-ai-chat-position";
const START = { x: 0.024, y: 0.8 };

const panelOf = (areas: readonly WebArea[]): ComponentType<AssistantPanelProps> | null => {
  const area = areas.find(({ assistant }) => assistant !== undefined);
  return area?.assistant ? lazyPage(area.assistant, { words: ["assistant"] }) : null;
};

/** The assistant of every page: a button that can be moved, and the panel that it opens, loaded on first use. */
export const AssistantBubble = () => {
  const t = useTranslation();
  const areas = useContext(AreasContext);
  const Panel = useMemo(() => panelOf(areas), [areas]);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { style, handlers, endsDrag } = useFloatingPlace(KEY, START);
  if (Panel === null) return null;
  return (
    <aside aria-label={t("assistant.title")} data-chrome>
      <button
        ref={button}
        type="button"
        className={styles.button}
        style={style}
        aria-label={t("assistant.title")}
        aria-expanded={isOpen}
        title={t("assistant.move")}
        {...handlers}
        onClick={() => {
          if (!endsDrag()) setOpen(!isOpen);
        }}
      >
        <RobotOutlined aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Panel
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </aside>
  );
};
