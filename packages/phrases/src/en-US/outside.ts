/** What people read who come by a link, without an account. */
export const outside = {
  from: "{{team}} shares this with you",
  until: "The link ends on {{date}}",
  updated: "Changed on {{date}}",
  invalid: "This link does not open",
  invalidText: "It may have run out or been ended. Ask whoever sent it for a new one.",
  opening: "Opening the link",
  passwordTitle: "Enter the password",
  passwordLead: "Whoever sent you this link can tell you its password.",
  password: "Password",
  openIt: "Open",
  download: "Download",
  downloadAs: "Download {{format}}",
  noPreview: "Download this file to see it.",
};
