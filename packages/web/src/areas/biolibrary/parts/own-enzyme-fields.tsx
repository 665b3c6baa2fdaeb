import { libraryBases, MAX_OWN_CUT_BASES, type OwnCut, type OwnEnzyme } from "@benchleaf/contract";
import { Input, InputNumber, Switch } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { drawnSite } from "../enzyme-site.ts";
import { Field } from "./field.tsx";
import type { KindFieldsProps } from "./kind-fields-props.ts";
import styles from "./library.module.css";

interface OwnEnzymeFieldsProps extends KindFieldsProps {
  readonly own: OwnEnzyme;
}

const NO_CUT: OwnCut = { top: null, bottom: null };

/** Site and cuts of a custom enzyme, with both strands drawn as they are cut. */
export const OwnEnzymeFields = (props: OwnEnzymeFieldsProps) => {
  const { id, draft, own, isFixed, fault, onLeave, onChange } = props;
  const t = useTranslation();
  const set = (change: Partial<OwnEnzyme>) => onChange({ ...draft, own: { ...own, ...change } });
  const setCut = (at: number, change: Partial<OwnCut>) =>
    set({ cuts: own.cuts.map((cut, index) => (index === at ? { ...cut, ...change } : cut)) });
  const ofSite = fault === "biolibrary.content.invalid" ? null : fault;
  return (
    <>
      <Field
        id={`${id}-content`}
        label={t("biolibrary.ownSite")}
        {...(!isFixed && { hint: t("biolibrary.ownSiteHint") })}
        fault={ofSite}
      >
        <Input
          id={`${id}-content`}
          className={styles.letters ?? ""}
          value={own.site}
          readOnly={isFixed}
          variant={isFixed ? "filled" : "outlined"}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-content-note`}
          status={ofSite ? "error" : ""}
          onBlur={onLeave}
          onChange={({ target }) => set({ site: target.value })}
        />
      </Field>
      {own.cuts.map((cut, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cut is its place
        <CutFields key={at} {...props} cut={cut} at={at} onCut={(change) => setCut(at, change)} />
      ))}
      {!isFixed && (
        <label className={styles.field} htmlFor={`${id}-both`}>
          <span>{t("biolibrary.ownBoth")}</span>
          <Switch
            id={`${id}-both`}
            size="small"
            checked={own.cuts.length > 1}
            style={{ alignSelf: "flex-start" }}
            onChange={(isBoth) => set({ cuts: [own.cuts[0] ?? NO_CUT, ...(isBoth ? [NO_CUT] : [])] })}
          />
        </label>
      )}
      {fault === "biolibrary.content.invalid" && (
        <p className={styles.fault} role="alert">
          {t("biolibrary.ownFault", { limit: String(MAX_OWN_CUT_BASES) })}
        </p>
      )}
      <DrawnEnzyme own={own} />
    </>
  );
};

interface CutFieldsProps extends OwnEnzymeFieldsProps {
  readonly cut: OwnCut;
  readonly at: number;
  readonly onCut: (change: Partial<OwnCut>) => void;
}

const CutFields = ({ id, own, isFixed, cut, at, onLeave, onCut }: CutFieldsProps) => {
  const t = useTranslation();
  const number = own.cuts.length > 1 ? ` ${at + 1}` : "";
  return (
    <div className={styles.cuts}>
      {(["top", "bottom"] as const).map((strand) => {
        const label = t(strand === "top" ? "biolibrary.ownCutTop" : "biolibrary.ownCutBottom") + number;
        return (
          <Field
            key={strand}
            id={`${id}-${strand}-${at}`}
            label={label}
            {...(!isFixed && {
              hint: t(strand === "top" ? "biolibrary.ownTopHint" : "biolibrary.ownBottomHint"),
            })}
          >
            <InputNumber<number>
              id={`${id}-${strand}-${at}`}
              value={cut[strand]}
              precision={0}
              readOnly={isFixed}
              variant={isFixed ? "filled" : "outlined"}
              onBlur={onLeave}
              onChange={(value) => onCut({ [strand]: value })}
            />
          </Field>
        );
      })}
    </div>
  );
};

/** As one writes it in a notebook: `5′ G^AATTC 3′` over `3′ CTTAA^G 5′`. */
const DrawnEnzyme = ({ own }: { readonly own: OwnEnzyme }) => {
  const t = useTranslation();
  const site = libraryBases(own.site);
  const far = own.cuts.flatMap(({ top, bottom }) => [top ?? 0, bottom ?? 0]);
  const isDrawn =
    /^[ACGTRYSWKMBDHVN]{1,60}$/.test(site) &&
    own.cuts.some(({ top, bottom }) => top !== null || bottom !== null) &&
    far.every((place) => Math.abs(place) <= site.length + MAX_OWN_CUT_BASES);
  if (!isDrawn) return null;
  const { top, bottom } = drawnSite({ site, cuts: own.cuts });
  return (
    <figure className={styles.drawn} aria-label={t("biolibrary.ownDrawn")}>
      <div>{top}</div>
      <div>{bottom}</div>
    </figure>
  );
};
