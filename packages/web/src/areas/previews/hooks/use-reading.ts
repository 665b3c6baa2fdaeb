import { useQuery } from "@tanstack/react-query";
import { type ReadingFault, Unreadable } from "../reading/faults.ts";
import { readFile } from "../reading/read-file.ts";
import type { ReadingJob, ReadingKind } from "../reading/reading-jobs.ts";

/**
 * The content that a worker has read from a file; cached while its page is open, since the bytes of a version never
 * change.
 */
export const useReading = <Kind extends ReadingKind>(job: ReadingJob<Kind>) => {
  const reading = useQuery({
    queryKey: ["previews", "reading", job],
    queryFn: ({ signal }) => readFile<Kind>(job, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    throwOnError: false,
  });
  const { error } = reading;
  const fault: ReadingFault | null = error ? (error instanceof Unreadable ? error.fault : "broken") : null;
  return { data: reading.data, fault };
};
