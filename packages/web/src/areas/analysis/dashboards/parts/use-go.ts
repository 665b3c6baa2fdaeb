import { useNavigate } from "@tanstack/react-router";
import { useCallback, useRef } from "react";
import { useQueryParams } from "../../../../kernel/router.tsx";

/** Changes parts of the query of the page's address; undefined takes one out. */
export type Go = (change: Readonly<Record<string, string | undefined>>) => void;

/** The same function for as long as the page is there. */
export const useGo = (): Go => {
  const navigate = useNavigate();
  const latest = useRef({});
  latest.current = useQueryParams();
  return useCallback(
    (change) => void navigate({ to: ".", search: { ...latest.current, ...change }, replace: true }),
    [navigate],
  );
};
