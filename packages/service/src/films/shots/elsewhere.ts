const PLACES =
  /\b(?:beach|sea|ocean|lake|river|waterfall|mountains?|forest|woods|jungle|meadow|field|desert|snowfield|city|street|skyline|rooftop|room|kitchen|stage|space|moon|underwater|garden|park)\b|海|沙滩|湖|河|瀑布|山|森林|树林|草原|草地|田野|沙漠|雪地|城市|街|天际线|屋顶|房间|厨房|舞台|太空|月球|水下|花园|公园/iu
const TIMES =
  /\b(?:snow\w*|sky|clouds?|sunset|sunrise|dawn|dusk|night|rain\w*|storm\w*|fog\w*)\b|雪|天空|云|日落|日出|黎明|黄昏|夜|雨|雾/iu

/** Whether words name a place: what is in a picture has to be put there. */
export const isInPlace = (words: string): boolean => PLACES.test(words)

/** Somewhere or somewhen else than in the picture: its subject is put there. */
export const isElsewhere = (words: string): boolean => PLACES.test(words) || TIMES.test(words)
