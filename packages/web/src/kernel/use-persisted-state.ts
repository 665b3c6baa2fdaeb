import { useState } from "react";
import { ownKey } from "./own-key.ts";
import { readStored, writeStored } from "./preferences.ts";

/** A list of strings as `usePersistedState` stores it; empty if the stored value is invalid. */
export const parsePersistedList = (text: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
};

/** A form that is stored for the person who is signed in. `parse` makes sense of whatever was stored. */
export const usePersistedState = <Form>(
  key: string,
  parse: (text: string) => Form,
): [Form, (next: Form) => void] => {
  const [form, setForm] = useState(() => parse(readStored(ownKey(key)) ?? ""));
  const keep = (next: Form) => {
    setForm(next);
    writeStored(ownKey(key), JSON.stringify(next));
  };
  return [form, keep];
};
