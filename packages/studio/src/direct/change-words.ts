import { HUE_WORDS } from '../hues/hues.ts'
import { SIZE_WORDS } from './words/measure-words.ts'
import type { Change } from './shot-list.ts'

/** What is said of the hour, the air or the year, and so of the whole picture. */
export type SettingPart = 'time' | 'weather' | 'season'
/** What can be said by a word of its own; of hair it is the colour. */
export type ChangeOf = Exclude<Change['of'], 'figure' | 'hair'> | SettingPart

const words = (list: string): string[] => list.split(',').map(word => word.trim())

/** How something can be before and after it changes: the names of a shot list, with the words for each. */
const VALUES: Readonly<Partial<Record<ChangeOf, Readonly<Record<string, string>>>>> = {
  time: {
    dawn: 'dawn, sunrise, daybreak, first light, 黎明, 日出, 拂晓',
    morning: 'morning, early morning, 早晨, 清晨, 早上',
    noon: 'noon, midday, 中午, 正午',
    afternoon: 'day, daytime, daylight, afternoon, 白天, 白昼, 下午',
    sunset: 'sunset, golden hour, 日落, 夕阳',
    dusk: 'dusk, twilight, evening, 黄昏, 傍晚',
    night: 'night, nighttime, night time, midnight, 夜晚, 黑夜, 夜里, 晚上, 深夜, 午夜, 天黑, 星空',
  },
  weather: {
    clear: 'sunny, clear, clear skies, sunshine, 晴天, 晴朗, 晴',
    cloudy: 'cloudy, overcast, 阴天, 多云, 阴',
    rain: 'rain, rainy, rainfall, 雨天, 下雨, 雨',
    snow: 'snow, snowy, snowfall, 下雪, 雪天',
    fog: 'fog, foggy, misty, 大雾, 雾天',
    storm: 'storm, stormy, thunderstorm, 暴风雨, 暴雨',
  },
  season: {
    spring: 'spring, springtime, 春天, 春季, 春',
    summer: 'summer, 夏天, 夏季, 夏',
    autumn: 'autumn, fall, 秋天, 秋季, 秋',
    winter: 'winter, 冬天, 冬季, 冬',
  },
  light: {
    off: 'off, dim, dimly, dimmer, dark, darker, darkness, faint, dull, unlit, extinguished, 暗, 昏暗, 黑暗, 暗淡, 熄灭, 灭, 关闭',
    on: 'on, bright, brightly, brighter, brightness, brightly lit, lit, lit up, shining, glowing, radiant, steady bright, light, 亮, 明亮, 亮起, 点亮, 发光, 打开',
  },
  material: {
    wood: 'wooden, wood, 木质, 木头, 木制, 木',
    metal: 'metal, metallic, steel, iron, 金属, 钢铁, 铁',
    glass: 'glass, crystal, 玻璃, 水晶',
    plastic: 'plastic, 塑料',
    stone: 'stone, marble, rock, concrete, 石头, 大理石',
    ice: 'ice, 冰, 冰块',
  },
  age: {
    young: 'young, youth, childhood, a child, a baby, infant, infancy, 年轻, 幼年, 小孩, 孩童, 婴儿',
    old: 'old, elderly, aged, adulthood, old age, 老, 年老, 老人, 苍老, 老年',
  },
  size: {
    ...SIZE_WORDS,
    small: `${SIZE_WORDS.small}, smaller, short, shorter, thin, a bud, bud, buds, 矮`,
    large: `${SIZE_WORDS.large}, bigger, larger, taller, fatter, full bloom, fully grown, full size, full grown, 高, 盛放, 盛开`,
  },
  colour: { ...HUE_WORDS, yellow: `${HUE_WORDS['yellow']}, blonde`, rust: `${HUE_WORDS['rust']}, rusty` },
}

/** The first sort that has a word is what it means: `dark` is a light and no colour. */
const MEANINGS: ReadonlyMap<string, { of: ChangeOf; name: string }> = new Map(
  Object.entries(VALUES)
    .toReversed()
    .flatMap(([of, names]) =>
      Object.entries(names).flatMap(([name, list]) =>
        words(list).map(word => [word, { of: of as ChangeOf, name }] as const),
      ),
    ),
)

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word)
const longestFirst = (list: readonly string[]): string => list.toSorted((a, b) => b.length - a.length).join('|')
const all = [...MEANINGS.keys()]

/** Words of how something is, as part of a pattern: English ones with what may stand before them. */
export const ENGLISH_VALUE = String.raw`(?:(?:a|an|the|very|deep|pale|vivid|completely|fully|slightly|flickering|being|its|more|even|much|soft|steady)\s+)*(?:${longestFirst(all.filter(word => !isHan(word)))})`
export const CHINESE_VALUE = `(?:${longestFirst(all.filter(isHan))})`

/** What a phrase of `ENGLISH_VALUE` or `CHINESE_VALUE` says. */
export function valueOf(phrase: string): { of: ChangeOf; name: string } | undefined {
  const parts = phrase.trim().split(/\s+/u)
  for (let from = 0; from < parts.length; from++) {
    const found = MEANINGS.get(parts.slice(from).join(' '))
    if (found) return found
  }
  return undefined
}
