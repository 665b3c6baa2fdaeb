import { ENTITY_NAME_FORBIDDEN, MAX_ENTITY_NAME_CHARACTERS } from "@benchleaf/contract";

export const namingRules = ["default", "numbered", "custom"] as const;
export type NamingRule = (typeof namingRules)[number];

/** What a pattern may hold. */
export const placeholders = ["fragment", "direction", "number", "product", "method"] as const;
type Placeholder = (typeof placeholders)[number];

const patterns: Readonly<Record<Exclude<NamingRule, "custom">, string>> = {
  default: "{fragment}-{direction}",
  numbered: "{product}-{number}",
};

export interface NamedPrimer {
  readonly fragment: string;
  readonly direction: "forward" | "reverse";
}

/**
 * A name for each primer by the rule: of what the library takes, and none twice.
 *
 * @example namePrimers([{ fragment: "lacZ", direction: "forward" }], "default", "", about) // ["lacZ-F"]
 */
export const namePrimers = (
  primers: readonly NamedPrimer[],
  rule: NamingRule,
  pattern: string,
  about: { readonly product: string; readonly method: string },
): readonly string[] => {
  const chosen = rule === "custom" ? pattern : patterns[rule];
  const taken = new Set<string>();
  return primers.map(({ fragment, direction }, index) => {
    const values: Record<Placeholder, string> = {
      ...about,
      fragment,
      direction: direction === "forward" ? "F" : "R",
      number: String(index + 1),
    };
    const written = chosen.replace(/\{(\w+)\}/g, (whole, key: string) =>
      key in values ? values[key as Placeholder] : whole,
    );
    const name = unused(legal(written) || legal(`${fragment}-${values.direction}`) || `${index + 1}`, taken);
    taken.add(name.toLowerCase());
    return name;
  });
};

const legal = (text: string): string =>
  [...text]
    .filter((letter) => !ENTITY_NAME_FORBIDDEN.includes(letter))
    .slice(0, MAX_ENTITY_NAME_CHARACTERS)
    .join("")
    .trim();

/** With the next number appended if it is in use. */
const unused = (name: string, taken: ReadonlySet<string>): string => {
  for (let number = 2, one = name; ; number++) {
    if (!taken.has(one.toLowerCase())) return one;
    const tail = `-${number}`;
    one = [...name].slice(0, MAX_ENTITY_NAME_CHARACTERS - tail.length).join("") + tail;
  }
};
