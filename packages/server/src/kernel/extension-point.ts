/**
 * A question that an area asks of all others, those after it too, such as what becomes of someone's belongings when
 * they leave. Anyone who has an answer gives it; no one has to know who.
 */
export interface ExtensionPoint<Answer> {
  readonly name: string;
  /** Only for the types. */
  readonly answer?: Answer;
}

/** Declares a question to all areas; its name is in messages about a missing or double answer. */
export const extensionPoint = <Answer>(name: string): ExtensionPoint<Answer> => ({ name });
