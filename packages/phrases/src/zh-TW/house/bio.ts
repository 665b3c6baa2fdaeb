import type { ReadNoteCode } from "@benchleaf/contract";

export const bio: Record<ReadNoteCode, string> = {
  "not-a-sequence": "這不是可辨識的序列檔案。請選擇 GenBank、FASTA、SnapGene 等序列檔案。",
  "empty-file": "檔案是空的。請檢查檔案後重新匯入。",
  truncated: "檔案不完整，可能沒有下載或儲存完成。請重新取得檔案後再匯入。",
  "wrong-encoding": "無法辨識檔案編碼。請另存為 UTF-8 文字檔後再匯入。",
  "too-large": "序列太長，無法匯入。請拆分後再匯入。",
  "illegal-letters-removed": "已移除序列中不合法的字元",
  "letters-replaced": "已將此類序列不使用的字母換成對應的字母",
  "start-clamped": "特徵的起點超出序列，已改到序列範圍內",
  "end-clamped": "特徵的終點超出序列，已改到序列範圍內",
  "invalid-location": "無法辨識特徵的位置",
  "circular-annotation": "分子為線性，特徵卻跨越了起點，請檢查其位置",
  "feature-type-replaced": "特徵類型不符合規範，已改為 misc_feature",
  "feature-type-unknown": "特徵的類型不在標準特徵表中，已依原樣保留",
  "feature-unnamed": "特徵沒有名稱，已使用預設名稱",
  "feature-dropped": "特徵無法放到序列上，沒有匯入",
  "length-differs": "檔案標示的長度與實際序列不一致，以實際序列為準",
  "circular-protein": "蛋白質序列不能是環狀，已改為線性",
  "no-bases": "檔案裡只有註解，沒有序列。請匯出帶有序列的檔案後再匯入。",
  "letters-missing":
    "這筆記錄裡沒有序列，沒有匯入。請重新取得帶有序列的檔案（在 NCBI 上選擇 GenBank (full)）後再匯入。",
  "letters-elsewhere":
    "這筆記錄裡沒有序列，只列出了序列所在的其他記錄（CONTIG，NCBI 的染色體常是這樣），沒有匯入。請重新取得帶有序列的檔案（在 NCBI 上選擇 GenBank (full)）後再匯入。",
  "name-missing": "序列沒有名稱，已使用預設名稱",
  "unknown-line": "無法辨識這一行，已略過",
  "qualities-dropped": "鹼基品質值與序列不符，沒有匯入",
  "primer-dropped": "有引子無法辨識，沒有匯入",
  "block-skipped": "檔案中有一部分無法辨識，已略過",
  "markup-damaged": "檔案的 XML 內容已損毀。請重新匯出檔案後再匯入。",
  "archive-damaged": "壓縮檔已損毀或解壓縮後太大。請先自行解壓縮，再匯入其中的檔案。",
  "archive-member-skipped": "壓縮檔中有檔案不是序列檔案，已略過",
};
