import { useEffect, useRef } from "react";

/** A hand scanner types faster than any person: more than this between two keys, in milliseconds, and it is a person. */
const LONGEST_GAP_MS = 60;
const SHORTEST_CODE = 4;

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input, textarea, select, [contenteditable=true]");

/**
 * Receives input of a hand scanner that types like a keyboard and ends with Enter, while no text field has the focus.
 * A person typing is too slow to be mistaken for one.
 */
export const useHandScanner = (onCode: (text: string) => void): void => {
  const heard = useRef(onCode);
  heard.current = onCode;
  useEffect(() => {
    let [text, last] = ["", 0];
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTextField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const isQuick = event.timeStamp - last <= LONGEST_GAP_MS;
      last = event.timeStamp;
      if (event.key === "Enter") {
        if (isQuick && text.length >= SHORTEST_CODE) {
          event.preventDefault();
          event.stopPropagation();
          heard.current(text);
        }
        text = "";
      } else if (event.key.length === 1) text = isQuick ? text + event.key : event.key;
    };
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  }, []);
};
