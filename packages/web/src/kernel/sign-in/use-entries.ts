import { type FormEvent, useState } from "react";

/** Says what is wrong with an entry, or null. May look at the other entries. */
type Check<Name extends string> = (value: string, all: Readonly<Record<Name, string>>) => string | null;

/** Entries of a short form, each checked when it is left and all of them when the form is sent. */
export const useEntries = <Name extends string>(
  checks: Readonly<Record<Name, Check<NoInfer<Name>>>>,
  initial: Partial<Record<NoInfer<Name>, string>> = {},
) => {
  const names = Object.keys(checks) as Name[];
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, initial[name] ?? ""])) as Record<Name, string>,
  );
  const [problems, setProblems] = useState<Partial<Record<Name, string | null>>>({});
  const check = (name: Name, all: Record<Name, string> = values) => {
    const problem = checks[name](all[name], all);
    setProblems((previous) => ({ ...previous, [name]: problem }));
    return problem;
  };
  const fieldOf = (name: Name) => ({
    value: values[name],
    problem: problems[name] ?? null,
    onChange: (value: string) => {
      const all = { ...values, [name]: value };
      setValues(all);
      // A shown error disappears when it is fixed; a new one is shown only when the field loses focus.
      setProblems((previous) =>
        previous[name] ? { ...previous, [name]: checks[name](value, all) } : previous,
      );
    },
    // Passing through an empty field is no mistake yet.
    onBlur: () => {
      if (values[name]) check(name);
    },
  });
  const onSubmit = (send: (values: Record<Name, string>) => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = Object.fromEntries(names.map((name) => [name, checks[name](values[name], values)]));
    setProblems(found as Partial<Record<Name, string | null>>);
    if (names.every((name) => found[name] === null)) return send(values);
    const form = event.currentTarget;
    // After the mistakes have been drawn.
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return { values, fieldOf, onSubmit, check };
};
