const SIGNS = [
  { type: "image/png", ending: "png", sign: /^\x89PNG\r\n/ },
  { type: "image/jpeg", ending: "jpg", sign: /^\xff\xd8\xff/ },
  { type: "image/webp", ending: "webp", sign: /^RIFF.{4}WEBP/s },
] as const;

/** Returns the image type by the first bytes. Any other content is not an image that browsers display. */
export const pictureTypeOf = (bytes: Buffer): { contentType: string; fileName: string } => {
  const beginning = bytes.toString("latin1", 0, 12);
  const found = SIGNS.find(({ sign }) => sign.test(beginning));
  return found === undefined
    ? { contentType: "application/octet-stream", fileName: "feedback.bin" }
    : { contentType: found.type, fileName: `feedback.${found.ending}` };
};
