import { MAX_RECORD_RESIDUES } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Checkbox } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { FetchedRecord } from "../hooks/use-record-import.ts";
import type { Offer } from "../offers.ts";
import styles from "./sources.module.css";

interface OfferTableProps {
  readonly offers: readonly Offer[];
  readonly picked: ReadonlySet<string>;
  readonly taken: ReadonlyMap<string, FetchedRecord>;
  readonly onPick: (picked: ReadonlySet<string>) => void;
}

/** Result of an offer, or why it cannot be imported. */
const OfferState = ({
  offer,
  taken,
}: {
  readonly offer: Offer;
  readonly taken: FetchedRecord | undefined;
}) => {
  const t = useTranslation();
  const format = useFormat();
  if (offer.state === "unknown") return <div className={styles.bad}>{t("sources.unknown")}</div>;
  if (offer.state === "too-long")
    return (
      <div className={styles.bad}>
        {t("sources.tooLong", { limit: format.basePairs(MAX_RECORD_RESIDUES, offer.unit) })}
      </div>
    );
  if (taken === undefined) return null;
  if ("reason" in taken)
    return (
      <div className={styles.bad} role="alert">
        {t("sources.failed", { reason: taken.reason })}
      </div>
    );
  return (
    <div role="status">
      {t("sources.taken")}{" "}
      <Link to="/sequence/$sequenceId" params={{ sequenceId: taken.file.id }}>
        {taken.file.name}
      </Link>
    </div>
  );
};

/** Records or genes, to be picked. */
export const OfferTable = ({ offers, picked, taken, onPick }: OfferTableProps) => {
  const t = useTranslation();
  const format = useFormat();
  const hasPlaces = offers.some(({ place }) => place !== "");
  const toggle = (key: string) => {
    const next = new Set(picked);
    if (!next.delete(key)) next.add(key);
    onPick(next);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keys must reach it
    <section className={styles.box} tabIndex={0} aria-label={t("sources.found")}>
      <table className={styles.offers}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("sources.name")}</th>
            <th scope="col">{t("sources.title")}</th>
            <th scope="col">{t("sources.organismColumn")}</th>
            {hasPlaces && <th scope="col">{t("sources.place")}</th>}
            <th scope="col" className={styles.size}>
              {t("sources.size")}
            </th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.key}>
              <td>
                {offer.state === "open" && (
                  <Checkbox
                    aria-label={t("sources.pick", { name: offer.name })}
                    checked={picked.has(offer.key)}
                    onChange={() => toggle(offer.key)}
                  />
                )}
              </td>
              <td translate="no">{offer.name}</td>
              <td>
                {offer.title}
                <OfferState offer={offer} taken={taken.get(offer.key)} />
              </td>
              <td>
                <em>{offer.organism}</em>
              </td>
              {hasPlaces && <td translate="no">{offer.place}</td>}
              <td className={styles.size}>
                {offer.state !== "unknown" && format.basePairs(offer.size, offer.unit)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
