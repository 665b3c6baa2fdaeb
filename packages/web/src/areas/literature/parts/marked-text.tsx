import { Fragment } from "react";

/** A text with some of its sentences marked. */
export const MarkedText = ({ text, marked }: { text: string; marked: readonly string[] }) => {
  const places = marked
    .flatMap((part) => {
      const at = text.indexOf(part);
      return at < 0 ? [] : [{ start: at, end: at + part.length }];
    })
    .sort((one, other) => one.start - other.start);
  let from = 0;
  const pieces = places.flatMap(({ start, end }) => {
    if (start < from) return [];
    const before = text.slice(from, start);
    from = end;
    return [
      <Fragment key={start}>
        {before}
        <mark>{text.slice(start, end)}</mark>
      </Fragment>,
    ];
  });
  return (
    <>
      {pieces}
      {text.slice(from)}
    </>
  );
};
