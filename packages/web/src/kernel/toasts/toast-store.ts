import type { Notification } from "@benchleaf/contract";
import { createStore } from "../store.ts";

/** What a toast is about. */
export type ToastTone = "success" | "info" | "warning" | "failure";

interface ToastMessage {
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: string;
  /** Takes back what was done. */
  readonly undo?: () => void;
}

interface News {
  readonly id: string;
  readonly tone: "news";
  readonly notification: Notification;
}

/** What is in a corner for some seconds. */
export type Toast = ToastMessage | News;

const MOST_SHOWN = 4;

/** What pops up now, the newest last. */
export const toasts = createStore<readonly Toast[]>([]);

/** Replaces a toast with the same id, e.g. the same text again. */
export const showToast = (toast: Toast): void =>
  toasts.set([...toasts.get().filter(({ id }) => id !== toast.id), toast].slice(-MOST_SHOWN));

/** Takes a toast away before its time. */
export const closeToast = (id: string): void => toasts.set(toasts.get().filter((one) => one.id !== id));
