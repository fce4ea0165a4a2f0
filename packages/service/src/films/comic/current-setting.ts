import type { Language } from '@kinora/media/language/detect-language'
import { firstPlace, PLACE_PHRASE, WEATHER } from '../words/setting-words.ts'

/** Place, time and weather of a scene, in the script's own words. */
export type CurrentSetting = { place?: string; time?: string; weather?: string }

const WORDS: Record<keyof CurrentSetting, RegExp> = {
  place: PLACE_PHRASE,
  time: /\b(?:dawn|sunrise|morning|noon|midday|afternoon|sunset|dusk|evening|midnight|night)\b|凌晨|黎明|日出|清晨|早晨|早上|上午|中午|正午|下午|日落|黄昏|傍晚|深夜|午夜|夜晚|晚上|当晚|夜里|夜/iu,
  weather: WEATHER,
}
const KINDS = Object.keys(WORDS) as (keyof CurrentSetting)[]
/** Says that a state has ended. */
const CLEARED =
  /\b(?:rain|snow|storm|thunderstorm|fog|mist)(?:\s+(?:had|has|finally|soon|slowly|at last))*\s+(?:stop(?:s|ped)?|end(?:s|ed)?|pass(?:es|ed)|clear(?:s|ed)|lift(?:s|ed)|is over|was over)\b|[雨雪雾](?:终于|渐渐|慢慢|也|都|就)*(?:停|散)|放晴|天晴|雨过/iu
const DAY = /\b(?:day|night|later|continuous|int|ext)\b|白天|当天/giu
/** Punctuation around the rest of a heading after its times are removed. */
const LOOSE = /^(?:[\s的,，、—–-]|(?:at|in|on|by|during|a|an)\b)+|(?:[\s,，、—–-]|\b(?:at|in|on|by|during))+$/giu

/** A person looking at the sea is not in it. */
const LOOKED_AT =
  /\b(?:look|stare|gaz|point|glanc)(?:e|es|s|ed|ing)? (?:back |out |up |down )?(?:at|over|across|toward|towards|to) (?:the |an? )?[\p{L}-]+|(?:看|望|盯|指|眺望|凝视|遥望|看向|望向|指向)[着了到见向]?(?:远处的|远方的|窗外的)?\p{Script=Han}{1,4}/giu

/** The setting after a text: its own words, otherwise the earlier setting. */
export function updateSetting(before: CurrentSetting, text: string): CurrentSetting {
  const held = { ...before }
  for (const kind of KINDS) {
    const [said] = WORDS[kind].exec(kind === 'place' ? text.replaceAll(LOOKED_AT, ' ') : text) ?? []
    // `大雪` remains if only 雪 is repeated.
    if (said && !held[kind]?.includes(said.toLowerCase())) held[kind] = said.toLowerCase()
  }
  if (CLEARED.test(text)) delete held.weather
  return held
}

const CLAUSES = /[,，。.;；]|\s[-–—]\s/u

/** With a preposition: a bare place would be drawn as a thing. */
export const inPlace = (place: string, language: Language): string =>
  language === 'zh'
    ? `在${place}${/[里上下中内外旁边前后]$/u.test(place) ? '' : '里'}`
    : /^(?:in|on|at|by|under|inside|near)\s/u.test(place)
      ? place
      : `in ${/^(?:the|an?|his|her|their)\s/u.test(place) ? '' : 'the '}${place}`

/** Parses a heading into time, place and weather, and the rest. */
export function sayHeading(heading: string, language: Language): string[] {
  const { place = '', time = '', weather = '' } = holdHeading({}, heading)
  if (place === '') return [heading]
  const others = heading
    .split(CLAUSES)
    .map(clause => clause.trim())
    .filter(clause => clause !== '' && !clause.toLowerCase().includes(place))
    .filter(clause => !WORDS.time.test(clause) && !WORDS.weather.test(clause) && clause.replaceAll(DAY, '') === clause)
  return [time, inPlace(place, language), weather, ...others].filter(said => said !== '')
}

/** The setting after a heading. Its place is everything except time and weather, in its own words. */
export function holdHeading(before: CurrentSetting, heading: string): CurrentSetting {
  const held = updateSetting(before, heading)
  const place = heading
    .split(CLAUSES)
    .map(clause => clause.replaceAll(new RegExp(WORDS.time, 'giu'), ' ').replaceAll(DAY, ' ').trim())
    .map(clause => clause.replaceAll(LOOSE, '').replaceAll(LOOSE, '').replaceAll(/\s+/gu, ' '))
    .find(clause => /\p{L}{2}/u.test(clause) && !WORDS.weather.test(clause))
  // `A park in the rain` has both place and weather.
  const named = place ?? firstPlace(heading)
  return named ? { ...held, place: named.toLowerCase() } : held
}

/** A new time, or leaving a room, at the beginning of a text starts a new panel. */
const BEGINS_ELSE =
  /^(?:(?:at|by) (?:dawn|night|sunset|dusk|noon|midnight)|(?:that|the next|early next|in the|later that) (?:night|morning|evening|afternoon|day)|(?:hours|days|years) later|outside)\b|^(?:(?:当天|那天|第二天)?(?:晚上|夜里|深夜|清晨|早晨|早上|傍晚|黄昏|中午)|第二天|多年后|窗外|屋外|门外|外面)/iu

/** True if a text changes the current time or place. */
export function isElsewhen(held: CurrentSetting, text: string): boolean {
  if (BEGINS_ELSE.test(text)) return true
  const now = updateSetting(held, text)
  return (['time', 'place'] as const).some(kind => {
    const [before, after] = [held[kind], now[kind]]
    return before !== undefined && after !== undefined && !before.includes(after) && !after.includes(before)
  })
}

/** Indoor places, which have no weather. */
const INDOORS =
  /\b(?:room|kitchen|bedroom|bakery|shop|store|cafe|café|restaurant|tavern|inn|library|museum|office|classroom|hospital|castle|cave|attic|basement|barn|garage|factory|workshop|church|theat(?:er|re)|cinema|club|bar|indoors|inside)\b|房间|客厅|卧室|厨房|屋里|家里|教室|图书馆|办公室|医院|餐厅|茶馆|咖啡馆|酒吧|客栈|面馆|商店|超市|山洞|地下室|阁楼|工厂|车间|教堂|剧院|电影院|室内/iu
/** Says that a person goes outdoors. */
const OUTSIDE = /^(?:meanwhile,?\s)?outside\b|^(?:窗外|屋外|门外|外面|洞外)/iu

/** True if a text leaves the current room. */
export const isOutOf = (place: string, text: string): boolean => OUTSIDE.test(text) && INDOORS.test(place)

/** The parts of the setting that a text does not mention. */
export const unsaidSetting = (held: CurrentSetting, text: string, language: Language): string[] =>
  KINDS.flatMap(kind => {
    const said = held[kind]
    if (kind === 'weather' && INDOORS.test(`${held.place ?? ''} ${text}`) && !OUTSIDE.test(text)) return []
    if (kind === 'place' && isOutOf(said ?? '', text)) return []
    if (!said || WORDS[kind].test(text) || text.includes(said)) return []
    return [kind === 'place' ? inPlace(said, language) : said]
  })
