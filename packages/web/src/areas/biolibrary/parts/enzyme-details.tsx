import { type EnzymeRecord, overhangOf, supplierNames } from "@benchleaf/bio";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { useEnzymeRecords } from "../../../shared/sequences/enzyme-records.ts";
import { siteText } from "../enzyme-site.ts";
import styles from "./library.module.css";

const MOST_SHOWN = 200;

/** What the catalogue knows of enzymes: site and cut, ends, temperatures, buffers, suppliers, enzymes that do the same. */
export const EnzymeDetails = ({ ids }: { ids: readonly number[] }) => {
  const t = useTranslation();
  const catalogue = useEnzymeRecords();
  const wanted = useMemo(() => new Set(ids), [ids]);
  const rows = (catalogue.data ?? []).filter(({ id }) => wanted.has(id)).slice(0, MOST_SHOWN);
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={styles.enzymes} tabIndex={0} aria-label={t("biolibrary.enzymeFacts")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("sequences.columnName")}</th>
            <th scope="col">{t("biolibrary.site")}</th>
            <th scope="col">{t("digest.overhang")}</th>
            <th scope="col">{t("biolibrary.temperatures")}</th>
            <th scope="col">{t("biolibrary.buffers")}</th>
            <th scope="col">{t("digest.supplier")}</th>
            <th scope="col">{t("biolibrary.isoschizomers")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((enzyme) => (
            <Row key={enzyme.id} enzyme={enzyme} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Row = ({ enzyme }: { enzyme: EnzymeRecord }) => {
  const t = useTranslation();
  const { providers, suppliers, isoschizomers, aliases, name } = enzyme;
  const ends = overhangOf(enzyme);
  const temperatures = [
    ...new Set(
      providers.flatMap(({ incubationTemperature, inactivationTemperature }) =>
        incubationTemperature === null && inactivationTemperature === null
          ? []
          : [[incubationTemperature ?? "–", inactivationTemperature ?? "–"].join(" / ")],
      ),
    ),
  ];
  const buffers = providers.flatMap(({ product, activities, recommendedBuffer }) => {
    const all = Object.entries(activities).map(([buffer, activity]) => `${buffer} ${activity}`);
    if (all.length === 0 && recommendedBuffer === null) return [];
    return [{ product, text: recommendedBuffer ?? "", all: all.join(", ") }];
  });
  return (
    <tr>
      <th scope="row">
        <Link to="/sequence/library/$kind" params={{ kind: "enzyme" }} search={{ enzyme: name }}>
          {[name, ...aliases].join(", ")}
        </Link>
      </th>
      <td className={styles.letters}>{siteText(enzyme)}</td>
      <td className={styles.ends}>
        {ends === null
          ? t("digest.unknownCut")
          : ends.kind === "blunt"
            ? t("digest.blunt")
            : `${t(ends.kind === "5'" ? "digest.fivePrime" : "digest.threePrime")} ${ends.length}`}
      </td>
      <td>{temperatures.join("; ")}</td>
      <td>
        {buffers.map(({ product, text, all }) => (
          <div key={product} title={all}>
            {product}: {text || all}
          </div>
        ))}
      </td>
      <td>{[...suppliers].map((code) => supplierNames[code] ?? code).join(", ")}</td>
      <td>{isoschizomers.slice(0, 8).join(", ")}</td>
    </tr>
  );
};
