/**
 * Where to cut a circle so that it reads smallest in byte order: the offset of its lexicographically least
 * rotation, the first of them when the circle repeats itself. 0 for nothing. Linear time, no memory.
 *
 * Two candidates walk along together; where they first differ, the larger one and all rotations that begin
 * within what was compared are out at once (Shiloach 1981, doi:10.1016/0196-6774(81)90013-4, in the short form
 * of Zhou Yuan).
 *
 * @example leastRotation(new TextEncoder().encode("TATGCCAA")) // 6: "AATATGCC"
 */
export const leastRotation = (circle: Uint8Array): number => {
  const size = circle.length;
  let one = 0;
  let other = 1;
  let same = 0;
  while (one < size && other < size && same < size) {
    const left = one + same;
    const right = other + same;
    const difference =
      circle[left < size ? left : left - size]! - circle[right < size ? right : right - size]!;
    if (difference === 0) {
      same++;
      continue;
    }
    if (difference > 0) one += same + 1;
    else other += same + 1;
    if (one === other) other++;
    same = 0;
  }
  return Math.min(one, other, Math.max(0, size - 1));
};
