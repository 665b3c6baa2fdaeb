import { CheckCircleFilled, CloseCircleFilled, WarningFilled } from "@ant-design/icons";
import type { SequenceRecord } from "@benchleaf/bio";
import { Button, Checkbox, Progress } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Sheet, SheetActions } from "../../../ui/sheet.tsx";
import { type Choice, constructCount, informative } from "../planning/constructs.ts";
import type { Construct } from "../planning/plan-constructs.ts";
import { useConstructTable } from "../planning/use-construct-table.ts";
import type { PlasmidNames } from "../plasmid-names.ts";
import type { OpenBench } from "../use-bench.ts";
import styles from "./cloning.module.css";
import { conflictSentence } from "./conflict-list.tsx";
import { SaveConstructsDialog } from "./save-constructs-dialog.tsx";

interface ConstructTableProps {
  readonly benchId: string;
  readonly bench: OpenBench;
  readonly molecules: ReadonlyMap<string, SequenceRecord> | null;
  readonly names: PlasmidNames;
  readonly onShow: (choice: Choice) => void;
}

const keyOf = ({ choice }: Construct): string => Object.values(choice).join(" ");

/** All constructs that the alternatives of a bench make, each checked; what is ticked is saved at once. */
export const ConstructTable = ({ benchId, bench, molecules, names, onShow }: ConstructTableProps) => {
  const t = useTranslation();
  const format = useFormat();
  const table = useConstructTable(bench.plan, molecules);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const count = constructCount(bench.plan);
  const number = format.number(count);
  const makes = (
    <Button type={table.isCurrent ? "default" : "primary"} size="small" onClick={() => void table.make()}>
      {t("cloning.constructsMake", { count, number })}
    </Button>
  );
  if (table.progress !== null)
    return (
      <div className={styles.running} role="status">
        <Progress percent={Math.round(table.progress * 100)} />
        <Button size="small" onClick={table.stop}>
          {t("shell.stop")}
        </Button>
      </div>
    );
  if (table.constructs === null)
    return (
      <>
        <p className={styles.soft}>{t("cloning.constructsHelp", { count, number })}</p>
        {makes}
      </>
    );
  const sound = table.constructs.filter(({ planned }) => planned.products[0]);
  const chosen = sound.filter((one) => !left.has(keyOf(one)));
  const nameOf = ({ choice }: Construct) =>
    informative(bench.plan, choice)
      .map((id) => names.get(id) ?? "?")
      .join(" + ");
  const toggle = (one: Construct) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(keyOf(one))) next.add(keyOf(one));
      return next;
    });
  return (
    <>
      {!table.isCurrent && (
        <p className={styles.warnText} role="status">
          {t("cloning.constructsOld")} {makes}
        </p>
      )}
      <Sheet
        label={t("cloning.constructs")}
        head={
          <>
            <th scope="col">{t("cloning.construct")}</th>
            <th scope="col">{t("cloning.constructSize")}</th>
            <th scope="col">{t("cloning.constructEnds")}</th>
            <th scope="col">{t("cloning.constructChecked")}</th>
          </>
        }
      >
        {table.constructs.map((one) => {
          const product = one.planned.products[0];
          return (
            <tr key={keyOf(one)}>
              <th scope="row">
                <Checkbox
                  checked={product !== undefined && !left.has(keyOf(one))}
                  disabled={product === undefined}
                  onChange={() => toggle(one)}
                >
                  {nameOf(one)}
                </Checkbox>
                <Button type="link" size="small" onClick={() => onShow(one.choice)}>
                  {t("cloning.constructShow")}
                  <span className="visually-hidden"> {nameOf(one)}</span>
                </Button>
              </th>
              <td>{product ? format.basePairs(product.record.sequence.length) : "–"}</td>
              <td translate="no">
                {product
                  ? product.junctions
                      .map(({ kind, letters }) => (kind === "homology" ? `${letters.length} bp` : letters))
                      .join(" · ")
                  : "–"}
              </td>
              <td>
                <Checked construct={one} names={names} />
              </td>
            </tr>
          );
        })}
      </Sheet>
      <SheetActions>
        <Button
          size="small"
          type="primary"
          disabled={!table.isCurrent || chosen.length === 0}
          onClick={() => setSaving(true)}
        >
          {t("cloning.constructsSave", { count: chosen.length, number: format.number(chosen.length) })}
        </Button>
      </SheetActions>
      {isSaving && (
        <SaveConstructsDialog
          benchId={benchId}
          bench={bench}
          constructs={chosen.map((one) => ({ ...one, name: `${bench.name} ${nameOf(one)}` }))}
          names={names}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
};

/** Whether a construct can be made, and the first thing in the way of it. */
const Checked = ({ construct, names }: { readonly construct: Construct; readonly names: PlasmidNames }) => {
  const t = useTranslation();
  const format = useFormat();
  const { conflicts, products } = construct.planned;
  const first = conflicts.find(({ isBlocking }) => isBlocking) ?? conflicts[0];
  if (!first)
    return (
      <span className={styles.good}>
        <CheckCircleFilled aria-hidden /> {t("cloning.constructGood")}
      </span>
    );
  return (
    <span className={products[0] ? styles.warnText : styles.badText}>
      {products[0] ? <WarningFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}{" "}
      {conflictSentence(t, format, first, names)}
      {conflicts.length > 1 &&
        ` ${t("cloning.constructMore", { count: conflicts.length - 1, number: format.number(conflicts.length - 1) })}`}
    </span>
  );
};
