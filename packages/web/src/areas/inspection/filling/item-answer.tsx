import { CameraOutlined, CloseOutlined, PlusOutlined, UploadOutlined } from "@ant-design/icons";
import {
  type AnswerFile,
  isOutside,
  MAX_ANSWER_TEXT,
  MAX_FORM_ROWS,
  MAX_INSPECTION_FILE_BYTES,
  MAX_PHOTO_PIXELS,
} from "@benchleaf/contract";
import { Button, Checkbox, Input, Radio } from "antd";
import { useEffect, useRef, useState } from "react";
import { shrinkPhoto } from "../../../kernel/shrink-photo.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type Translate, useTranslation } from "../../../kernel/translation.ts";
import { useFormText } from "../form-text.ts";
import styles from "./fill.module.css";
import { digestOf, findFile } from "./filling-storage.ts";
import type { ItemAnswerProps } from "./item-answer-props.ts";
import { SignaturePad } from "./signature-pad.tsx";

const decimal = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/;

/** Limits in words, e.g. "-86 to -70 ℃". */
export const formatRange = (
  t: Translate,
  { min, max, unit }: { min: string | null; max: string | null; unit: string },
): string => {
  const said =
    min !== null && max !== null
      ? t("inspecting.range", { min, max })
      : min !== null
        ? t("inspecting.atLeast", { min })
        : max !== null
          ? t("inspecting.atMost", { max })
          : "";
  return said && [said, unit].filter(Boolean).join(" ");
};

/** What is typed stays, also while it is no number yet; only a number is an answer. */
const DecimalInput = ({
  value,
  label,
  labelId,
  unit,
  onChange,
}: {
  readonly value: string | undefined;
  readonly label?: string;
  readonly labelId?: string;
  readonly unit?: string;
  readonly onChange: (value: string | undefined) => void;
}) => {
  const t = useTranslation();
  const [typed, setTyped] = useState(value ?? "");
  const isFault = typed !== "" && !decimal.test(typed);
  return (
    <>
      <Input
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        style={{ width: 180 }}
        {...(label && { "aria-label": label })}
        {...(labelId && { "aria-labelledby": labelId })}
        {...(unit && { suffix: unit })}
        {...(isFault && { status: "error" as const })}
        onChange={({ target }) => {
          const text = target.value.trim().replace("−", "-").replace(",", ".");
          setTyped(text);
          onChange(decimal.test(text) ? text : undefined);
        }}
      />
      {isFault && (
        <span role="alert" className={styles.failed}>
          {t("inspecting.numberFault")}
        </span>
      )}
    </>
  );
};

const Choice = ({ item, answer, labelId, onChange }: ItemAnswerProps<"choice">) => {
  const say = useFormText();
  const options = item.options.map(({ id, title }) => ({ value: id, label: say(title) }));
  const chosen = answer.options ?? [];
  const set = (next: string[]) => onChange(next.length > 0 ? { ...answer, options: next } : undefined);
  return item.isMultiple ? (
    <Checkbox.Group aria-labelledby={labelId} options={options} value={chosen} onChange={set} />
  ) : (
    <Radio.Group
      aria-labelledby={labelId}
      optionType="button"
      options={options}
      value={chosen[0] ?? null}
      onChange={({ target }) => set([String(target.value)])}
    />
  );
};

/** A photo on this device. */
const Thumb = ({ taskId, file }: { readonly taskId: string; readonly file: AnswerFile }) => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    void findFile(taskId, file.sha256).then((found) => {
      if (found === undefined || isOver || !found.blob.type.startsWith("image/")) return;
      made = URL.createObjectURL(found.blob);
      setAddress(made);
    });
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [taskId, file.sha256]);
  return address ? <img className={styles.photo} src={address} alt={file.name} /> : <span>{file.name}</span>;
};

const Files = ({ item, taskId, answer, labelId, onChange, onFile }: ItemAnswerProps<"photo" | "file">) => {
  const t = useTranslation();
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const files = answer.files ?? [];
  const isPhoto = item.kind === "photo";
  const add = async (chosen: readonly File[]) => {
    const added: AnswerFile[] = [];
    for (const file of chosen.slice(0, item.most - files.length)) {
      try {
        if (!isPhoto && file.size > MAX_INSPECTION_FILE_BYTES) throw new RangeError(file.name);
        const { blob, name } = isPhoto
          ? await shrinkPhoto(file, MAX_PHOTO_PIXELS)
          : { blob: file as Blob, name: file.name };
        const sha256 = await digestOf(blob);
        await onFile({ name, blob, sha256 });
        added.push({ sha256, name: name.slice(0, 255), size: blob.size });
      } catch (error) {
        const isLarge = error instanceof RangeError;
        toasts.warning(
          t(isLarge ? "inspecting.fileTooLarge" : "inspecting.photoFailed", { name: file.name }),
        );
      }
    }
    const known = new Set(files.map(({ sha256 }) => sha256));
    const next = [...files, ...added.filter(({ sha256 }) => !known.has(sha256))];
    if (next.length > 0) onChange({ ...answer, files: next });
  };
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.sha256}>
            <Thumb taskId={taskId} file={file} />
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={t("inspecting.removeFile", { name: file.name })}
              onClick={() => {
                const next = files.filter(({ sha256 }) => sha256 !== file.sha256);
                onChange(next.length > 0 ? { ...answer, files: next } : undefined);
              }}
            />
          </li>
        ))}
      </ul>
      {files.length < item.most && (
        <div>
          <Button
            icon={isPhoto ? <CameraOutlined /> : <UploadOutlined />}
            aria-describedby={labelId}
            onClick={() => input.current?.click()}
          >
            {t(isPhoto ? "inspecting.takePhoto" : "inspecting.chooseFile")}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple={item.most > 1}
            {...(isPhoto && { accept: "image/*" })}
            onChange={({ target }) => {
              void add([...(target.files ?? [])]);
              target.value = "";
            }}
          />
        </div>
      )}
    </>
  );
};

const Table = ({ item, answer, onChange }: ItemAnswerProps<"table">) => {
  const t = useTranslation();
  const say = useFormText();
  const rows = answer.rows ?? [];
  // What is typed in a row stays with it when a row above is removed.
  const [keys, setKeys] = useState(() => rows.map((_, at) => at));
  const set = (next: string[][]) => onChange(next.length > 0 ? { ...answer, rows: next } : undefined);
  const change = (at: number, column: number, text: string) =>
    set(
      rows.map((row, index) =>
        index === at ? item.columns.map((_, place) => (place === column ? text : (row[place] ?? ""))) : row,
      ),
    );
  return (
    <>
      {rows.length > 0 && (
        <div className={styles.table}>
          <table>
            <thead>
              <tr>
                {item.columns.map(({ id, title, unit }) => (
                  <th key={id} scope="col">
                    {[say(title), unit].filter(Boolean).join(" ")}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={keys[at]}>
                  {item.columns.map((column, place) => {
                    const cell = row[place] ?? "";
                    const label = t("inspecting.cell", { number: at + 1, name: say(column.title) });
                    const isBad = column.kind === "number" && decimal.test(cell) && isOutside(cell, column);
                    return (
                      <td key={column.id}>
                        {column.kind === "number" ? (
                          <DecimalInput
                            value={cell}
                            label={label}
                            onChange={(value) => change(at, place, value ?? "")}
                          />
                        ) : (
                          <Input
                            aria-label={label}
                            value={cell}
                            maxLength={200}
                            autoComplete="off"
                            onChange={({ target }) => change(at, place, target.value)}
                          />
                        )}
                        {isBad && (
                          <div className={styles.failed}>
                            {t("inspecting.outOfLimits", { range: formatRange(t, column) })}
                          </div>
                        )}
                      </td>
                    );
                  })}
                  <td>
                    <Button
                      type="text"
                      size="small"
                      icon={<CloseOutlined />}
                      aria-label={t("inspecting.removeRow", { number: at + 1 })}
                      onClick={() => {
                        setKeys(keys.filter((_, index) => index !== at));
                        set(rows.filter((_, index) => index !== at));
                      }}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length < MAX_FORM_ROWS && (
        <div>
          <Button
            size="small"
            icon={<PlusOutlined />}
            onClick={() => {
              setKeys([...keys, Math.max(-1, ...keys) + 1]);
              set([...rows, item.columns.map(() => "")]);
            }}
          >
            {t("inspecting.addRow")}
          </Button>
        </div>
      )}
    </>
  );
};

/** The field of one item, by its kind. */
export const ItemAnswer = (props: ItemAnswerProps) => {
  const { item, answer, labelId, onChange } = props;
  switch (item.kind) {
    case "choice":
      return <Choice {...props} item={item} />;
    case "number":
      return (
        <DecimalInput
          value={answer.number}
          labelId={labelId}
          unit={item.unit}
          onChange={(number) => {
            const { number: _, ...others } = answer;
            onChange(
              number === undefined
                ? Object.keys(others).length > 0
                  ? others
                  : undefined
                : { ...others, number },
            );
          }}
        />
      );
    case "text":
      return item.isLong ? (
        <Input.TextArea
          aria-labelledby={labelId}
          rows={3}
          maxLength={MAX_ANSWER_TEXT}
          value={answer.text ?? ""}
          onChange={({ target }) => onChange(target.value ? { ...answer, text: target.value } : undefined)}
        />
      ) : (
        <Input
          aria-labelledby={labelId}
          maxLength={MAX_ANSWER_TEXT}
          autoComplete="off"
          value={answer.text ?? ""}
          onChange={({ target }) => onChange(target.value ? { ...answer, text: target.value } : undefined)}
        />
      );
    case "date":
      return (
        <Input
          type="date"
          aria-labelledby={labelId}
          style={{ width: 180 }}
          value={answer.date ?? ""}
          onChange={({ target }) => onChange(target.value ? { ...answer, date: target.value } : undefined)}
        />
      );
    case "photo":
    case "file":
      return <Files {...props} item={item} />;
    case "table":
      return <Table {...props} item={item} />;
    case "signature":
      return <SignaturePad {...props} item={item} />;
    case "score":
      return item.most <= 10 ? (
        <Radio.Group
          aria-labelledby={labelId}
          optionType="button"
          options={Array.from({ length: item.most + 1 }, (_, score) => ({ value: score, label: score }))}
          value={answer.score ?? null}
          onChange={({ target }) => onChange({ ...answer, score: Number(target.value) })}
        />
      ) : (
        <DecimalInput
          value={answer.score?.toString()}
          labelId={labelId}
          unit={`/ ${item.most}`}
          onChange={(text) => {
            const score = Number(text);
            const isScore = text !== undefined && Number.isInteger(score) && score >= 0 && score <= item.most;
            onChange(isScore ? { ...answer, score } : undefined);
          }}
        />
      );
  }
};
