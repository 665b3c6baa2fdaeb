import { useState } from "react";
import { readStored, writeStored } from "../../../kernel/preferences.ts";

/** A form that this browser keeps. `parse` makes sense of whatever was stored. */
export const useKept = <Form>(key: string, parse: (text: string) => Form): [Form, (next: Form) => void] => {
  const [form, setForm] = useState(() => parse(readStored(key) ?? ""));
  const keep = (next: Form) => {
    setForm(next);
    writeStored(key, JSON.stringify(next));
  };
  return [form, keep];
};
