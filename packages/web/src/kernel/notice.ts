import { App, Button } from "antd";
import { createElement, type ReactNode, useMemo } from "react";
import { Failure } from "./failure.ts";
import { sayFailure } from "./say-failure.ts";
import { useWords } from "./words.ts";

export interface Notice {
  success(text: string): void;
  info(text: string): void;
  warning(text: string): void;
  /** Says what went wrong in the user's language. Stopped work says nothing. */
  failure(error: unknown): void;
  /** A success that can be taken back for ten seconds. */
  undoable(text: string, undo: () => void): void;
}

/** Short messages over the page, announced to screen readers. */
export const useNotice = (): Notice => {
  const { message, notification } = App.useApp();
  const t = useWords();
  return useMemo(
    () => ({
      success: (text) => void message.success(text),
      info: (text) => void message.info(text),
      warning: (text) => void message.warning(text),
      failure(error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
        // The banner already says that the server is away.
        if (error instanceof Failure && error.code === "client.offline") return;
        void message.error(sayFailure(t, error), 6);
      },
      undoable(text, undo) {
        const key = `undo-${Date.now()}`;
        notification.success({
          key,
          title: text,
          duration: 10,
          pauseOnHover: true,
          placement: "bottomLeft",
          role: "status",
          actions: undoButton(t("shell.undo"), () => {
            notification.destroy(key);
            undo();
          }),
        });
      },
    }),
    [message, notification, t],
  );
};

const undoButton = (label: string, onClick: () => void): ReactNode =>
  createElement(Button, { size: "small", type: "primary", onClick }, label);
