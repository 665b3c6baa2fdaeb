import type { Locale } from "@benchleaf/contract";
import { mailTextsIn } from "@benchleaf/phrases";

type Names = Readonly<Record<Locale, string>>;

/** The sender name and the language of a message. */
export interface Branding {
  readonly locale: Locale;
  /** The name of the installation in that language. */
  readonly brand: string;
}

/** The name of the installation, provided by the area of the global config. */
export const createBrand = () => {
  let ask = async (): Promise<Names> => ({
    "zh-CN": "Benchleaf",
    "zh-TW": "Benchleaf",
    "en-US": "Benchleaf",
  });
  const names = async () => {
    const known = await ask();
    return (locale: Locale): Branding => ({ locale, brand: known[locale] });
  };
  return {
    /** For callers that do not know the language yet: call it before a transaction, not within. */
    names,
    in: async (locale: Locale): Promise<Branding> => (await names())(locale),
    use(next: () => Promise<Names>): void {
      ask = next;
    },
  };
};
export type Brand = ReturnType<typeof createBrand>;

/** The texts of emails and messages in a language, with the installation's name in it. */
export const mailTextsOf = ({ locale, brand }: Branding) => mailTextsIn(locale, brand);
