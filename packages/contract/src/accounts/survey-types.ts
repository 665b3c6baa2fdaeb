/** The profile survey in its two variants: for teams in China and for those overseas. */
export const surveyTypes = ["profile", "overseas_profile"] as const;
export type SurveyType = (typeof surveyTypes)[number];
