import type { letters as written } from "../zh-CN/letters.ts";

export const letters: Record<keyof typeof written, string> = {
  foot: "Sent by Benchleaf. Replies to this address are not read.",
  codeSubject: "{{code}} is your Benchleaf code",
  codeLogin: "Your code to sign in to Benchleaf:",
  codeRegister: "Welcome to Benchleaf. Your code to register:",
  codeResetPassword: "Your code to reset your Benchleaf password:",
  codeActivate: "Your code to activate your Benchleaf account:",
  codeVerifyIdentity: "Your code to confirm that it is you:",
  codeNewAddress: "Your code to link this address to your Benchleaf account:",
  codeValid: "It is valid for {{minutes}} minutes. Do not share it with anyone.",
  codeIgnore: "If you did not ask for it, ignore this mail; nothing changes in your account.",
  codeSms: "Benchleaf code {{code}}, valid for {{minutes}} minutes. Do not share it.",
  passwordChangedSubject: "Your Benchleaf password was changed",
  passwordChanged:
    "The password of your account has just been changed, and all other devices were signed out.",
  addressChangedSubject: "Your Benchleaf account has a new address",
  addressChanged: "This address no longer opens your Benchleaf account.",
  notYou: "If this was not you, reset your password at once and tell your team's administrator.",
};
