import { Input, Select, Switch } from "antd";
import { type ReactNode, useId } from "react";
import { BoundedNumber } from "./bounded-number.tsx";
import { SequenceWarning } from "./sequence-warning.tsx";
import styles from "./tools.module.css";

interface FieldProps {
  readonly label: string;
  readonly help?: ReactNode;
}

interface LettersFieldProps extends FieldProps {
  readonly value: string;
  readonly placeholder?: string;
  readonly rows?: number;
  /** What the residues are read as, where that is remarked on below. */
  readonly kind?: "bases" | "residues";
  readonly onChange: (next: string) => void;
}

/** Residues, typed or pasted. */
export const ResiduesField = (props: LettersFieldProps) => {
  const { label, help, value, placeholder, rows = 5, kind, onChange } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        className={styles.letters ?? ""}
        rows={rows}
        value={value}
        spellCheck={false}
        {...(placeholder !== undefined && { placeholder })}
        onChange={({ target }) => onChange(target.value)}
      />
      {help && <p className={styles.help}>{help}</p>}
      {kind && <SequenceWarning text={value} kind={kind} />}
    </div>
  );
};

interface ChoiceFieldProps<Value extends string | number> extends FieldProps {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (next: Value) => void;
}

export const ChoiceField = <Value extends string | number>(props: ChoiceFieldProps<Value>) => {
  const { label, help, value, options, onChange } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select<Value>
        id={id}
        value={value}
        options={[...options]}
        {...(options.length > 8 && { showSearch: { optionFilterProp: "label" } })}
        onChange={onChange}
      />
      {help && <p className={styles.help}>{help}</p>}
    </div>
  );
};

interface NumberFieldProps extends FieldProps {
  readonly value: number | null;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly isWhole?: boolean;
  readonly onChange: (next: number | null) => void;
}

export const NumberField = ({ label, help, value, unit, onChange, ...bounds }: NumberFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <BoundedNumber
        id={id}
        className={styles.whole ?? ""}
        value={value}
        {...(unit !== undefined && { suffix: unit })}
        {...bounds}
        onChange={onChange}
      />
      {help && <p className={styles.help}>{help}</p>}
    </div>
  );
};

interface SwitchFieldProps extends FieldProps {
  readonly isOn: boolean;
  readonly onChange: (next: boolean) => void;
}

export const SwitchField = ({ label, help, isOn, onChange }: SwitchFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span>
        <Switch id={id} checked={isOn} onChange={onChange} />
      </span>
      {help && <p className={styles.help}>{help}</p>}
    </div>
  );
};

interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (next: string) => void;
}

export const TextField = ({ label, help, value, onChange }: TextFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={value}
        maxLength={2000}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      {help && <p className={styles.help}>{help}</p>}
    </div>
  );
};
