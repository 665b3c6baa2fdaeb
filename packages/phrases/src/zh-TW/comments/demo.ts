/** Comments on files of the demo lab. */
export const demo = {
  frame: "@{{zhao}} XhoI 後面接載體的 His 標籤，讀框確認過了嗎？",
  frameAnswer: "確認過，CTC GAG 之後直接讀 6×His，沒有移碼。",
  frameThanks: "好，那就按這個版本送定序。",
  mutation: "@{{member}} 選殖株 2 在 VL 裡有一個鹼基和設計不同，是不是重新挑一個單一菌落？",
  mutationAnswer: "峰圖很乾淨，應該是真突變。選殖株 1 沒問題，後面就用選殖株 1。",
  donor: "@{{owner}} 供體兩側各 60 nt，要不要再訂一條 90 nt 的比較？",
  donorAnswer: "訂吧，兩種一起做三個重複。",
  guide: "這條引導 RNA離第 66 位密碼子最近，優先試它。@{{liu}} 幫忙訂 sgRNA。",
  activity: "@{{wu}} RbcS2B 的誤差偏大，下次每個構建做到 8 個葉盤。",
  naming: "@{{zhou}} 這裡的 pUC19 和冰箱裡 2 號盒的是同一批嗎？",
  namingAnswer: "是同一批，編號 P-003。",
} as const;
