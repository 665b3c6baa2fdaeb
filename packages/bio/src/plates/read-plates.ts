import { emptyWell, type Plate, type PlateSize, type PlateWell, plateShape, type WellRole } from "./plate.ts";
import { readPlateGrids } from "./read-plate-grids.ts";
import { readPlateList } from "./read-plate-list.ts";

/** What a layer of a plate means. */
export type LayerMeaning = "value" | "name" | "target" | "concentration";

/** A plate found in a file, with the label of its values. */
export interface FoundPlate {
  readonly label: string;
  readonly plate: Plate;
}

/** Readers write such words where there is no number. */
const NO_VALUE = /^(undetermined|n\/?a|nan|-{1,3})$/i;

const roleOf = (name: string): WellRole => {
  if (/^(bl?k|bl|blank|\u7a7a\u767d)[\s\w:.-]*$/i.test(name)) return "blank";
  if (/^(std|standard|cal|\u6807\u51c6|\u6a19\u6e96)/i.test(name)) return "standard";
  if (/^(nc|pc|neg|pos|ctrl|ctl|control|\u5bf9\u7167|\u5c0d\u7167)/i.test(name)) return "control";
  return "sample";
};

/** Gen5 writes how far a sample was diluted as the share that is left of it. */
const dilutionOf = (text: string): string => {
  const share = Number(text);
  return share > 0 && share < 1 ? String(Number((1 / share).toPrecision(6))) : share > 1 ? text : "";
};

const wellOf = (value: string, name: string, target: string, concentration: string): PlateWell => {
  const text = NO_VALUE.test(value) ? "" : value;
  if (text === "" && name === "") return emptyWell;
  const role = name === "" ? "sample" : roleOf(name);
  const isKnown = role === "standard";
  return {
    ...{ role, name: name.slice(0, 100), target: target.slice(0, 100), value: text.slice(0, 40) },
    concentration: isKnown ? concentration : "",
    dilution: role === "sample" ? dilutionOf(concentration) : "",
  };
};

const meaningOf = (label: string): LayerMeaning => {
  if (/well id|sample( name)?$|^content$|^name$|\u6837\u54c1|\u6a23\u54c1/i.test(label)) return "name";
  if (/^(target|gene|detector)/i.test(label)) return "target";
  return /conc\/dil|^conc(entration)?$/i.test(label) ? "concentration" : "value";
};

/**
 * The plates in the cells of a file of a plate reader: grids with numbered columns and lettered rows (BMG, Tecan, BioTek,
 * SoftMax), or lists of wells. Each layer of values is a plate of its own; names and concentrations of the file's layout are in all.
 */
export const readPlates = (rows: readonly (readonly string[])[]): FoundPlate[] => {
  const grids = readPlateGrids(rows);
  const layers = grids.length > 0 ? grids : readPlateList(rows);
  const layerOf = (meaning: LayerMeaning, size: PlateSize): readonly string[] | undefined =>
    layers.find((layer) => layer.size === size && meaningOf(layer.label) === meaning)?.cells;
  return layers.flatMap(({ label, size, cells }) => {
    if (meaningOf(label) !== "value" || !cells.some((cell) => /\d/.test(cell))) return [];
    const [names, targets, known] = [
      layerOf("name", size),
      layerOf("target", size),
      layerOf("concentration", size),
    ];
    const { rows: height, columns } = plateShape(size);
    const wells = Array.from({ length: height * columns }, (_, index) =>
      wellOf(cells[index] ?? "", names?.[index] ?? "", targets?.[index] ?? "", known?.[index] ?? ""),
    );
    return [{ label, plate: { size, wells, isBlankSubtracted: true } }];
  });
};
