import { type AreaWith, type KeysOf, type SumOf, sumOf } from "../foundation/all-keys.ts";
import type { TableColumnKeys } from "../foundation/area-keys.ts";

type KindOf<Table> = Table extends unknown ? keyof Table & string : never;

/** A kind of table that is imported or exported. An area declares its kinds in its keys. */
export type TableKindKey = KindOf<SumOf<"tables">>;

const byKind = Object.assign({}, ...sumOf("tables")) as Readonly<
  Record<TableKindKey, Readonly<Record<string, TableColumnKeys>>>
>;

/** All kinds, in the order of the areas' names. */
export const tableKindKeys = Object.keys(byKind) as readonly TableKindKey[];

/** A column under its key. */
export interface TableColumn extends TableColumnKeys {
  readonly key: string;
}

/** The columns of a kind in their order, e.g. `columnsOfTable("primer")[0].key` is `"name"`. */
export const columnsOfTable = (kind: TableKindKey): readonly TableColumn[] =>
  Object.entries(byKind[kind]).map(([key, column]) => ({ key, ...column }));

type ColumnOf<Tables> = Tables extends unknown
  ? { [Kind in keyof Tables & string]: `${Kind}.${keyof Tables[Kind] & string}` }[keyof Tables & string]
  : never;

type ChoiceOf<Tables> = Tables extends unknown
  ? {
      [Kind in keyof Tables & string]: {
        [Column in keyof Tables[Kind] & string]: Tables[Kind][Column] extends {
          readonly choices: readonly (infer Choice extends string)[];
        }
          ? `${Kind}.${Column}.${Choice}`
          : never;
      }[keyof Tables[Kind] & string];
    }[keyof Tables & string]
  : never;

/**
 * The words of one area's columns and of their choices, each with what else it may be called behind `|`; a forgotten one does not
 * compile.
 */
export type ColumnLabelsOf<Area extends AreaWith<"tables">> = Readonly<
  Record<ColumnOf<KeysOf<Area, "tables">> | ChoiceOf<KeysOf<Area, "tables">>, string>
>;

/** Those of all areas, each under its name. */
export type ColumnLabelsByArea = { readonly [Area in AreaWith<"tables">]: ColumnLabelsOf<Area> };
