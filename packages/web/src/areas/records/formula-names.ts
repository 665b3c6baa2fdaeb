import type { Field } from "@benchleaf/contract";

const inBraces = /\{([^{}]*)\}/g;

type Named = Pick<Field, "id" | "name">;

/** A formula as people read it, with names for ids. @example formulaInNames("{12} * 2", [{ id: "12", name: "Mass" }]) // "{Mass} * 2" */
export const formulaInNames = (formula: string, fields: readonly Named[]): string =>
  formula.replaceAll(inBraces, (all, id: string) => {
    const field = fields.find((one) => one.id === id);
    return field === undefined ? all : `{${field.name}}`;
  });

/** The stored form of a formula. An unknown name stays, and is refused. */
export const formulaInIds = (formula: string, fields: readonly Named[]): string =>
  formula.replaceAll(inBraces, (all, name: string) => {
    const field = fields.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
    return field === undefined ? all : `{${field.id}}`;
  });
