import { PlusOutlined } from "@ant-design/icons";
import { type EnzymeSetEntry, libraryNameFault, type OwnedScope } from "@benchleaf/contract";
import { Button, Input, Segmented, Select } from "antd";
import { type ReactNode, useId, useMemo, useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAllEnzymes } from "../../../shared/sequences/use-own-enzymes.ts";
import { namedList } from "../parts/named-list.ts";
import styles from "./enzyme-list.module.css";
import { scopeTitles, setName } from "./enzyme-set-labels.ts";
import { type SetDraft, useChangeSets, useNamesOfSet } from "./enzyme-sets.queries.ts";

interface EnzymeSetsDialogProps {
  readonly sets: readonly EnzymeSetEntry[];
  readonly onClose: () => void;
}

const newSet: SetDraft = { name: "", scope: "private", names: [] };

/** Sets are made and changed in place. What is shipped can be looked at, and be the beginning of a set of one's own. */
export default function EnzymeSetsDialog({ sets, onClose }: EnzymeSetsDialogProps) {
  const t = useTranslation();
  const namesOfSet = useNamesOfSet();
  const toasts = useToasts();
  const change = useChangeSets();
  const [openId, setOpenId] = useState<string | null>(null);
  const [draft, setDraft] = useState<SetDraft>(newSet);
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState<EnzymeSetEntry | null>(null);
  const open = sets.find(({ id }) => id === openId) ?? null;
  const isFixed = open !== null && !open.abilities.update;
  const choose = (set: EnzymeSetEntry | null) => {
    setOpenId(set?.id ?? null);
    const scope = set?.scope === "shared" ? "shared" : "private";
    setDraft(set ? { name: setName(set, t), scope, names: namesOfSet(set) } : newSet);
    setSaved(set);
  };
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
    }
  };
  const save = () =>
    during(async () => {
      const kept = open && !isFixed ? await change.update(open, draft) : await change.create(draft);
      toasts.success(t("digest.setSaved", { name: kept.name }));
      setSaved(kept);
      setOpenId(kept.id);
    });
  const remove = (set: EnzymeSetEntry) =>
    during(async () => {
      await change.remove(set);
      toasts.success(t("digest.setDeleted", { name: set.name }));
      choose(null);
    });
  return (
    <Dialog open title={t("digest.editSets")} width={760} footer={null} saved={saved} onCancel={onClose}>
      <div className={styles.sets}>
        <ul className={styles.setList}>
          <li>
            <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => choose(null)}>
              {t("digest.newSet")}
            </Button>
          </li>
          {(["private", "shared", "public"] as const).map((scope) => (
            <li key={scope}>
              <div className={styles.setGroup}>{t(scopeTitles[scope])}</div>
              {sets.every((set) => set.scope !== scope) && (
                <div className={styles.setGroup}>{t("digest.noSets")}</div>
              )}
              {sets
                .filter((set) => set.scope === scope)
                .map((set) => (
                  <button
                    key={set.id}
                    type="button"
                    className={styles.setItem}
                    aria-pressed={set.id === openId}
                    onClick={() => choose(set)}
                  >
                    {setName(set, t)}
                    <span className={styles.count}>
                      {t("digest.setCount", { number: set.enzymeIds.length })}
                    </span>
                  </button>
                ))}
            </li>
          ))}
        </ul>
        <SetForm draft={draft} isScopeOpen={open === null || isFixed} onChange={setDraft}>
          <div className={styles.actions}>
            <Button
              type="primary"
              loading={isBusy}
              disabled={draft.names.length === 0 || libraryNameFault(draft.name) !== null}
              onClick={() => void save()}
            >
              {t("digest.saveSet")}
            </Button>
            {open?.abilities.move && (
              <Button
                disabled={isBusy}
                onClick={() =>
                  void during(() => change.move(open, open.scope === "private" ? "shared" : "private"))
                }
              >
                {t(open.scope === "private" ? "digest.shareSet" : "digest.takeSetBack")}
              </Button>
            )}
            {open?.abilities.remove && (
              <Button danger disabled={isBusy} onClick={() => void remove(open)}>
                {t("digest.deleteSet", { name: open.name })}
              </Button>
            )}
          </div>
        </SetForm>
      </div>
    </Dialog>
  );
}

interface SetFormProps {
  readonly draft: SetDraft;
  /** A set that is there already is moved by its own button. */
  readonly isScopeOpen: boolean;
  readonly onChange: (draft: SetDraft) => void;
  readonly children: ReactNode;
}

const SetForm = ({ draft, isScopeOpen, onChange, children }: SetFormProps) => {
  const t = useTranslation();
  const id = useId();
  const fault = draft.name === "" ? null : libraryNameFault(draft.name);
  const all = useAllEnzymes();
  const options = useMemo(() => all.map(({ name }) => ({ value: name, label: name })), [all]);
  return (
    <div className={styles.form}>
      <label className={styles.field} htmlFor={`${id}-name`}>
        {t("digest.setName")}
        <Input
          id={`${id}-name`}
          value={draft.name}
          status={fault ? "error" : ""}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
        />
      </label>
      {fault && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {t(`errors.${fault}`)}
        </p>
      )}
      <div className={styles.field}>
        <span>{t("digest.setEnzymes")}</span>
        <Select<string[]>
          mode="multiple"
          {...namedList(`${id}-enzymes`, t("digest.setEnzymes"))}
          maxTagCount={40}
          value={[...draft.names]}
          options={options}
          onChange={(names) => onChange({ ...draft, names })}
        />
      </div>
      {isScopeOpen && (
        <div className={styles.field}>
          <span id={`${id}-scope`}>{t("digest.setScope")}</span>
          <Segmented<OwnedScope>
            aria-labelledby={`${id}-scope`}
            value={draft.scope}
            options={[
              { value: "private", label: t("digest.scopePrivate") },
              { value: "shared", label: t("digest.scopeShared") },
            ]}
            onChange={(scope) => onChange({ ...draft, scope })}
          />
        </div>
      )}
      {children}
    </div>
  );
};
