import { filesApi, type RequestOf, searchApi, subjectsApi } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../kernel/client.ts";
import { paramsOf, type Subject } from "../../kernel/subjects/subject.ts";
import { upload } from "../../kernel/upload.ts";

const keyOf = ({ kind, id }: Subject, part: string) => ["subjects", kind, id, part] as const;

/** A subject's name and tags, and what the reader may do on it. */
export const useSubject = (subject: Subject) =>
  useQuery({
    queryKey: keyOf(subject, "overview"),
    queryFn: ({ signal }) => call(subjectsApi.get, { params: paramsOf(subject) }, { signal }),
  });

/** What a subject was made of or uses, and what uses it. */
export const useLinks = (subject: Subject) =>
  useQuery({
    queryKey: keyOf(subject, "links"),
    queryFn: ({ signal }) => call(subjectsApi.links, { params: paramsOf(subject) }, { signal }),
  });

const PAGE = 50;

/** The files attached to a subject, newest first, page by page. */
export const useAttachments = (subject: Subject) =>
  useInfiniteQuery({
    queryKey: keyOf(subject, "attachments"),
    queryFn: ({ pageParam, signal }) =>
      call(
        subjectsApi.attachments,
        { params: paramsOf(subject), query: { limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** A link changes both ends. */
const useChange = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: ["subjects"] }),
  });
};

/** Puts tags on a subject and takes others off. */
export const useTagSubject = () =>
  useChange((request: RequestOf<typeof subjectsApi.tag>) => call(subjectsApi.tag, request));
/** Follows a subject, or stops following it. */
export const useFollow = () =>
  useChange((request: RequestOf<typeof subjectsApi.follow>) => call(subjectsApi.follow, request));
/** Says that a subject uses another. */
export const useLink = () =>
  useChange((request: RequestOf<typeof subjectsApi.link>) => call(subjectsApi.link, request));
/** Takes back that a subject uses another. */
export const useUnlink = () =>
  useChange((request: RequestOf<typeof subjectsApi.unlink>) => call(subjectsApi.unlink, request));
/** Removes an attachment permanently. */
export const useDetach = () =>
  useChange((request: RequestOf<typeof subjectsApi.detach>) => call(subjectsApi.detach, request));

/** Uploads and attaches a file; `fraction` is the uploaded part, null while nothing is uploaded. */
export const useAttach = (subject: Subject) => {
  const [fraction, setFraction] = useState<number | null>(null);
  const attach = useChange(async (file: File) => {
    try {
      setFraction(0);
      const { uuid } = await upload(file, setFraction);
      return await call(subjectsApi.attach, {
        params: paramsOf(subject),
        body: { uuid, name: file.name },
      });
    } finally {
      setFraction(null);
    }
  });
  return { attach: attach.mutateAsync, fraction };
};

/** Files by name, to be linked. */
export const useFoundFiles = (search: string) =>
  useQuery({
    queryKey: ["files", "found", search],
    enabled: search !== "",
    queryFn: ({ signal }) => call(filesApi.find, { query: { search } }, { signal }),
  });

/** Materials, samples, devices and other records by name or number, to be linked. */
export const useFoundRecords = (search: string) =>
  useQuery({
    queryKey: ["subjects", "found", search],
    enabled: search !== "",
    queryFn: ({ signal }) => call(searchApi.records, { query: { q: search } }, { signal }),
  });
