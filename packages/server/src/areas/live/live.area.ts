import { serverArea } from "../../kernel/area.ts";
import { liveRoutes } from "./live.routes.ts";
import { liveRooms } from "./live.service.ts";
import { liveRoomsOf } from "./rooms.ts";

export const liveArea = serverArea({
  open: ({ kernel, resolveAll: all }) => ({ rooms: liveRoomsOf(kernel, () => all(liveRooms)) }),
  routes: ({ rooms }) => liveRoutes(rooms),
  start: ({ rooms }) => rooms.listen(),
});
