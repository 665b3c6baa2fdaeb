import { type FormEvent, useState } from "react";

/** Says what is wrong with an entry, or null. */
type Check = (value: string) => string | null;

/** Entries of a short form, each checked when it is left and all of them when the form is sent. */
export const useEntries = <Name extends string>(checks: Readonly<Record<Name, Check>>) => {
  const names = Object.keys(checks) as Name[];
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>,
  );
  const [problems, setProblems] = useState<Partial<Record<Name, string | null>>>({});
  const fieldOf = (name: Name) => ({
    value: values[name],
    problem: problems[name] ?? null,
    onChange: (value: string) => {
      setValues((all) => ({ ...all, [name]: value }));
      // A told mistake goes away as it is mended; a new one is told only when the field is left.
      setProblems((all) => (all[name] ? { ...all, [name]: checks[name](value) } : all));
    },
    // Passing through an empty field is no mistake yet.
    onBlur: () => setProblems((all) => (values[name] ? { ...all, [name]: checks[name](values[name]) } : all)),
  });
  const onSubmit = (send: (values: Record<Name, string>) => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = Object.fromEntries(names.map((name) => [name, checks[name](values[name])]));
    setProblems(found as Partial<Record<Name, string | null>>);
    const firstWrong = names.findIndex((name) => found[name]);
    if (firstWrong < 0) return send(values);
    event.currentTarget.querySelectorAll("input")[firstWrong]?.focus();
  };
  return { values, fieldOf, onSubmit };
};
