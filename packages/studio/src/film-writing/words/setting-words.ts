import { knownNouns } from './known-nouns.ts'

/** Words for settings. Each begins a new scene if another was named before. */
const PLACES_EN =
  'beach|sea|seaside|ocean|coast|shore|cliffs?|harbou?r|pier|lake|river|canal|fjord|pond|waterfall|mountains?|hills?|valley|canyon|cave|volcano|forest|woods|jungle|meadow|fields?|grassland|farm|vineyard|orchard|garden|greenhouse|park|playground|desert|dunes|snowfield|glacier|island|city|town|village|streets?|alley|road|highway|bridge|square|market|rooftop|roof|balcony|station|subway|metro|airport|harbor|tunnel|stadium|gym|pool|court|school|classroom|university|library|museum|gallery|theat(?:er|re)|cinema|stage|studio|club|nightclub|bar|pub|cafe|café|coffee shop|restaurant|diner|kitchen|bakery|shop|store|supermarket|mall|office|factory|workshop|garage|warehouse|hospital|hotel|church|temple|palace|castle|home|apartment|living room|bedroom|bathroom|attic|basement|tavern|inn|barn|cabin|cottage|hut|bus stop|space|underwater|seabed|amusement park|carnival|circus|zoo|cemetery|ruins|courtyard|tea house|teahouse'
const PLACES_ZH =
  '海边|海滩|沙滩|大海|海上|海底|海岸|悬崖|港口|码头|湖边|湖心|湖上|湖面|河边|河上|江边|江上|溪边|运河|瀑布|山顶|山上|山间|山谷|山洞|雪山|峡谷|火山|森林|树林|竹林|丛林|草原|草地|田野|田间|稻田|麦田|茶园|果园|农场|花园|花海|公园|操场|球场|沙漠|大漠|戈壁|雪地|雪原|冰川|小岛|岛上|城市|小镇|古镇|古城|村庄|山村|村里|村口|街道|街头|街上|小巷|巷子|胡同|马路|公路|桥上|桥下|石桥|广场|市场|集市|夜市|天台|屋顶|楼顶|阳台|车站|地铁站|地铁|火车站|机场|隧道|体育馆|健身房|泳池|学校|教室|校园|图书馆|博物馆|剧院|电影院|舞台|录音棚|酒吧|夜店|舞厅|咖啡馆|咖啡厅|茶馆|餐厅|面馆|饭店|厨房|面包店|花店|书店|商店|超市|商场|办公室|工厂|车间|工作室|车库|医院|酒店|客栈|教堂|寺庙|宫殿|城堡|灯塔|家里|屋里|房间|客厅|卧室|浴室|阁楼|院子|庭院|木屋|小屋|茅屋|公交车?站|帐篷|船上|甲板|车厢|列车|太空|月球|星球|水下|云端|天空|游乐园|马戏团|动物园|废墟'
const TIMES_EN =
  'dawn|sunrise|daybreak|morning|noon|midday|afternoon|sunset|dusk|evening|twilight|midnight|night|spring|summer|autumn|winter'
const TIMES_ZH =
  '凌晨|黎明|日出|清晨|早晨|早上|上午|中午|正午|下午|日落|夕阳|黄昏|傍晚|深夜|午夜|夜晚|晚上|夜里|月夜|雨夜|雪夜|夜幕|春天|夏天|秋天|冬天|春日|夏日|秋日|冬日'

export const WEATHER =
  /\b(?:rain(?:s|ing|y)?|snow(?:s|ing|y)?|storm(?:y)?|thunderstorm|fog(?:gy)?|mist(?:y)?)\b|暴风雨|暴雨|大雨|小雨|下雨|雨(?![衣伞靴鞋林])|暴风雪|大雪|下雪|雪(?![地人山白橇豹球])|大雾|雾/iu

/** Things that are places only if a person is in them. */
const WITHIN = String.raw`(?<=\b(?:in|inside|into|aboard|on)\s(?:an?|the|his|her|their|our)\s(?:[a-z]+\s)?)(?:moon|planet|tent|train|ship|deck|bus|plane|tower|lighthouse|house)\b`
const SETTING_PLACES = new RegExp(`\\b(?:${PLACES_EN})\\b|${WITHIN}|${PLACES_ZH}`, 'iu')
const SETTING_TIMES = new RegExp(`\\b(?:${TIMES_EN})\\b|${TIMES_ZH}`, 'iu')
const SETTINGS = new RegExp(`${SETTING_PLACES.source}|${SETTING_TIMES.source}`, 'giu')

/** A place that is only looked at is not the setting. */
const LOOKED_AT =
  /\b(?:look|gaze|stare|point|wave)(?:s|ing)?\s(?:out\s|back\s|up\s|down\s)?(?:at|over|to|towards?)\s(?:the\s)?[\w-]+|(?:望着|看着|望向|看向|眺望|凝视|仰望|俯瞰)[^，。]{1,8}/giu
/** Different names of the same kind of place. */
const ALIKE: readonly RegExp[] = [
  /^(?:beach|sea|seaside|ocean|coast|shore|海边|海滩|沙滩|大海|海上|海岸)$/u,
  /^(?:mountains?|hills?|valley|山顶|山上|山间|山谷|雪山)$/u,
  /^(?:city|streets?|alley|road|town|城市|街道|街头|街上|小巷|巷子|马路)$/u,
  /^(?:forest|woods|jungle|森林|树林|丛林)$/u,
  /^(?:lake|river|pond|canal|fjord|湖边|湖上|湖面|湖心|河边|河上|江边|江上|溪边|运河)$/u,
  /^(?:meadow|fields?|grassland|草原|草地|田野|田间)$/u,
  /^(?:house|home|living room|bedroom|apartment|家里|屋里|房间|客厅|卧室)$/u,
  /^(?:school|classroom|学校|教室|校园)$/u,
  /^(?:night|midnight|夜晚|晚上|夜里|深夜|午夜)$/u,
  /^(?:dawn|sunrise|daybreak|morning|凌晨|黎明|日出|清晨|早晨|早上)$/u,
  /^(?:sunset|dusk|evening|twilight|日落|夕阳|黄昏|傍晚)$/u,
]

/** The places and times that a text names, in order; synonyms have one name. */
export const settingsIn = (words: string): string[] =>
  (words.replaceAll(LOOKED_AT, ' ').match(SETTINGS) ?? []).map(sortOf)

function sortOf(word: string): string {
  const alike = ALIKE.findIndex(sort => sort.test(word.toLowerCase()))
  return alike < 0 ? word.toLowerCase() : `${alike}`
}

/** True if a text names a time or a season, and no place. */
export const isHour = (words: string): boolean => SETTING_TIMES.test(words) && !SETTING_PLACES.test(words)

/** The times and seasons that a text names, in its own words. */
export const hoursIn = (words: string): string[] => words.match(new RegExp(SETTING_TIMES, 'giu')) ?? []

/** True if a text is only the name of a place or a time. */
export const isBareSetting = (words: string): boolean => words.replaceAll(SETTINGS, '') === ''

/** The places among them. */
export const placesIn = (words: string): string[] =>
  (words.replaceAll(LOOKED_AT, ' ').match(new RegExp(SETTING_PLACES, 'giu')) ?? []).map(sortOf)

/**
 * True for each text of a story that names neither another place nor another hour than those before it. The first has
 * nothing before it.
 */
export function goesOnThere(texts: readonly string[]): boolean[] {
  let here: readonly string[] = []
  return texts.map((text, at) => {
    const named = settingsIn(text)
    const isThere = at > 0 && named.every(setting => here.includes(setting))
    if (!isThere) here = named
    return isThere
  })
}

/** True if a text gives a location. */
export const isPlaced = (words: string): boolean => placesIn(words).length > 0

/** The text without times of day, or without weather. */
export const withoutHours = (words: string): string =>
  words.replaceAll(
    new RegExp(
      `(?:\\b(?:at|in the|in|on an?)\\s)?(?:early\\s|late\\s)?\\b(?:${TIMES_EN})\\b|(?:${TIMES_ZH})(?:的时候|时分|[下里的])?`,
      'giu',
    ),
    '',
  )
export const withoutWeather = (words: string): string =>
  words.replaceAll(new RegExp(`(?:\\bin the\\s)?(?:${WEATHER.source})`, 'giu'), '')
export const namesHour = (words: string): boolean => SETTING_TIMES.test(words)
export const withoutPlaces = (words: string): string =>
  words.replaceAll(
    new RegExp(
      `\\b(?:in|on|at|through|along|across|into|by|near|inside)\\s(?:(?:the|an?|his|her|their)\\s)?(?:[a-z-]+\\s){0,2}?(?:${PLACES_EN})\\b|在?(?:(?:${PLACES_ZH})的)?(?:${PLACES_ZH})[上里边中旁]?`,
      'giu',
    ),
    '',
  )

/** True if words are about people. */
export const isOfPeople = (words: string): boolean => patterns().somebody.test(words)

let compiled: Readonly<Record<'somebody' | 'being' | 'first', RegExp>> | undefined
function patterns(): NonNullable<typeof compiled> {
  if (compiled) return compiled
  const { people, beings, all } = knownNouns()
  return (compiled = {
    somebody: new RegExp(`\\b(?:${people.en})\\b|${people.zh}`, 'iu'),
    being: new RegExp(`^(?:${beings.en}|${beings.zh})$`, 'iu'),
    // The first person or animal; people by their trades, too: 面包师.
    first: new RegExp(`\\b(?:${all.en}|both|the two)\\b|${all.zh}|[两俩二]人|\\p{Script=Han}{1,3}(?:师|员|匠)`, 'iu'),
  })
}
/** A subject is named this early. */
const FIRST_WORDS = /^(?:[^\s]+\s+){0,5}[^\s]*|^/u
const FIRST_CHARACTERS = 10

/** True if the first person or animal of a scene is a person, and its subject: `the tired young girl waits`. */
export function beginsWithPeople(words: string): boolean {
  const bare = words.replace(LEADING, '')
  const begin = /\p{Script=Han}/u.test(bare) ? bare.slice(0, FIRST_CHARACTERS) : (FIRST_WORDS.exec(bare)?.[0] ?? '')
  const { first, being } = patterns()
  const [found] = first.exec(begin) ?? []
  return found !== undefined && !being.test(found)
}
/** Time or place before the subject. */
const LEADING =
  /^(?:(?:at|in|on|under|by|near|before|after|during|outside|inside|behind)\s[^,]{1,30}?,\s+|(?:at|in|on)\s(?:the\s)?(?:[\w-]+\s)?(?:night|dawn|dusk|noon|morning|evening|afternoon|sunset|sunrise|end)\s+|[^，。]{1,10}[，])/iu
