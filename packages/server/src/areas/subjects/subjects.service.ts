import {
  type Id,
  MAX_SUBJECT_LINKS,
  type ShownSubject,
  type SubjectKind,
  type SubjectLinks,
  type SubjectOverview,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import {
  type ActionsOf,
  lockSubjectForUpdate,
  type NamedSubject,
  type Subject,
  type SubjectReader,
  type SubjectStateSource,
} from "../../kernel/subjects.ts";
import { addTags, listTagsOf, lockTagsForUpdate, removeTags } from "../files/marks.sql.ts";
import { readStates } from "./read-states.ts";
import { presentLinked, presentNamed, presentSubject } from "./subjects.present.ts";
import * as store from "./subjects.store.ts";

/** So many are looked at for those that the user may read. */
const LINK_CANDIDATES = 5 * MAX_SUBJECT_LINKS;

type Verb = "tag" | "link" | "unlink";

/** Tags, links and followers of records of any kind. */
export const subjectsService = (
  { database, audit, events }: Pick<Kernel, "database" | "audit" | "events">,
  actionsOf: ActionsOf,
  stateSources: () => readonly SubjectStateSource[],
) => {
  const tell = async (
    tx: Queries,
    reader: SubjectReader,
    verb: Verb,
    { kind, id }: Subject,
    change: { before?: unknown; after?: unknown },
  ): Promise<void> => {
    await audit.record(tx, reader, { action: `subject.${verb}`, objectType: kind, objectId: id, ...change });
    await events.emit(tx, reader, { type: `subject.${verb}`, data: { subject: { kind, id } } });
  };

  const hold = (tx: Queries, reader: SubjectReader, { kind, id }: Subject) =>
    lockSubjectForUpdate(tx, reader, actionsOf(kind), id, "edit");

  const nameAll = async (
    q: Queries,
    reader: SubjectReader,
    subjects: readonly Subject[],
  ): Promise<NamedSubject[]> => {
    const kinds = [...new Set(subjects.map(({ kind }) => kind))];
    const named = await Promise.all(
      kinds.map((kind) =>
        actionsOf(kind).name(q, reader, [
          ...new Set(subjects.filter((one) => one.kind === kind).map(({ id }) => id)),
        ]),
      ),
    );
    return named.flat();
  };

  const readable = async (q: Queries, reader: SubjectReader, rows: readonly store.LinkRow[]) => {
    const named = await nameAll(q, reader, rows);
    const byKey = new Map(named.map((one) => [`${one.kind} ${one.id}`, one]));
    return rows
      .flatMap(({ kind, id, is_given }) => {
        const found = byKey.get(`${kind} ${id}`);
        return found === undefined ? [] : [presentLinked(found, is_given)];
      })
      .slice(0, MAX_SUBJECT_LINKS);
  };

  return {
    named: (reader: SubjectReader, subjects: readonly Subject[]): Promise<ShownSubject[]> =>
      database.read(reader, async (q) => {
        const named = await nameAll(q, reader, subjects);
        const statesOf = await readStates(q, stateSources(), named);
        return named.map((one) => ({ ...presentNamed(one), states: statesOf(one) }));
      }),

    get: (reader: SubjectReader, about: Subject): Promise<SubjectOverview> =>
      database.read(reader, async (q) => {
        const subject = await actionsOf(about.kind).open(q, reader, about.id);
        const [tags, isFollowed] = await Promise.all([listTagsOf(q, about), store.isFollowed(q, about)]);
        return presentSubject(subject, { tags, isFollowed });
      }),

    tag: (
      reader: SubjectReader,
      about: Subject,
      { addTagIds, removeTagIds }: { addTagIds: readonly Id[]; removeTagIds: readonly Id[] },
    ): Promise<null> =>
      database.write(reader, async (tx) => {
        await hold(tx, reader, about);
        const wanted = [...new Set([...addTagIds, ...removeTagIds])];
        if ((await lockTagsForUpdate(tx, wanted)) < wanted.length) throw problem("tag.not.found");
        await removeTags(tx, about.kind, [about.id], removeTagIds);
        await addTags(tx, about.kind, [about.id], addTagIds);
        const change = { before: { tagIds: removeTagIds }, after: { tagIds: addTagIds } };
        await tell(tx, reader, "tag", about, change);
        return null;
      }),

    follow: (reader: SubjectReader, { kind, id }: Subject, isFollowed: boolean): Promise<null> =>
      database.write(reader, async (tx) => {
        const actions = actionsOf(kind);
        actions.hold(tx, id);
        await actions.open(tx, reader, id);
        await store.setFollowed(tx, { kind, id }, isFollowed);
        return null;
      }),

    links: (reader: SubjectReader, about: Subject): Promise<SubjectLinks> =>
      database.read(reader, async (q) => {
        await actionsOf(about.kind).open(q, reader, about.id);
        const ask = async (way: store.LinkDirection) =>
          readable(q, reader, await store.listLinks(q, about, way, LINK_CANDIDATES));
        const [uses, usedIn] = await Promise.all([ask("uses"), ask("usedIn")]);
        return { uses, usedIn };
      }),

    link: (reader: SubjectReader, about: Subject, to: Subject): Promise<null> =>
      database.write(reader, async (tx) => {
        if (about.kind === to.kind && about.id === to.id) throw problem("subject.link.itself");
        await hold(tx, reader, about);
        const other = actionsOf(to.kind);
        other.hold(tx, to.id);
        const { name } = await other.open(tx, reader, to.id);
        if (await store.addLink(tx, about, to))
          await tell(tx, reader, "link", about, { after: { kind: to.kind, id: to.id, name } });
        return null;
      }),

    /** Also where the other may not be read any more. */
    unlink: (reader: SubjectReader, about: Subject, to: { kind: SubjectKind; id: Id }): Promise<null> =>
      database.write(reader, async (tx) => {
        await hold(tx, reader, about);
        if (!(await store.removeLink(tx, about, to))) throw problem("subject.link.not.found");
        await tell(tx, reader, "unlink", about, { before: { kind: to.kind, id: to.id } });
        return null;
      }),
  };
};
export type SubjectsService = ReturnType<typeof subjectsService>;
export type { AttachFiles } from "./attach-files.ts";
