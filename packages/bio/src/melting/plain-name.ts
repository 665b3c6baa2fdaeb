/** A name without case and signs, for looking it up: `plainName("SantaLucia 1998")` is `"santalucia1998"`. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");
