/**
 * A question that an area asks all others, including those after it, such as what happens to the records of a leaving
 * member. Any area can provide an answer; the asking area does not know which ones do.
 */
export interface ExtensionPoint<Answer> {
  readonly name: string;
  /** Only for the types. */
  readonly answer?: Answer;
}

/** Declares a question to all areas; its name is in messages about a missing or double answer. */
export const extensionPoint = <Answer>(name: string): ExtensionPoint<Answer> => ({ name });
