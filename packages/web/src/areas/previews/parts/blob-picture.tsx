import { useEffect, useState } from "react";

interface BlobPictureProps {
  readonly picture: { readonly bytes: Uint8Array; readonly contentType: string };
  readonly label: string;
  readonly className?: string | undefined;
}

/** A picture that was found within a file. In an image nothing of it runs. */
export const BlobPicture = ({ picture, label, className }: BlobPictureProps) => {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const blob = new Blob([new Uint8Array(picture.bytes)], { type: picture.contentType });
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address && <img src={address} alt={label} className={className} loading="lazy" />;
};
