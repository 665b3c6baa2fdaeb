import { Input, Select, Space } from "antd";
import { useMemo, useState } from "react";
import { type CountryCode, dialCodesIn, mobileOf, splitMobile } from "./dial-codes.ts";

interface MobileFieldProps {
  readonly id?: string;
  /** `+` and digits; what is typed so far where it is not complete. */
  readonly value?: string;
  readonly onChange?: (mobile: string) => void;
  readonly onBlur?: () => void;
  readonly locale: string;
  readonly codeLabel: string;
  readonly numberLabel: string;
  readonly disabled?: boolean;
}

/** A mobile number with its dial code; a country is found by its name, its code or its characters. */
export const MobileField = ({
  value = "",
  locale,
  codeLabel,
  numberLabel,
  onChange,
  ...rest
}: MobileFieldProps) => {
  const codes = useMemo(() => dialCodesIn(locale), [locale]);
  const [typed, setTyped] = useState(() => splitMobile(value));
  // Shows what was typed as long as it means the value of the form.
  const shown = mobileOf(typed.country, typed.national) === value ? typed : splitMobile(value, typed.country);
  const change = (next: { country: CountryCode; national: string }) => {
    setTyped(next);
    onChange?.(mobileOf(next.country, next.national));
  };
  return (
    <Space.Compact block>
      <Select
        aria-label={codeLabel}
        value={shown.country}
        disabled={rest.disabled ?? false}
        style={{ width: 112 }}
        popupMatchSelectWidth={280}
        showSearch={{
          filterOption: (text, option) =>
            `${option?.label} ${option?.value}`.toLocaleLowerCase().includes(text.toLocaleLowerCase().trim()),
        }}
        options={codes.map(({ country, code, name }) => ({ value: country, label: `${name} ${code}`, code }))}
        labelRender={({ value: country }) => codes.find((one) => one.country === country)?.code}
        onChange={(country: CountryCode) => change({ ...shown, country })}
      />
      <Input
        {...rest}
        aria-label={numberLabel}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        value={shown.national}
        onChange={(event) => change({ ...shown, national: event.target.value })}
      />
    </Space.Compact>
  );
};
