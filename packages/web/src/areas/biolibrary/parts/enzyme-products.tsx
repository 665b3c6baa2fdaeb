import type { EnzymeProvider, EnzymeRecord } from "@benchleaf/bio";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import styles from "./one-enzyme.module.css";

/** How suppliers print whether heat ends the reaction, where they give no temperature. */
const inactivations: Readonly<Record<string, PhraseKey>> = {
  "+": "biolibrary.heatEnds",
  "-": "biolibrary.heatDoesNot",
  "+/-": "biolibrary.heatPartly",
};

/** What is sold of an enzyme: temperatures, the buffer that is advised, and how active it is in others. */
export const EnzymeProducts = ({ enzyme }: { readonly enzyme: EnzymeRecord }) => {
  const t = useTranslation();
  if (enzyme.providers.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={styles.products} tabIndex={0} aria-label={t("biolibrary.products")}>
      <h2 className={styles.heading}>{t("biolibrary.products")}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("biolibrary.product")}</th>
            <th scope="col">{t("biolibrary.incubation")}</th>
            <th scope="col">{t("biolibrary.inactivation")}</th>
            <th scope="col">{t("biolibrary.recommended")}</th>
            <th scope="col">{t("biolibrary.activities")}</th>
          </tr>
        </thead>
        <tbody>
          {enzyme.providers.map((one) => (
            <Product key={`${one.provider} ${one.product}`} sold={one} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Product = ({ sold }: { readonly sold: EnzymeProvider }) => {
  const t = useTranslation();
  const { provider, product, url, incubationTemperature, inactivationTemperature, activities } = sold;
  const heat = inactivationTemperature === null ? undefined : inactivations[inactivationTemperature];
  const name = `${product} (${provider.replace(/ (HF|FastDigest)$/, "")})`;
  return (
    <tr>
      <th scope="row">
        {url === null ? (
          name
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        )}
      </th>
      <td>{incubationTemperature ?? "–"}</td>
      <td>{heat ? t(heat) : (inactivationTemperature ?? "–")}</td>
      <td>{[sold.recommendedBuffer ?? "–", ...sold.supplements].join(" + ")}</td>
      <td>
        <ul className={styles.activities}>
          {Object.entries(activities).map(([buffer, activity]) => (
            <li key={buffer}>
              {buffer}: <strong>{activity}</strong>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
};
