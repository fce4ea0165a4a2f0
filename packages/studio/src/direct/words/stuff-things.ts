import type { Kind } from '../kinds.ts'

/** What has no shape or is part of a place, and is a thing of its own as soon as it becomes another or another becomes it. */
export type StuffThing = {
  words: RegExp
  pictogram: string
  kind: Kind
  metres: number
  colour?: string
  count?: number
}

const row = (
  words: RegExp,
  pictogram: string,
  metres: number,
  more: Partial<Pick<StuffThing, 'kind' | 'colour' | 'count'>> = {},
): StuffThing => ({ words, pictogram, metres, kind: 'thing', ...more })

const MANY = { count: 7 }

/** The first that fits is it: `mountains of snow` are mountains. */
export const STUFF_THINGS: readonly StuffThing[] = [
  row(/\bheart ?beats?\b|\bpulse\b|心跳|脉搏/iu, '❤️', 0.6),
  row(/\bclouds?\b|云朵?|云彩/iu, '☁️', 3, { kind: 'sky' }),
  row(/\bwalls?\b|墙壁?/iu, '🧱', 1.6),
  row(/\bgalax(?:y|ies)\b|\bnebula\b|\bcosmos\b|\buniverse\b|星系|银河|星云|宇宙|星河|星海/iu, ':galaxy:', 1.4),
  row(/\bconstellations?\b|\bstars\b|\bstarlight\b|\bstardust\b|繁星|群星|满天星|星空|星座|星光/iu, ':star:', 0.5, {
    kind: 'sky',
    ...MANY,
  }),
  row(/\bstar\b|星星|星辰/iu, ':star:', 1, { kind: 'sky' }),
  row(/\bmountain ranges?\b|\bmountains?\b|\bpeaks?\b|\bhills?\b|群山|山脉|山峰|山峦|山/iu, ':mountain-range:', 3),
  row(/\bvolcano\b|火山/iu, '🌋', 6),
  row(/\b(?:fabric|cloth|silk)\b|(?<!瀑)布料?|丝绸/iu, ':carpet:', 0.4),
  row(/\bfloor\b|地板/iu, ':carpet:', 0.4),
  row(/\b(?:forests?|woods|jungle)\b|森林|树林/iu, '🌲', 3, { count: 5 }),
  row(/\b(?:city|cities|town|skyline|metropolis)\b|城市|都市|小镇|城/iu, ':tiny-city:', 1),
  row(/\b(?:garden|meadow|flower field)\b|花园|花海|花田/iu, '🌷', 0.5, MANY),
  row(/\b(?:waterfall|cascade)s?\b|瀑布/iu, ':falling-water:', 2),
  row(/\b(?:ocean|sea|waves?|tide|flood)\b|大海|海洋|海浪|浪花|海水|波浪|海/iu, ':swell:', 1.2),
  row(
    /\b(?:river|stream|creek|lake|pond|puddle|pool)\b|河流|大河|小河|溪流|江河|湖泊|水洼|江|河|湖/iu,
    ':puddle:',
    0.2,
  ),
  row(/\b(?:whirlpool|vortex)\b|漩涡/iu, ':galaxy:', 1, { colour: 'blue' }),
  row(/\brainbow\b|彩虹/iu, '🌈', 2, { kind: 'sky' }),
  row(/\b(?:full )?moon\b|月亮|明月|月球/iu, '🌕', 1.4, { kind: 'sky' }),
  row(/\bsun\b|太阳/iu, '☀️', 1.4, { kind: 'sky' }),
  row(/\b(?:snow|snowflakes?)\b|雪花|飞雪|雪/iu, ':snow-crystal:', 0.4, MANY),
  row(/\b(?:rain|raindrops)\b|雨滴|雨点|雨/iu, ':drop:', 0.3, MANY),
  row(/\b(?:lightning|thunderbolt)\b|闪电/iu, '⚡', 1.6),
  row(/\b(?:flames?|fire)\b|火焰|烈火|火/iu, '🔥', 0.9),
  row(/\b(?:fireflies|firefly)\b|萤火虫?|流萤/iu, ':firefly:', 0.2, MANY),
  row(/\b(?:sparks?|light|lights|glitter)\b|火花|光芒|月光|灯光|星火|(?<![阳月灯目风时日])光/iu, ':star:', 0.4, {
    count: 5,
  }),
  row(/\bpetals?\b|花瓣|花雨/iu, ':petal:', 0.2, { count: 9 }),
  row(/\b(?:leaves|foliage)\b|落叶|树叶|叶子/iu, '🍂', 0.3, MANY),
  row(/\b(?:teardrops?|tears?)\b|眼泪|泪水|泪珠|泪/iu, ':drop:', 0.3, { count: 3 }),
  row(/\b(?:ink|inkblots?|ink ?drops?|brush ?strokes?|strokes?)\b|笔画|笔触|墨汁|墨滴|墨迹|墨点|墨/iu, ':drop:', 0.5, {
    colour: 'black',
  }),
  row(/\b(?:blood)\b|血滴|血/iu, ':drop:', 0.5, { colour: 'red' }),
  row(/\b(?:raindrop|water ?drops?|drops?|dewdrops?|droplets?|dew)\b|水滴|水珠|雨珠|露珠|露水/iu, ':drop:', 0.5),
  row(/\b(?:water)\b|水流|流水|水/iu, ':drop:', 0.6),
  row(/\b(?:smoke|steam|mist|fog|vapou?r|haze|breath)\b|烟雾|浓烟|青烟|水汽|雾气|雾|烟|呼吸/iu, ':plume:', 1.2),
  row(/\b(?:sand|dust|ash|ashes|powder|dunes?)\b|沙子|沙粒|沙堆|沙丘|尘埃|灰烬|尘土|沙|灰/iu, ':sand-heap:', 0.5),
  row(/\bshadows?\b|影子|黑影/iu, '👤', 1.7, { colour: 'black' }),
  row(/\b(?:music|melod(?:y|ies)|songs?|notes|sounds?)\b|音符|音乐|旋律|歌声|琴声/iu, ':note:', 0.5, { count: 5 }),
]

/** The thing of a stretch of words: of several the one that is said last, where a noun has its head. */
export function stuffIn(words: string): { thing: StuffThing; index: number; text: string } | undefined {
  const all = STUFF_THINGS.flatMap(thing => {
    const match = thing.words.exec(words)
    return match ? [{ thing, index: match.index, text: match[0] }] : []
  })
  return all.toSorted((a, b) => b.index + b.text.length - (a.index + a.text.length) || b.text.length - a.text.length)[0]
}
