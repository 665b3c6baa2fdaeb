import { z } from "zod";
import { type AreaWith, type KeysOf, type SumOf, sumOf } from "./all-keys.ts";
import type { Refusal } from "./area-keys.ts";

type Problems = SumOf<"problems">;

/**
 * Every code that a problem may carry. `success` belongs to the envelope and is not among them.
 *
 * The specification gives most codes character by character. Where it names an error without its key, this is the
 * key:
 *
 * | the specification's words                                  | key                                        |
 * | ---------------------------------------------------------- | ------------------------------------------ |
 * | sample meta: status invalid                                | sample.meta.status.invalid                 |
 * | sample meta: field setting invalid                         | sample.meta.field.setting.invalid          |
 * | sample meta: duplicate field name, field label             | sample.meta.field.{name,label}.duplicate   |
 * | sample meta: duplicate meta name or label                  | sample.meta.{name,label}.duplicate         |
 * | library: type mismatch                                     | biolibrary.type.mismatch                   |
 * | library: library name exists                               | biolibrary.name.exists                     |
 * | library: max entity exceeded                               | biolibrary.max.entity.exceeded             |
 * | library: entity name exists, invalid, …                    | biolibrary.entity.name.*                   |
 * | library: content exists, invalid, …                        | biolibrary.content.*                       |
 * | switch team: team does not exist                           | tenant.not.found                           |
 */
export type ErrorCode = Problems extends infer Some
  ? (Some extends unknown ? keyof Some : never) & string
  : never;

const entries = sumOf("problems").flatMap((problems) => Object.entries(problems) as [ErrorCode, Refusal][]);

/** The whole catalogue, in the order of the areas' names. */
export const errorCodes = entries.map(([code]) => code);

/** A code that a refusal may bear: the sum of what the areas name. */
export const errorCodeSchema = z.enum(errorCodes);

/** The one table from code to HTTP status. */
export const errorStatus = Object.fromEntries(
  entries.map(([code, refusal]) => [code, typeof refusal === "number" ? refusal : refusal.status]),
) as Readonly<Record<ErrorCode, number>>;

/** What the sentence of a code names: the code's data carries it, so that no one reads a placeholder. */
export const errorValues = Object.fromEntries(
  entries.flatMap(([code, refusal]) => (typeof refusal === "number" ? [] : [[code, refusal.names]])),
) as Readonly<Partial<Record<ErrorCode, readonly string[]>>>;

/** The web answers these with the limit prompt (`literature.ai.limit.exceed` with its own). */
export const limitCodes: readonly ErrorCode[] = sumOf("limits").flat();

type Named<Code extends ErrorCode> = Problems extends infer Some
  ? Some extends { readonly [C in Code]: { readonly names: readonly (infer Name extends string)[] } }
    ? Name
    : never
  : never;

/** The data a code must carry. A code whose sentence names nothing may carry anything. */
export type ErrorData<Code extends ErrorCode> = [Named<Code>] extends [never]
  ? unknown
  : Readonly<Record<Named<Code>, string | number>>;

/**
 * Whether a text from outside is a code of the catalogue.
 *
 * @example isErrorCode("projectFile.locked") // true
 * @example isErrorCode("success") // false
 */
export const isErrorCode = (code: string): code is ErrorCode => errorCodeSchema.safeParse(code).success;

/** The words of one area's refusals. */
export type ErrorsOf<Area extends AreaWith<"problems">> = Readonly<
  Record<keyof KeysOf<Area, "problems"> & string, string>
>;

/** Those of all areas, each under its name. */
export type ErrorsByArea = { readonly [Area in AreaWith<"problems">]: ErrorsOf<Area> };
