import { SettingOutlined } from "@ant-design/icons";
import { Button, Checkbox, Popover } from "antd";
import { useState } from "react";
import { useIsNarrow } from "../../ui/use-media.ts";
import { readStored, writeStored } from "../preferences.ts";

interface Choosable {
  readonly key: string;
  readonly header: string;
}

/** The keys of the columns that a user wants to see, stored in this browser under `key`. */
export const useVisibleColumns = (
  key: string,
  usual: readonly string[],
): [ReadonlySet<string>, (keys: readonly string[]) => void] => {
  const [shown, setShown] = useState<ReadonlySet<string>>(() => {
    const stored = readStored(key);
    return new Set(stored === null ? usual : stored.split(" ").filter((name) => name !== ""));
  });
  const show = (keys: readonly string[]) => {
    setShown(new Set(keys));
    writeStored(key, keys.join(" "));
  };
  return [shown, show];
};

interface ColumnChoiceProps {
  readonly label: string;
  readonly columns: readonly Choosable[];
  readonly shown: ReadonlySet<string>;
  readonly onChange: (keys: readonly string[]) => void;
}

/** Which columns a list shows, one tick a column; nothing where a list is in rows of two lines. */
export const ColumnChoice = (props: ColumnChoiceProps) => (useIsNarrow() ? null : <Choice {...props} />);

const Choice = ({ label, columns, shown, onChange }: ColumnChoiceProps) => (
  <Popover
    trigger="click"
    placement="bottomRight"
    content={
      <Checkbox.Group
        aria-label={label}
        style={{ flexDirection: "column", gap: 4 }}
        value={columns.filter(({ key }) => shown.has(key)).map(({ key }) => key)}
        options={columns.map(({ key, header }) => ({ value: key, label: header }))}
        onChange={onChange}
      />
    }
  >
    <Button type="text" icon={<SettingOutlined aria-hidden />} aria-haspopup="dialog">
      {label}
    </Button>
  </Popover>
);
