import type { LabFile, TrailEntry, TrailName } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type Address, addressOfFile } from "../../../kernel/file-address.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { actionText, objectOf } from "../trail-text.ts";

/** Where what an entry speaks of opens; people lead to what they did. */
const addressOf = ({ type, id, kind, projectId }: TrailName): Address => {
  if (type === "account") return { to: "/settings/trail", search: { user: id } };
  if (type === "role") return { to: "/settings/roles", search: {} };
  if (type === "project") return { to: `/project/${id}/file`, search: {} };
  return addressOfFile({
    id,
    kind: kind as LabFile["kind"],
    projectId: projectId ?? "",
  });
};

export const PersonLink = ({ entry }: { entry: TrailEntry }) => (
  <Link to="/settings/trail" search={{ user: entry.userId }}>
    <strong>{entry.userName}</strong>
  </Link>
);

const ObjectLink = ({ entry }: { entry: TrailEntry }): ReactNode => {
  const t = useTranslation();
  const object = objectOf(t, entry);
  if (object === null) return null;
  return object.named ? <Link {...addressOf(object.named)}>{object.text}</Link> : object.text;
};

/** Within a sentence an action begins small, where its script knows small letters. */
const within = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const WHO = "\u0001";
const WHAT = "\u0002";

/** Who did what to what, as one sentence of the reader's language with names that lead on. */
export const TrailSentence = ({ entry }: { entry: TrailEntry }) => {
  const t = useTranslation();
  const isAbout = objectOf(t, entry) !== null;
  const sentence = t(isAbout ? "trail.sentence" : "trail.sentenceAlone", {
    who: WHO,
    did: within(actionText(t, entry.action)),
    what: WHAT,
  });
  const parts = sentence.split(new RegExp(`(${WHO}|${WHAT})`));
  return (
    <>
      {parts.map((part) => {
        if (part === WHO) return <PersonLink key="who" entry={entry} />;
        return part === WHAT ? <ObjectLink key="what" entry={entry} /> : part;
      })}
    </>
  );
};
