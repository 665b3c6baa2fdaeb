/**
 * A question that an area asks all others, including those after it, such as what happens to the records of a leaving
 * member. Any area can provide an implementation; the asking area does not know which ones do.
 */
export interface ExtensionPoint<Answer> {
  readonly name: string;
  /** Only for the types. */
  readonly answer?: Answer;
}

/** Declares an extension point; its name is in messages about a missing or duplicate implementation. */
export const extensionPoint = <Answer>(name: string): ExtensionPoint<Answer> => ({ name });
