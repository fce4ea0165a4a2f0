import { readTable } from '../words/vocabulary/word-data.ts'
import type { Season } from '../setting/shot-list.ts'
import { ALL_SEASONS, type Turn, TURN_ROWS } from '../words/vocabulary/turn-words.ts'

type SaidTurns = { rest: string; turns: readonly Turn[] }

const IRREGULAR: Readonly<Record<string, string>> = readTable('extract-turns', 'irregular')
/** The past participle of these verbs is a state: `snow covered roofs`. */
const WITHOUT_PAST = /^(?:cover|blanket|bury|light|dim|darken)$/u

/** A pattern for all forms of a verb: `roll`, rolls, rolling, rolled. */
function formsOf(verb: string): string {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const last = /^(?:let|set|dip|drop|thin|stop|hit|spin|begin)$/u.test(verb) ? verb.at(-1)! : ''
  const third =
    /(?:s|sh|ch|x)$/u.test(verb) || verb === 'go'
      ? `${verb}es`
      : verb.endsWith('y')
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`
  const past =
    IRREGULAR[verb] ??
    (WITHOUT_PAST.test(verb) ? verb : `${verb.endsWith('y') ? `${verb.slice(0, -1)}i` : stem}${last}ed`)
  return `(?:${[verb, third, `${stem}${last}ing`, past].join('|')})`
}

const list = (words: string): string[] => words.split(',').map(word => word.trim())
const longestFirst = (words: readonly string[]): string => words.toSorted((a, b) => b.length - a.length).join('|')

const BETWEEN = String.raw`(?:\s+(?:\w+ly|is|are|was|were|will|then|finally|now|soon|just|all|again|(?:begin|start)(?:s|ning|ing)? to|one by one|one after (?:another|the other)))*`
/** Phrases such as "one by one", which belong to the change. */
const ONE_BY_ONE = String.raw`(?:,?\s+(?:in\s+|from\s+)?(?:one(?:\s+\w+)?\s+(?:by|after)\s+(?:one|another|the other)|(?:window|row|house|street|lamp|floor|room|block|shelf|aisle|section) by \w+))?`
/** `the lights of the stadium go out`: the owner of the lights is the place. */
const OF = String.raw`((?:\s+(?:of|in|on|along|across|inside)\s+(?:the|a|an|every|each)\s+\w+(?:\s+(?!is|are)\w+)?)?)`
const OVER = String.raw`(?:\s+(?:off|from|over|across|above|behind|upon|into|through|along|around|below|beneath|on|in)(?=\s))?`

/** `the sky is clear`: a state, not a change. */
const STATE = /\b(?:is|are|was|were)\s+(?:\w+ly\s+)?(?:clear|open|lit(?! one)|set|dim|thin)\b/iu

const ENGLISH = TURN_ROWS.flatMap(({ who, does, from, to }) => {
  if (!who || !does) return []
  const verbs = list(does).map(words => {
    const [verb, ...rest] = words.split(' ')
    return [formsOf(verb!), ...rest].join(String.raw`\s+`)
  })
  const pattern = String.raw`(?<!\b(?:northern|southern|traffic|head|tail|car|no|without|like|of)\s)\b(?:the\s+)?(?:${longestFirst(list(who))})${OF}${BETWEEN}\s+(?:${longestFirst(verbs)})\b${ONE_BY_ONE}(${OVER})`
  return [{ pattern: new RegExp(pattern, 'giu'), turn: { from, to } }]
})

const ZH_HOW =
  '(?:慢慢|渐渐|逐渐|缓缓|开始|突然|忽然|终于|就|正在?|悄悄|一点点|轻轻|也|从[^，。；！？]{1,6}?)?(?:的|地)?'
const CHINESE = TURN_ROWS.flatMap(({ zh = [], from, to }) =>
  zh.map(([who, does, how]) => ({
    pattern: new RegExp(
      `(?<![没不无像])(${who})(${how ? ZH_HOW : '[^，。；！？、的]{0,8}?'})(?:${does})(?!的|不)`,
      'gu',
    ),
    turn: { from, to },
  })),
)
/** Adverbs between the subject and the verb are dropped; places stay. */
const MANNER = /慢慢地?|渐渐地?|逐渐|缓缓地?|开始|终于|悄悄地?|一点点|从|自|由/gu

/** `turns off the lights`, 关灯: a person acts, and the whole room changes. */
const SWITCHED =
  /\b(?:turn|switch|flip|shut)(?:s|es|ped|ed|ing)?\s+(on|off|out)\s+(?:all\s+)?(?:the|his|her|their|every)?\s*lights?\b(?!\s+(?:bulb|of|in her hand))|(开|关|熄)(?:上|掉|了)?灯/giu
const AFTER = /\bafter (?:the |a |an )?(?:\w+ )?(storm|rain|thunderstorm|downpour)\b|(暴风雨|大雨|雨)(?:过)?后/iu

/**
 * Removes changes of the sky, the sea, the season and the lamps of a place from a text: `fog lifting off the harbour`
 * is a harbour in fog that ends clear.
 */
export function extractTurns(text: string): SaidTurns {
  let rest = text
  const said: (Turn & { at: number })[] = []
  const blank = (from: number, to: number, end = ''): void => {
    rest = rest.slice(0, from) + end.padStart(to - from) + rest.slice(to)
  }
  for (const { pattern, turn } of ENGLISH)
    for (const match of rest.matchAll(pattern)) {
      if (STATE.test(match[0])) continue
      said.push({ ...turn, at: match.index })
      const roofs = turn.to.weather === 'snow' ? ROOFS.exec(rest.slice(match.index + match[0].length)) : undefined
      const end = match.index + match[0].length + (roofs?.[0].length ?? 0)
      const keeps = PLACES.exec(match[0])
      if (keeps) blank(match.index + keeps[0].length, match.index + match[0].length, '')
      else blank(match.index, end, roofs ? (roofs[1] ? ' in' : 'village') : match[2] ? ' in' : '')
      if (match[1]) {
        const at = match.index + match[0].indexOf(match[1])
        rest = rest.slice(0, at) + match[1] + rest.slice(at + match[1].length)
      }
    }
  for (const { pattern, turn } of CHINESE)
    for (const match of rest.matchAll(pattern)) {
      said.push({ ...turn, at: match.index })
      const [whole, who, between] = match as unknown as [string, string, string]
      const start = match.index + who.length
      const kept = ZH_PLACES.test(who) ? who : '　'.repeat(who.length)
      const stays = between.replaceAll(MANNER, words => '　'.repeat(words.length))
      rest =
        rest.slice(0, match.index) +
        kept +
        stays +
        '　'.repeat(whole.length - who.length - between.length) +
        rest.slice(start - who.length + whole.length)
      const after = match.index + whole.length
      const roofs = turn.to.weather === 'snow' ? ZH_ROOFS.exec(rest.slice(after)) : undefined
      if (roofs)
        rest = rest.slice(0, after) + '　'.repeat(roofs[0].length - 2) + '村庄' + rest.slice(after + roofs[0].length)
    }
  for (const match of rest.matchAll(SWITCHED)) {
    const isOn = (match[1] ?? '') === 'on' || match[2] === '开'
    said.push({ from: { lights: isOn ? 'off' : 'on' }, to: { lights: isOn ? 'on' : 'off' }, at: match.index })
  }
  if (said.some(({ to }) => to.weather === 'snow'))
    rest = rest.replaceAll(COVERING, (words, of: string | undefined) =>
      (of ? 'in' : 'in a village').padStart(words.length),
    )
  if (said.some(({ to }) => to.lights)) rest = rest.replaceAll(ONE_AFTER_ANOTHER, words => ' '.repeat(words.length))
  for (const match of rest.matchAll(FROM_SEASON)) {
    const [from, to] = [match[1] ?? match[3], match[2] ?? match[4]].map(word => SEASON_NAMES[word!.toLowerCase()]!)
    said.push({ from: { season: from! }, to: { season: to! }, at: match.index })
    blank(match.index, match.index + match[0].length)
  }
  for (const match of rest.matchAll(ALL_SEASONS)) {
    said.push({ from: { season: 'spring' }, to: { season: 'winter' }, at: match.index })
    blank(match.index, match.index + match[0].length)
  }
  return {
    rest,
    turns: settle(
      said.toSorted((a, b) => a.at - b.at),
      text,
    ),
  }
}

const ONE_AFTER_ANOTHER =
  /,?\s*\b(?:window|row|house|street|lamp|floor|room|block|one) (?:by|after) (?:window|row|house|street|lamp|floor|room|block|one|another)\b/giu
const SEASON_NAMES: Readonly<Record<string, Season>> = readTable('extract-turns', 'seasonNames')
/** `from spring blossom to winter snow`, 从春天的花开到冬天的雪. */
const FROM_SEASON =
  /\bfrom\s+(?:the\s+)?(spring|summer|autumn|fall|winter)(?:\s+[a-z]+){1,2}?\s+(?:in)?to\s+(?:the\s+)?(spring|summer|autumn|fall|winter)\b(?:\s+(?:snow|leaves|colou?rs|frost|ice|green|gold|blossoms?))?|从([春夏秋冬])[天季]?的?\p{Script=Han}{1,4}到([春夏秋冬])[天季]?的?(?:雪景?|落叶|白雪)?/giu

/** `covers the roofs of the old town`: the roofs of the place, or of a village. */
const ROOFS = /^\s*(?:the\s+|all\s+(?:the\s+)?)?(?:roofs|rooftops|houses)\b(\s+(?:of|in))?/iu
/** `snow begins to fall and covers the roofs of`. */
const COVERING =
  /\b(?:and\s+)?(?:slowly\s+|gradually\s+|soon\s+)?(?:cover|blanket|burie|settle|pile)s?(?:\s+on)?\s+(?:all\s+)?the\s+(?:roofs|rooftops|houses)\b(\s+(?:of|in))?/giu
const ZH_ROOFS = /^(?:了)?(?:[村庄小镇的]*)?(?:屋顶|房顶|屋檐|瓦片)/u

/** Towns whose lights go on are the place. */
const PLACES =
  /^(?:the\s+)?(?:city|town|village|skyline|street|harbou?r|square|houses|buildings|tower blocks|ferris wheel|carousel|amusement park|bridge|stadium|castle|frozen river|frozen lake|river|lake|trees|forest|woods|hills|hillside|fields|field|wheat fields|rice fields|rice terraces|terraces)\b/iu
const ZH_PLACES = /^(?:城市|居民楼|大楼|高楼|稻田|麦田|田野|梯田|山林|树林|森林|街上|镇上|村里|摊位|店铺)$/u

/** A sky that darkens at nightfall brings no storm. Clouds that part after rain mean that it rained before. */
function settle(said: readonly (Turn & { at: number })[], text: string): Turn[] {
  const isNight = said.some(({ to }) => to.time)
  const after = AFTER.exec(text)
  const before = after && (/storm|暴风雨/u.test(after[0].toLowerCase()) ? ('storm' as const) : ('rain' as const))
  return said
    .filter(({ to, from }) => !(isNight && to.weather === 'storm' && from.weather === 'cloudy' && said.length > 1))
    .map(({ from, to }) => ({
      from: before && to.weather === 'clear' ? { ...from, weather: before } : from,
      to,
    }))
}
