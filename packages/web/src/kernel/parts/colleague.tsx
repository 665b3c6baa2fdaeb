import type { Id } from "@benchleaf/contract";
import { Person } from "../../ui/person.tsx";
import { usePictureOf } from "../pictures.ts";

interface ColleagueProps {
  /** Null for what no one of the team did. */
  readonly id: Id | null;
  readonly name: string;
  readonly isNameHidden?: boolean;
}

/** Someone of the team, with their picture. */
export const Colleague = ({ id, ...person }: ColleagueProps) => (
  <Person {...person} picture={usePictureOf(id)} />
);
