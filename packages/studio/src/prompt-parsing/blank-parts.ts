import { readTable } from '../words/vocabulary/word-data.ts'
/** The words between a preposition and the thing that has the part. */
const OF_WHOLE: RegExp = readTable('blank-parts', 'ofWhole')
/** `the car's hood`, `the van roof`. */
const WHOLES_OWN: RegExp = readTable('blank-parts', 'wholesOwn')
const OF_WHOLE_ZH =
  /(?<=汽车|轿车|卡车|货车|皮卡|吉普车|出租车|面包车|公交车|跑车|车子|沙发|床|桌子?|井|喷泉|浴缸)的?(?:引擎盖|发动机盖|机盖|车盖|前盖|车顶|车头|车尾|后备箱盖?|扶手|边沿|边缘|沿)(?=上)/gu
/** 趴在引擎盖上: only a car has this part. */
const LONE_ZH = /(?:汽)?车顶(?=上)|(?:汽车)?(?:引擎盖|发动机盖|车盖)(?=上)/gu

/**
 * `on the hood of an old car`, 坐在汽车引擎盖上: a subject on a part is on the whole thing. Blanks the words of the part and
 * keeps the positions of the other words.
 */
export const blankParts = (folded: string): string =>
  [OF_WHOLE, WHOLES_OWN, OF_WHOLE_ZH]
    .reduce((text, part) => text.replaceAll(part, match => ' '.repeat(match.length)), folded)
    .replaceAll(LONE_ZH, match => `汽车${' '.repeat(Math.max(0, match.length - 2))}`)
