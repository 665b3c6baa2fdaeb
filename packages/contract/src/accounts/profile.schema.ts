import { z } from "zod";

/** Answers of the profile survey; each with another set where the team is overseas. */
export const positionSchema = z.enum(["researcher", "doctor", "student", "teacher", "other"]);
export type Position = z.infer<typeof positionSchema>;

/** Positions as the survey outside of mainland China offers them. */
export const overseasPositionSchema = z.enum(["Student", "Researcher", "Lab Manager", "Enterprise User"]);
export type OverseasPosition = z.infer<typeof overseasPositionSchema>;

/** The highest degree that someone has or works for. */
export const educationSchema = z.enum(["bachelor", "master", "doctor", "other"]);
export type Education = z.infer<typeof educationSchema>;

/** How someone came to know the product. */
export const channelSchema = z.enum([
  "officialAccount",
  "searchEngine",
  "industryConference",
  "questionAndAnswerSite",
  "videoSite",
  "jobSite",
  "friend",
  "other",
]);
export type Channel = z.infer<typeof channelSchema>;

/** How someone abroad came to know the product; fewer answers than at home. */
export const overseasChannelSchema = z.enum(["socialNetworks", "personalConnections", "Others"]);
export type OverseasChannel = z.infer<typeof overseasChannelSchema>;

/** Fields of research that the survey offers. */
export const researchFieldSchema = z.enum([
  "proteinFunction",
  "smallNucleicAcid",
  "biochemistryAndBiophysics",
  "immunology",
  "structuralBiology",
  "botany",
  "geneEditing",
  "proteomics",
  "metabolomics",
  "virology",
  "other",
]);
export type ResearchField = z.infer<typeof researchFieldSchema>;
