import type { Language } from '@kinora/media/language/detect-language'

/** Where, when and in which weather a scene is, in the script's own words. */
export type HeldSetting = { place?: string; time?: string; weather?: string }

const WORDS: Record<keyof HeldSetting, RegExp> = {
  place:
    /\b(?:harbou?r|street|alley|forest|woods|beach|meadow|desert|kitchen|bedroom|living room|classroom|office|library|cafe|restaurant|market|park|garden|station|school|hospital|castle|temple|village|bridge|rooftop|river|lake|mountains?|cave|stage)\b|港口|码头|街道|街上|小巷|森林|树林|海边|沙滩|草原|沙漠|厨房|卧室|客厅|房间|教室|办公室|图书馆|咖啡馆|餐厅|市场|集市|公园|花园|车站|学校|医院|城堡|寺庙|山村|村庄|村子|村里|桥上|天台|河边|湖边|山顶|山上|山洞|舞台/iu,
  time: /\b(?:dawn|sunrise|morning|noon|midday|afternoon|sunset|dusk|evening|midnight|night)\b|凌晨|黎明|日出|清晨|早晨|早上|上午|中午|正午|下午|日落|黄昏|傍晚|深夜|午夜|夜晚|晚上|当晚|夜里|夜/iu,
  weather:
    /\b(?:rain(?:s|ing|y)?|snow(?:s|ing|y)?|storm(?:y)?|thunderstorm|fog(?:gy)?|mist(?:y)?)\b|暴风雨|暴雨|大雨|小雨|下雨|雨(?![衣伞靴鞋林])|暴风雪|大雪|下雪|雪(?![地人山白橇豹球])|大雾|雾/iu,
}
const KINDS = Object.keys(WORDS) as (keyof HeldSetting)[]
/** It was so, and is no more. */
const CLEARED =
  /\b(?:rain|snow|storm|thunderstorm|fog|mist)(?:\s+(?:had|has|finally|soon|slowly|at last))*\s+(?:stop(?:s|ped)?|end(?:s|ed)?|pass(?:es|ed)|clear(?:s|ed)|lift(?:s|ed)|is over|was over)\b|[雨雪雾](?:终于|渐渐|慢慢|也|都|就)*(?:停|散)|放晴|天晴|雨过/iu
const DAY = /\b(?:day|night|later|continuous|int|ext)\b|白天|当天/giu
/** Around what is left of a heading when its times are taken out of it. */
const LOOSE = /^(?:[\s的,，、—–-]|(?:at|in|on|by|during|a|an)\b)+|(?:[\s,，、—–-]|\b(?:at|in|on|by|during))+$/giu

/** What holds after a text: what it says, and of what it says nothing, what held before. */
export function holdSetting(before: HeldSetting, text: string): HeldSetting {
  const held = { ...before }
  for (const kind of KINDS) {
    const [said] = WORDS[kind].exec(text) ?? []
    // `大雪` goes on where only 雪 is said again.
    if (said && !held[kind]?.includes(said.toLowerCase())) held[kind] = said.toLowerCase()
  }
  if (CLEARED.test(text)) delete held.weather
  return held
}

const CLAUSES = /[,，。.;；]|\s[-–—]\s/u

/** As the place of what happens: a place by itself would be one more thing to be seen. */
export const inPlace = (place: string, language: Language): string =>
  language === 'zh'
    ? `在${place}${/[里上下中内外旁边前后]$/u.test(place) ? '' : '里'}`
    : /^(?:in|on|at|by|under|inside|near)\s/u.test(place)
      ? place
      : `in ${/^(?:the|an?|his|her|their)\s/u.test(place) ? '' : 'the '}${place}`

/** A heading in words that say when, where and in which weather; and what else it says. */
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

/** What holds from a heading on: its place is all that it says besides time and weather, in its own words. */
export function holdHeading(before: HeldSetting, heading: string): HeldSetting {
  const held = holdSetting(before, heading)
  const place = heading
    .split(CLAUSES)
    .map(clause => clause.replaceAll(new RegExp(WORDS.time, 'giu'), ' ').replaceAll(DAY, ' ').trim())
    .map(clause => clause.replaceAll(LOOSE, '').replaceAll(LOOSE, '').replaceAll(/\s+/gu, ' '))
    .find(clause => /\p{L}{2}/u.test(clause) && !WORDS.weather.test(clause))
  return place ? { ...held, place: place.toLowerCase() } : held
}

/** Whether a text says another time or place than the one that holds. */
export function isElsewhen(held: HeldSetting, text: string): boolean {
  const now = holdSetting(held, text)
  return (['time', 'place'] as const).some(kind => {
    const [before, after] = [held[kind], now[kind]]
    return before !== undefined && after !== undefined && !before.includes(after) && !after.includes(before)
  })
}

/** What holds and a text does not say by itself. */
export const unsaidSetting = (held: HeldSetting, text: string, language: Language): string[] =>
  KINDS.flatMap(kind => {
    const said = held[kind]
    if (!said || WORDS[kind].test(text) || text.includes(said)) return []
    return [kind === 'place' ? inPlace(said, language) : said]
  })
