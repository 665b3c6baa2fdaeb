import { z } from "zod";
import { localeSchema } from "../foundation/locale.ts";
import { globalConfigSchema } from "./accounts.schema.ts";

/** A picture within the settings has at most this many characters, about 300 kB. */
const MAX_PICTURE_CHARACTERS = 400_000;

/** A page elsewhere. Scripts and other schemes have no place in a link. */
const link = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .nullable();

/** A picture of this server or one written out; the page's policy lets in no other. */
const picture = z
  .string()
  .max(MAX_PICTURE_CHARACTERS)
  .regex(/^(\/[\w./-]*|data:image\/(png|jpeg|webp|svg\+xml|x-icon);base64,[\w+/=]*)$/)
  .nullable();

const brandName = z.string().trim().min(1).max(40);

/** The global config as someone enters it, in a file or on the page: what is wrong is refused, not shown. */
export const globalConfigEntrySchema = globalConfigSchema.extend({
  brandNames: z.object({ "zh-CN": brandName, "zh-TW": brandName, "en-US": brandName }),
  themeColor: z.string().regex(/^#[0-9a-f]{6}$/i),
  languages: z.array(localeSchema).min(1).max(3),
  browserRecommendations: z.array(z.string().trim().min(1).max(40)).max(10),
  signInMethods: globalConfigSchema.shape.signInMethods.min(1),
  customizeServiceAgreements: z
    .array(
      z.object({ name: z.string().trim().min(1).max(100), url: z.url({ protocol: /^https?$/ }).max(500) }),
    )
    .max(10),
  googleClientId: z.string().trim().min(1).max(200).nullable(),
  supportUrl: link,
  docUrl: link,
  plasmidsGuidance: link,
  favicon: picture,
  background: picture,
  logoHorizontal: picture,
  logoVertical: picture,
  menuLogo: picture,
});
