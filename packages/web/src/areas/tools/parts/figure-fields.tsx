import type { ReactNode } from "react";
import type { FigureSetting, Figures } from "../figure-settings.ts";
import { NumberField } from "./tool-fields.tsx";

interface FigureFieldsProps<Key extends string> {
  readonly settings: readonly FigureSetting<Key>[];
  readonly figures: Figures<Key>;
  readonly label: (key: Key) => string;
  readonly help?: (key: Key) => ReactNode;
  readonly onChange: (key: Key, value: number | null) => void;
}

/** The numeric options of a tool, each with its limits. */
export const FigureFields = <Key extends string>(props: FigureFieldsProps<Key>) => {
  const { settings, figures, label, help, onChange } = props;
  return settings.map(({ key, usual: _, ...bounds }) => (
    <NumberField
      key={key}
      label={label(key)}
      help={help?.(key)}
      {...bounds}
      value={figures[key]}
      onChange={(value) => onChange(key, value)}
    />
  ));
};
