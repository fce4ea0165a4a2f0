import type { Language } from '@kinora/media/language/detect-language'

// Names of looks that the parser knows; longer ones first, so that `电影感` is not read as `电影`.
const STYLES =
  /\b(?:film noir|noir|black and white|ink wash|watercolou?r|oil painting|ghibli|anime|manga|cartoon|comic book style|pixar|cyberpunk|synthwave|vaporwave|vhs|vintage|retro|film grain|documentary|cinematic|minimalist|pixel art|surreal|dreamy)\b|黑白|水墨|水彩|油画|国风|古风|动漫|漫画|二次元|卡通|宫崎骏|吉卜力|皮克斯|赛博朋克|蒸汽波|复古|胶片|怀旧|纪录片|纪实|电影感|电影质感|极简|像素|超现实|梦幻/iu

/** The style that a text asks for, in its own words; empty without one. */
export const findStyle = (words: string): string => STYLES.exec(words)?.[0] ?? ''

/** Words that name a style by themselves. */
const MANNER = /style|look|film|footage|render|animation|painting|art\b|风|画|片|感|调|质|渲染/iu
const MAX_WORDS = 3

/** A style of one or two words, read as a unit: `comic book` is not a book. */
export function styleWords(style: string, language: Language): string {
  const isName = !/[,，.。;；、\n]/u.test(style) && style.trim().split(/\s+/u).length <= MAX_WORDS
  if (!isName || MANNER.test(style)) return style
  return language === 'zh' ? `${style.trim()}风格` : `${style.trim()} style`
}

const PLACES =
  /\b(?:beach|coast|shore|harbou?r|road|highway|sea|ocean|lake|river|waterfall|mountains?|forest|woods|jungle|meadow|field|desert|snowfield|city|street|skyline|rooftop|room|kitchen|stage|space|moon|underwater|garden|park)\b|海|沙滩|湖|河|瀑布|山|森林|树林|草原|草地|田野|沙漠|雪地|城市|街|天际线|屋顶|房间|厨房|舞台|太空|月球|水下|花园|公园/iu
const TIMES =
  /\b(?:snow\w*|sky|clouds?|sunset|sunrise|dawn|dusk|night|rain\w*|storm\w*|fog\w*)\b|雪|天空|云|日落|日出|黎明|黄昏|夜|雨|雾/iu

/** True if a text names a place, so that the subject of a picture must be put there. */
export const isInPlace = (words: string): boolean => PLACES.test(words)

/** True if a text names another place or time than the picture's. */
export const isElsewhere = (words: string): boolean => PLACES.test(words) || TIMES.test(words)
