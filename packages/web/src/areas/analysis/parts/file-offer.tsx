import { type KineticRead, kineticSummaries, type Plate, plateOfKinetics } from "@benchleaf/bio";
import { Button } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./analysis.module.css";

/** A file that was read: its cells, the plates in them, and plates that were read over time. */
export interface ReadFile {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly plates: readonly { readonly label: string; readonly plate: Plate }[];
  readonly kinetics: readonly KineticRead[];
}

interface FileOfferProps {
  readonly file: ReadFile;
  readonly onPlate: (plate: Plate) => void;
  readonly onCurves: (read: KineticRead) => void;
  readonly onTable: () => void;
}

/** What else can be taken from a file: another plate, curves, one value of each curve, or its plain cells. */
export const FileOffer = ({ file, onPlate, onCurves, onTable }: FileOfferProps) => {
  const t = useTranslation();
  const { name, plates, kinetics } = file;
  if (plates.length === 0 && kinetics.length === 0) return null;
  return (
    <div role="status">
      {kinetics.map((read, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: because two measurements of a file may have the same label
        <div key={index} className={styles.line}>
          <span>
            {t("analysis.kineticsFound", {
              name: read.label || name,
              wells: read.wells.length,
              count: read.times.length,
            })}
          </span>
          <Button size="small" onClick={() => onCurves(read)}>
            {t("analysis.kineticCurves")}
          </Button>
          {kineticSummaries.map((summary) => {
            const plate = plateOfKinetics(read, summary);
            return (
              plate && (
                <Button key={summary} size="small" onClick={() => onPlate(plate)}>
                  {t(`analysis.kinetic-${summary}`, { unit: t(`analysis.unit-${read.unit}`) })}
                </Button>
              )
            );
          })}
        </div>
      ))}
      <div className={styles.line}>
        {plates.length > 0 && <span>{t("analysis.platesFound", { count: plates.length, name })}</span>}
        {plates.map(({ label, plate }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: because two plates of a file may have the same label
          <Button key={index} size="small" onClick={() => onPlate(plate)}>
            {label || t("analysis.plateNumber", { number: index + 1 })}
          </Button>
        ))}
        <Button size="small" type="text" onClick={onTable}>
          {t("analysis.asTable")}
        </Button>
      </div>
    </div>
  );
};
