import { SearchOutlined } from "@ant-design/icons";
import { Input } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../../kernel/translation.ts";

const PAUSE_MS = 250;

/** Search by name; calls `onChange` once typing pauses, and never during the composition of a Chinese word. */
export const SearchField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const t = useTranslation();
  const [text, setText] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const lastSent = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;

  // Back and Forward change the words from outside.
  useEffect(() => {
    if (value === lastSent.current) return;
    lastSent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (isComposing || text.trim() === lastSent.current.trim()) return;
    const timer = setTimeout(() => {
      lastSent.current = text;
      tell.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isComposing]);

  return (
    <Input
      prefix={<SearchOutlined aria-hidden />}
      placeholder={t("sequences.search")}
      aria-label={t("sequences.search")}
      value={text}
      allowClear
      maxLength={100}
      style={{ width: 280, maxWidth: "100%" }}
      onChange={(event) => setText(event.target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    />
  );
};
