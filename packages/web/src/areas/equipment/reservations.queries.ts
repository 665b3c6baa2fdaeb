import {
  type Booked,
  type BookingCheck,
  type RequestOf,
  type Reservation,
  reservationsApi,
  upkeepApi,
} from "@benchleaf/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { EQUIPMENT_KEY, useEquipmentChange } from "./equipment.queries.ts";

const PAGE = 50;

/** What takes time of devices between two moments. */
export const useReservations = (range: RequestOf<typeof reservationsApi.list>["query"]) =>
  useQuery({
    queryKey: [...EQUIPMENT_KEY, "reservations", range],
    queryFn: ({ signal }): Promise<Reservation[]> => call(reservationsApi.list, { query: range }, { signal }),
    placeholderData: (before) => before,
  });

/** The reader's own bookings. */
export const useMyReservations = (view: "upcoming" | "past") =>
  useInfiniteQuery({
    queryKey: [...EQUIPMENT_KEY, "mine", view],
    queryFn: ({ pageParam, signal }) =>
      call(
        reservationsApi.mine,
        { query: { view, limit: PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** What the reader waits for. */
export const useWaiting = () =>
  useQuery({
    queryKey: [...EQUIPMENT_KEY, "waiting"],
    queryFn: ({ signal }) => call(reservationsApi.waiting, undefined, { signal }),
  });

/** One reservation. */
export const useReservation = (reservationId: string) =>
  useQuery({
    queryKey: [...EQUIPMENT_KEY, "reservation", reservationId],
    queryFn: ({ signal }) => call(reservationsApi.get, { params: { reservationId } }, { signal }),
  });

type CheckBody = RequestOf<typeof reservationsApi.check>["body"];

/** The result of a booking, requested while it is filled in. */
export const useBookingCheck = (body: CheckBody | null) =>
  useQuery({
    queryKey: [...EQUIPMENT_KEY, "check", body],
    enabled: body !== null,
    queryFn: ({ signal }): Promise<BookingCheck> => call(reservationsApi.check, { body: body! }, { signal }),
  });

/** Books a device. */
export const useBook = () =>
  useEquipmentChange(
    (body: RequestOf<typeof reservationsApi.create>["body"]): Promise<Booked> =>
      call(reservationsApi.create, { body }),
  );
/** Moves or renames a reservation. */
export const useChangeReservation = () =>
  useEquipmentChange((request: RequestOf<typeof reservationsApi.update>) =>
    call(reservationsApi.update, request),
  );
/** Cancels a reservation. */
export const useCancelReservation = () =>
  useEquipmentChange((request: RequestOf<typeof reservationsApi.cancel>) =>
    call(reservationsApi.cancel, request),
  );
/** Begins the use of a device, or takes what was offered. */
export const useReservationStep = () =>
  useEquipmentChange(({ id, step }: { id: string; step: "checkIn" | "accept" }) =>
    call(reservationsApi[step], { params: { reservationId: id } }),
  );
/** Ends the use of a device. */
export const useCheckOut = () =>
  useEquipmentChange((request: RequestOf<typeof reservationsApi.checkOut>) =>
    call(reservationsApi.checkOut, request),
  );
/** Asks whose booking it is to leave its time. */
export const useSubmit = () =>
  useEquipmentChange((request: RequestOf<typeof reservationsApi.ask>) => call(reservationsApi.ask, request));
/** Joins the waiting list for occupied time. */
export const useWait = () =>
  useEquipmentChange((body: RequestOf<typeof reservationsApi.wait>["body"]) =>
    call(reservationsApi.wait, { body }),
  );
/** Waits no longer. */
export const useStopWaiting = () =>
  useEquipmentChange((waitingId: string) => call(reservationsApi.stopWaiting, { params: { waitingId } }));

/** Maintenance, latest first; of a device, or with downtime in a period. */
export const useMaintenance = (filter: Omit<RequestOf<typeof upkeepApi.list>["query"], "limit" | "cursor">) =>
  useInfiniteQuery({
    queryKey: [...EQUIPMENT_KEY, "maintenance", filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        upkeepApi.list,
        {
          query: {
            limit: PAGE,
            ...filter,
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** Recurring maintenance. */
export const useMaintenancePlans = () =>
  useQuery({
    queryKey: [...EQUIPMENT_KEY, "plans"],
    queryFn: ({ signal }) => call(upkeepApi.plans, { query: {} }, { signal }),
  });

/** Reported faults, open ones first. */
export const useReports = () =>
  useQuery({
    queryKey: [...EQUIPMENT_KEY, "reports"],
    queryFn: async ({ signal }) =>
      (await call(upkeepApi.reports, { query: { limit: 100 } }, { signal })).records,
  });

/** Records of use, latest first; of a device, or in a period. */
export const useUsage = (filter: Omit<RequestOf<typeof upkeepApi.usage>["query"], "limit" | "cursor">) =>
  useInfiniteQuery({
    queryKey: [...EQUIPMENT_KEY, "usage", filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        upkeepApi.usage,
        {
          query: {
            limit: PAGE,
            ...filter,
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });
