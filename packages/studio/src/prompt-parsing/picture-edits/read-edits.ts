import { hueIn } from '../../hues/find-hues.ts'
import { type Item, parseItems } from '../../words/parse-items.ts'
import type { Meaning } from '../../words/meaning.ts'
import { markNegations } from '../mark-negations.ts'
import { foldText } from '../../words/tokenise.ts'
import type { Look, Place } from '../../setting/setting.ts'
import type { BackgroundEdit, Crop, Edits, Style, Tone } from '../../pictures/edit/edits.ts'
import * as words from './edit-words.ts'
import { readColours } from './read-colours.ts'

const STYLE_BY_LOOK: Partial<Record<Look, Style>> = {
  cinematic: 'cinematic',
  anime: 'anime',
  watercolour: 'watercolour',
  noir: 'noir',
  retro: 'retro',
  documentary: 'documentary',
}

/** The edits that an English or Chinese prompt asks for. Some words mean more here than in a scene. */
export function readEdits(prompt: string): Edits {
  const folded = foldText(prompt).replaceAll('黑夜', '夜晚').replaceAll('雪景', '冬天')
  // `彩铅` is a drawing technique, not a colour; `neon lights` is a look, not lamps.
  const style = words.STYLE_PATTERNS.find(([, pattern]) => pattern.test(folded))
  const items = parseItems(style ? folded.replace(style[1], said => ' '.repeat(said.length)) : folded)
  markNegations(items)
  const clauses = clausesOf(items)
  const removed = clauses.filter(clause => words.REMOVES.test(textOf(folded, clause)))
  const kept = clauses.filter(clause => !removed.includes(clause)).flat()
  const background = backgroundOf(folded, clauses, removed)
  const time = isMadeDay(kept) ? 'noon' : (lastOf(kept, 'time') ?? daytimeOf(kept, folded))
  const weather = lastOf(kept, 'weather') ?? clearedOf(removed)
  const season = seasonOf(kept)
  const look = lastOf(kept, 'look')
  const drawn = style?.[0] ?? (look && STYLE_BY_LOOK[look])
  const crop = cropOf(folded)
  const colours = readColours(
    folded,
    clauses.filter(clause => !removed.includes(clause)),
  )
  const flip = flipOf(folded)
  return {
    colours,
    tone: toneOf(folded),
    ...(time && { time }),
    ...(weather && { weather }),
    ...(season && { season }),
    ...(drawn && { style: drawn }),
    ...(background && { background }),
    ...(removed.some(clause => isOfSubject(folded, clause)) && { removesSubject: true as const }),
    ...(crop && { crop }),
    ...(flip && { flip }),
    ...(words.ENHANCES.test(folded) && { enhances: true as const }),
  }
}

/** True if a prompt describes content: subject, place or time. */
export function describesScene(prompt: string): boolean {
  const items = parseItems(foldText(prompt))
  markNegations(items)
  return items.some(({ meaning, negated }) => {
    const { noun, place, placeHint, time, weather, season } = meaning
    return !negated && Boolean(noun ?? place ?? placeHint ?? time ?? weather ?? season)
  })
}

/** Split at commas and full stops. */
function clausesOf(items: readonly Item[]): Item[][] {
  const clauses: Item[][] = [[]]
  for (const item of items) {
    if (item.stop) clauses.push([])
    else clauses.at(-1)!.push(item)
  }
  return clauses.filter(clause => clause.length > 0)
}

const textOf = (folded: string, clause: readonly Item[]): string => folded.slice(clause[0]!.from, clause.at(-1)!.to)

/** `turn the day into night`: the last one is the target. */
function lastOf<Key extends keyof Meaning>(items: readonly Item[], key: Key): Meaning[Key] | undefined {
  return items.findLast(({ meaning, negated }) => meaning[key] !== undefined && !negated)?.meaning[key]
}

/** `snow` is weather and a sign of winter; alone it only falls. */
function seasonOf(items: readonly Item[]): Edits['season'] {
  return items.findLast(({ meaning, negated, text }) => {
    if (!meaning.season || negated) return false
    return !meaning.weather || /snowy|snow cover|积雪|冰天雪地|雪景/.test(text)
  })?.meaning.season
}

const DAY = /\b(?:day|daytime|daylight|sunlight|sunshine|sunny)\b|白天|日光|阳光|晴天/

/** Words that only hint at a time in scenes mean it here. */
function daytimeOf(items: readonly Item[], folded: string): Edits['time'] {
  const hinted = items.findLast(({ meaning, negated }) => meaning.timeHint && !negated && !meaning.noun)
  return hinted && DAY.test(folded) ? 'noon' : undefined
}

/** `turn night into day`, `把夜晚变成白天`: a target of daytime. */
function isMadeDay(items: readonly Item[]): boolean {
  const said = items.findLastIndex(({ meaning, negated }) => meaning.time !== undefined && !negated)
  const day = items.findLastIndex(({ meaning, negated, text }) => meaning.timeHint && !negated && DAY.test(text))
  return said >= 0 && items.slice(said + 1, day).some(({ text }) => /^(?:into|to)$|[成为]$/u.test(text))
}

/** Without fog or rain, the weather is clear. */
function clearedOf(removed: readonly Item[][]): Edits['weather'] {
  return removed.flat().some(({ meaning }) => meaning.weather && meaning.weather !== 'clear') ? 'clear' : undefined
}

function toneOf(folded: string): Tone {
  const tone: Tone = {}
  for (const [pattern, change] of words.TONE_PATTERNS) {
    if (!pattern.test(folded)) continue
    for (const [key, by] of Object.entries(change) as [keyof Tone, number][]) tone[key] = (tone[key] ?? 0) + by
  }
  return tone
}

function backgroundOf(
  folded: string,
  clauses: readonly Item[][],
  removed: readonly Item[][],
): BackgroundEdit | undefined {
  if (removed.some(clause => words.BACKGROUND.test(textOf(folded, clause))) || words.CUTS_OUT.test(folded)) {
    return { do: 'remove' }
  }
  for (const clause of clauses) {
    const text = textOf(folded, clause)
    const isBackground = words.BACKGROUND.test(text)
    if (words.CROPS.test(text) || removed.includes(clause)) continue
    const plain = clause.find(({ meaning, text: said }) => meaning.place === 'sweep' && words.BACKGROUND.test(said))
    const colour = plain && hueIn(plain.text)
    if (colour) return { do: 'fill', colour }
    const at = clause.findLastIndex(({ meaning, negated }) => meaning.place && meaning.place !== 'sky' && !negated)
    const place = clause[at]?.meaning.place
    if (place && (isBackground || isSomewhere(clause, at))) return { do: 'replace', place: nearerOf(place, text) }
    if (isBackground) {
      const sky = clause.find(({ meaning, negated }) => meaning.place === 'sky' && !negated)
      if (sky) return { do: 'replace', place: 'sky' }
      const said = clause.findLast(({ meaning, negated }) => meaning.colour && !negated)?.meaning.colour
      if (said) return { do: 'fill', colour: said }
    }
  }
  if (words.BLURS.test(folded) && !words.SHARPENS.test(folded)) return { do: 'blur' }
  return undefined
}

/** On a kitchen table one sees the table, and hardly the kitchen. */
const nearerOf = (place: Place, text: string): Place =>
  (place === 'kitchen' || place === 'room') && /\b(?:table|desk|counter)\b|[桌台]/u.test(text) ? 'table' : place

/** `on a beach`, `在海边`, `放到海边`: a location, not a mentioned thing. */
function isSomewhere(clause: readonly Item[], at: number): boolean {
  const before = clause.slice(Math.max(0, at - 3), at)
  if (clause[at]!.language === 'zh') {
    return before.some(({ meaning, text }) => meaning.preposition || meaning.relation || /[在到于成]/.test(text))
  }
  // `make the mountain darker`: the object of `make` is not a location.
  const leads = ({ relation, preposition }: Meaning): boolean =>
    preposition === true || (relation !== undefined && relation !== 'holding' && relation !== 'riding')
  return before.some(({ meaning }) => leads(meaning))
}

/** True if a clause about removal means the subject of the picture. */
function isOfSubject(folded: string, clause: readonly Item[]): boolean {
  const text = textOf(folded, clause)
  if (words.BACKGROUND.test(text) || words.CUTS_OUT.test(text)) return false
  const isSaid = clause.some(({ meaning }) => meaning.noun && !meaning.weather && !meaning.time)
  return isSaid || words.PEOPLE_AND_THINGS.test(text)
}

function cropOf(folded: string): Crop | undefined {
  const isCloser = words.CLOSER.test(folded)
  if (!words.CROPS.test(folded)) return isCloser ? { on: 'subject' } : undefined
  const [, across, down] = words.RATIO.exec(folded) ?? []
  const ratio = across && down ? Number(across) / Number(down) : words.SQUARE.test(folded) ? 1 : undefined
  if (ratio !== undefined && ratio >= 0.2 && ratio <= 5) return { ratio }
  return { on: isCloser || /face|subject|person|head|主体|脸|人|头/.test(folded) ? 'subject' : 'centre' }
}

function flipOf(folded: string): Edits['flip'] {
  if (!words.FLIPS.test(folded)) return undefined
  return words.DOWN.test(folded) ? 'down' : 'across'
}
