import type { GlobalConfig } from "@benchleaf/contract";
import type { Config } from "../../kernel/config.ts";

const plain: GlobalConfig = {
  brandNames: { "zh-CN": "Benchleaf", "zh-TW": "Benchleaf", "en-US": "Benchleaf" },
  favicon: null,
  themeColor: "#07b238",
  languages: ["zh-CN", "zh-TW", "en-US"],
  browserRecommendations: ["Chrome", "Edge", "Firefox", "Safari"],
  signInMethods: ["email_password", "mobile_password"],
  isRegistrationOpen: true,
  captchaConfigs: {},
  customizeServiceAgreements: [],
  background: null,
  supportUrl: null,
  docUrl: null,
  googleClientId: null,
  plasmidsGuidance: null,
  logoHorizontal: null,
  logoVertical: null,
  menuLogo: null,
};

/** Default brand and sign-in methods; Google if the application has a client there. */
export const globalConfigOf = ({ google }: Config): GlobalConfig =>
  google === undefined
    ? plain
    : { ...plain, signInMethods: [...plain.signInMethods, "google"], googleClientId: google.clientId };
