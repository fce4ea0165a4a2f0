import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Language } from '@kinora/media/language/detect-language'
import type { Look } from '@kinora/media/engine/contract'
import { BEINGS, BEINGS_ZH, PEOPLE, PEOPLE_ZH } from './setting-words.ts'

/** A person in a film: the name, and the words about them. */
export type Described = { name: string; words: string }

const HAIR: Record<Language, readonly string[]> = {
  en: ['short black hair', 'long brown hair', 'curly dark hair', 'short blond hair', 'long black hair', 'red hair'],
  zh: ['黑色短发', '棕色长发', '深色卷发', '金色短发', '黑色长发', '红色头发'],
}
const GREY: Record<Language, string> = { en: 'grey hair', zh: '灰白头发' }
const COLOURS: Record<Language, readonly string[]> = {
  en: ['red', 'dark blue', 'green', 'white', 'yellow', 'grey', 'brown', 'light blue'],
  zh: ['红色', '深蓝色', '绿色', '白色', '黄色', '灰色', '棕色', '浅蓝色'],
}
const OLD = /\b(?:old|elderly|grand(?:father|mother|pa|ma|dad))\b|老|爷爷|奶奶|外公|外婆/iu
const OF_HAIR = /\b(?:hair(?:ed)?|bald|braids?|ponytail|beard(?:ed)?)\b|发|秃|辫/iu
const OF_CLOTHES =
  /\b(?:wear(?:s|ing)?|dressed|uniform|(?:coat|jacket|dress|suit|shirt|sweater|hoodie|apron|robe|cloak|kimono|gown|scarf|hat))s?\b|穿|衣|裙|袍|制服|西装|外套|校服/iu
const BEING = new RegExp(`\\b(?:${BEINGS})\\b|(?:${BEINGS_ZH})`, 'iu')
/** `the young potter`: a unique person. */
const SOMEBODY = new RegExp(String.raw`(?<![\p{L}-])(?:an?|the)\s(?:[\p{Ll}-]+\s){0,2}?(${PEOPLE})(?![\p{L}-])`, 'giu')
const SOMEBODY_ZH = new RegExp(`一[个位名](?:[^，。的]{0,6}的)?(${PEOPLE_ZH})`, 'gu')
const SEVERAL =
  /^(?:people|couple|lovers|friends|family|families|children|kids|\w*m[e]n|\w+s)$|一家人|人们|情侣|夫妻|恋人/iu
const ENDS_IN_S = /^(?:princess|actress|waitress)$/iu

/** The cast of a film's parts. */
export const describeCast = (people: readonly Described[], scenes: readonly string[], seed: number) => ({
  people: people.map(({ name }) => name),
  scenes,
  looks: describeLooks(people, scenes, seed),
})

/**
 * Describes the looks of a film's people: hair and colours, chosen by the film's seed and the person unless the text
 * gives them. Engines that only see the prompt of a shot get the same words in every shot.
 */
export function describeLooks(people: readonly Described[], scenes: readonly string[], seed: number): Look[] {
  const named = people.filter(({ words }) => !BEING.test(words))
  const others = unnamedIn(scenes.filter(scene => !people.some(({ name }) => scene.includes(name))))
  const all = [...named, ...others].map(one => {
    // `the girl` refers to Mara if she is the only girl.
    const { name, words } =
      named.find(({ words }) => !named.includes(one) && words.toLowerCase().includes(one.name)) ?? one
    return { name: one.name, words: lookOf(name, words, seed) }
  })
  return all.filter(({ words }) => words !== '')
}

function unnamedIn(scenes: readonly string[]): Described[] {
  const found = new Map<string, string>()
  for (const scene of scenes)
    for (const [whole, noun = ''] of [...scene.matchAll(SOMEBODY), ...scene.matchAll(SOMEBODY_ZH)]) {
      const key = noun.toLowerCase()
      if (!SEVERAL.test(key) || ENDS_IN_S.test(key)) found.set(key, `${found.get(key) ?? ''} ${whole} ${scene}`)
    }
  return [...found].map(([name, words]) => ({ name, words }))
}

function lookOf(name: string, words: string, seed: number): string {
  const language: Language = /\p{Script=Han}/u.test(`${name}${words}`) ? 'zh' : 'en'
  const seeded = seededRandom(seed).fork(`looks of ${name.toLowerCase()}`)
  const pick = (of: readonly string[]): string => of[seeded.below(of.length)] ?? ''
  const [hair, colour] = [pick(HAIR[language]), pick(COLOURS[language])]
  const own = [
    ...(OF_HAIR.test(words) ? [] : [OLD.test(words) ? GREY[language] : hair]),
    ...(OF_CLOTHES.test(words) ? [] : [language === 'en' ? `dressed in ${colour}` : `${colour}衣服`]),
  ]
  return own.join(language === 'en' ? ', ' : '，')
}
