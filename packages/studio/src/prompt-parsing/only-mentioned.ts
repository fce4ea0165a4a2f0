import { clauseStart } from '../words/clauses.ts'
import type { Item } from '../words/item.ts'
import { isAliveKind } from '../words/kinds.ts'
import type { Noun } from '../words/vocabulary/noun-table.ts'

/** True for a noun that the words mention and do not show: hours, sounds, thoughts, measures, absent things. */
export const isOnlyMentioned = (items: readonly Item[], at: number, noun: Noun): boolean =>
  isHeard(items, at, noun) ||
  isThoughtOf(items, at) ||
  isMeasure(items, at) ||
  isMissing(items, at) ||
  isWayOfDoing(items, at, noun) ||
  isManner(items, at)

/** The position before a noun phrase: skips articles, numbers and adjectives. */
function beforePhrase(items: readonly Item[], at: number): number {
  let index = at - 1
  for (; index >= 0 && index >= at - MAX_IN_PHRASE; index--) {
    const { meaning, stop, unknown, text } = items[index]!
    const isPartOfIt =
      meaning.determiner ??
      meaning.colour ??
      meaning.size ??
      meaning.number ??
      meaning.mood ??
      (unknown || text === '的')
    if (stop || !isPartOfIt || LEADS.test(text)) break
  }
  return index
}
const MAX_IN_PHRASE = 5
/** Words without a table that are not part of the phrase after them. */
const LEADS =
  /^(?:hear|hears|heard|hearing|remember\w*|miss(?:es|ed|ing)?|forg[eo]t\w*|smell\w*|sound|noise|smell|scent)$/u

const HEARING = /^(?:hear|hears|heard|hearing|smell|smells|smelled|smelling|听到|听见|传来|闻到)$/u
const SENSED = /^(?:sounds?|noise|echo|smell|scent|aroma|taste|sound of|sounds of|smell of|scent of)$/u
const SOUND = /^(?:声|声音|的声音|响声|声响|铃声|叫声|气味|味道|香味)$/u

/**
 * `hears the bag rustle`, `the smell of bread`, 听见门响: the source may be out of sight. Living things that are heard are
 * shown.
 */
function isHeard(items: readonly Item[], at: number, noun: Noun): boolean {
  if (isAliveKind(noun.kind)) return false
  const next = items[at + 1]?.text === '的' ? items[at + 2] : items[at + 1]
  if (items[at]!.language === 'zh' && SOUND.test(next?.text ?? '')) return true
  const before = beforePhrase(items, at)
  const { text = '' } = items[before] ?? {}
  if (HEARING.test(text)) return true
  return SENSED.test(text) || (text === 'of' && SENSED.test(items[before - 1]?.text ?? ''))
}

const THINKING =
  /^(?:think|thinks|thinking|thought|dreams?|long|longs|longing|wish|wishes|wishing|search|searches|searching|look|looks|looking|wait|waits|waiting|instead|rather)$/u
const REMEMBERING =
  /^(?:remember|remembers|remembered|remembering|misses|forgets|forgot|looking for|looks for|look for|searching for|searches for|search for|waiting for|waits for|wait for|longing for|longs for|wishing for|thinking of|thinking about|thinks of|thinks about|instead of|想念|思念|怀念|想起|想起了|回忆起|惦记|惦记着|寻找|等待|等待着|等|等着)$/u

/** `searching for survivors`, `remembers his wife`, 等儿子的信: absent, or not yet there. */
function isThoughtOf(items: readonly Item[], at: number): boolean {
  const before = beforePhrase(items, at)
  const { text = '', meaning } = items[before] ?? {}
  if (REMEMBERING.test(text)) return true
  // `等儿子的信`: the owner is absent too.
  if (items[at]!.language === 'zh' && meaning?.noun && items[before + 1]?.text === '的')
    return REMEMBERING.test(items[beforePhrase(items, before)]?.text ?? '')
  // `waits at the door for its owner`.
  if (text === 'for' && items.slice(clauseStart(items, before), before).some(word => WAITING.test(word.text)))
    return true
  return (
    /^(?:for|of|about)$/u.test(text) && THINKING.test(items[before - 1]?.text ?? '') && isOf(text, items[before - 1]!)
  )
}
const WAITING = /^(?:waits?|waiting|waited)$/u
/** `looks for`, `thinks of`; not `looks of` or `thought for`. */
const isOf = (word: string, { text }: Item): boolean =>
  word === 'for' ? /^(?:long|wish|search|look|wait)/u.test(text) : /^(?:think|thought|instead|dream)/u.test(text)

const EXTENT = /^(?:size|height|weight|length|width)$/u
const THAN = /^(?:bigger|larger|smaller|taller|higher|longer|heavier|shorter|wider)$/u

/** `the size of a cat`, `taller than a house`, 拳头大小: the noun measures another thing. */
function isMeasure(items: readonly Item[], at: number): boolean {
  if (/^(?:大小|那么大|般大小)$/u.test(items[at + 1]?.text ?? '')) return true
  const before = beforePhrase(items, at)
  const [word, first] = [items[before]?.text ?? '', items[before - 1]?.text ?? '']
  return (word === 'of' && EXTENT.test(first)) || (word === 'than' && THAN.test(first)) || /\bsize of$/u.test(word)
}

/** `a missing front tooth`: the thing is absent. */
const isMissing = (items: readonly Item[], at: number): boolean =>
  items
    .slice(Math.max(0, at - 2), at)
    .some(
      ({ text, stop }, index, phrase) =>
        text === 'missing' && !stop && !phrase.slice(index + 1).some(one => one.stop ?? one.meaning.determiner),
    )

const WAYS = /^(?:laugh|pose|voice|impression|accent|grin|stare|cackle|noises?|sounds?)$/u

/** `her evil villain laugh`, `a superhero pose`: a manner, not a person. */
const isWayOfDoing = (items: readonly Item[], at: number, { kind }: Noun): boolean =>
  kind === 'person' &&
  items[at]!.language === 'en' &&
  !items[at]!.plural &&
  !items[at]!.possessive &&
  WAYS.test(items[at + 1]?.text ?? '') &&
  items[beforePhrase(items, at) + 1]?.meaning.determiner === true

const MANNERS =
  /^(?:bump|plop|hiss|thump|clunk|clonk|clank|crunch|squelch|squeak|creak|whoosh|pop|snap|click|crack|bang|ping|ding|thwack|smack|slap|flick|jerk|jolt|twist|twirl|wobble|bounce|skid|flop|flourish|shrug|gulp|gasp|snort|sniff|wince|shiver|shudder|start|nod|wink|smirk|tumble|spin|flash|heap|blur|hurry|rush)$/u

/** `drops with a bump`, `with a soft pop`, `in a blur`: a manner, not a thing. */
const isManner = (items: readonly Item[], at: number): boolean => {
  if (!MANNERS.test(items[at]!.text) || items[at]!.plural) return false
  const before = beforePhrase(items, at)
  const isOne = /^(?:an?|one)$/u.test(items[before + 1]?.text ?? '')
  return isOne && /^(?:with|in)$/u.test(items[before]?.text ?? '') && items[at + 1]?.meaning.noun === undefined
}
