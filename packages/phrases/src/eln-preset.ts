/** A built-in notebook template: name, fields, and its text in Markdown. */
export interface ElnPreset {
  readonly key: string;
  readonly category: string;
  readonly name: string;
  readonly description: string;
  readonly fields: readonly {
    readonly key: string;
    readonly name: string;
    readonly type: "text" | "number" | "date" | "choice";
    readonly choices: readonly string[];
    readonly isRequired: boolean;
  }[];
  readonly text: string;
}
