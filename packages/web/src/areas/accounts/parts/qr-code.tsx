import { useMemo } from "react";
import { encode } from "uqr";
import styles from "./security-section.module.css";

/** A QR code as one path; dark on white in both themes, as cameras want it. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: 1 });
    const cells = code.data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
    return { size: code.size, path: cells.join("") };
  }, [text]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000000" />
    </svg>
  );
};
