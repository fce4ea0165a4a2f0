import { readTable } from './vocabulary/word-data.ts'
import { clauseStart } from './clauses.ts'
import type { Item } from './item.ts'
import { longestMatch } from './lexicon.ts'
import { tokenise } from './tokenise.ts'
import { type Noun, spriteName } from './vocabulary/noun-table.ts'

/** What a verb means with a thing that it is done to: `打伞` strikes nothing, and who pulls noodles does not walk off with them. */
type Sense = {
  /** Ids of verbs, or the words themselves. */
  verbs: ReadonlySet<string>
  object: (noun: Noun) => boolean
  /** Words of the verb that is meant. */
  meant: string
}

const sprites = (pictograms: string): ((noun: Noun) => boolean) => {
  const codes = new Set(pictograms.split(' ').map(spriteName))
  return noun => noun.sprites.some(sprite => codes.has(sprite))
}
const verbs = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const SENSES: readonly Sense[] = [
  // `a dog drives sheep through a gate`: nobody sits on them.
  {
    verbs: verbs('drive drives driving drove'),
    object: ({ kind }) => kind === 'animal' || kind === 'bird',
    meant: 'herd',
  },
  // `plunges the sword into water`: it goes in, and not the smith.
  { verbs: verbs('plunge plunges plunging'), object: ({ kind }) => kind !== 'person', meant: 'handle' },
  { verbs: verbs('pull hit blow press push swing'), object: ({ kind }) => kind === 'instrument', meant: '演奏' },
  { verbs: verbs('打 打着 open'), object: sprites('☂️ 🌂 ☔'), meant: 'hold' },
  { verbs: verbs('放 放着'), object: ({ kind, build }) => kind === 'animal' && build === 'four-legged', meant: 'herd' },
  // 摘下一颗番茄: nobody has it on.
  {
    verbs: verbs('take-off-clothes'),
    object: ({ kind }) =>
      kind === 'food' || kind === 'plant' || kind === 'flower' || kind === 'leaf' || kind === 'drink',
    meant: '采摘',
  },
  { verbs: verbs('打 打着'), object: sprites('🏀'), meant: 'dribble' },
  { verbs: verbs('打 打着'), object: sprites('🎾 🏸 🏓 🏐'), meant: 'play tennis' },
  { verbs: verbs('打 打着'), object: sprites('⚾'), meant: 'play baseball' },
  { verbs: verbs('打 打着 beat'), object: sprites('🥚 🍳'), meant: 'stir' },
  // 包饺子, `wraps a burrito`: food takes shape, and nothing is put into paper.
  { verbs: verbs('wrap'), object: ({ kind }) => kind === 'food', meant: 'make' },
  { verbs: verbs('rub press'), object: sprites(':dough:'), meant: 'knead' },
  { verbs: verbs('pull tear drag'), object: sprites('🍜 🍝 :dough:'), meant: 'knead' },
  { verbs: verbs('make knead carve shape throw'), object: sprites('🏺 :vase: :clay:'), meant: 'make pottery' },
  { verbs: verbs('stuff put'), object: ({ kind }) => kind === 'person', meant: 'tuck into bed' },
  { verbs: verbs('pass-by give'), object: sprites('⚽ 🏈'), meant: 'kick' },
  { verbs: verbs('pass-by give'), object: ({ kind }) => kind === 'ball', meant: 'throw' },
  // With an axe, on the ground before them; and no knife at a worktop.
  { verbs: verbs('cut'), object: sprites('🪵'), meant: 'split' },
  { verbs: verbs('draw pull'), object: sprites('🏹'), meant: 'aim' },
  { verbs: verbs('draw pull'), object: sprites('🗡️ ⚔️'), meant: 'draw a sword' },
  { verbs: verbs('cross hit'), object: sprites('🗡️ ⚔️'), meant: 'cross swords' },
  { verbs: verbs('topple'), object: ({ kind }) => kind === 'drink', meant: 'pour' },
  { verbs: verbs('blow'), object: sprites('🎂 🕯️'), meant: 'blow out candles' },
  { verbs: verbs('pull'), object: sprites('🐟 🐠'), meant: 'lift' },
  // In both arms, and nobody is embraced.
  { verbs: verbs('hug'), object: sprites(':quilt: 📦 🪵'), meant: 'carry' },
  { verbs: verbs('撑 撑着 hold push'), object: ({ kind }) => kind === 'boat', meant: 'row' },
]

/** What is pulled out of something is taken out of it. */
const OUT = /^out(?: of)?$/u

/** `乌篷船从石桥下划过`: who is named first in its clause. */
const isOfBoat = (items: readonly Item[], at: number): boolean =>
  items.slice(clauseStart(items, at), at).find(({ meaning }) => meaning.noun)?.meaning.noun?.kind === 'boat'

/** Gives verbs the meaning that they have with what they are done to. */
export function chooseVerbs(items: readonly Item[]): void {
  for (const [index, item] of items.entries()) {
    const { verb } = item.meaning
    // A star that 划过 the sky falls; a boat glides along.
    if (item.text === '划过' && isOfBoat(items, index)) item.meaning = { motion: 'float' }
    if (!verb) continue
    joinParticle(items, index)
    // `掰给`, `切给`, `倒给`: what comes of it is somebody's.
    const given = GIVEN.has(verb.id) && items[index + 1]?.text === '给' ? longestMatch(tokenise('递给'), 0) : undefined
    if (given?.meaning.verb) {
      item.meaning = { ...item.meaning, verb: given.meaning.verb }
      continue
    }
    const ahead = items.slice(index + 1, index + (item.language === 'zh' ? MOST_BETWEEN_ZH : MOST_BETWEEN))
    // 摘下第一颗成熟的番茄: what only tells what it is like stands between.
    const isTelling = (one: number): boolean => item.language === 'zh' && ahead[one + 1]?.text === '的'
    const end = ahead.findIndex(
      ({ stop, meaning }, one) => stop ?? meaning.noun ?? (isTelling(one) ? undefined : meaning.verb),
    )
    const isOfIt = PLUNGED.test(item.text) && /^(?:it|them)$/u.test(items[index + 1]?.text ?? '')
    if (isOfIt) item.meaning = { ...item.meaning, verb: longestMatch(tokenise('handle'), 0)!.meaning.verb! }
    const noun = end < 0 ? undefined : ahead[end]!.meaning.noun
    if (!noun) continue
    const isOut = verb.id === 'pull' && ahead.slice(end).some(({ text, stop }) => !stop && OUT.test(text))
    const sense = SENSES.find(({ verbs: said, object }) => (said.has(verb.id) || said.has(item.text)) && object(noun))
    const meant = sense?.meant ?? (isOut ? 'take' : undefined)
    const other = meant === undefined ? undefined : longestMatch(tokenise(meant), 0)?.meaning.verb
    if (!other || (other.id === 'herd' && ahead[end + 1]?.meaning.noun)) continue
    const { relation: _, motion: __, ...kept } = item.meaning
    item.meaning = { ...(LETS_GO.has(other.id) ? kept : item.meaning), verb: other }
  }
}
/** Neither what is herded nor what is split is held by who does it. */
const LETS_GO: ReadonlySet<string> = new Set(['herd', 'split'])

/** `turns it off`, `puts it on`, `drives the wolf away`: what belongs to the verb may stand after what it is done to. */
function joinParticle(items: readonly Item[], at: number): void {
  const item = items[at]!
  if (item.language !== 'en' || item.text.includes(' ')) return
  const object = items.slice(at + 1, at + 5).findIndex(({ meaning, text }) => meaning.noun ?? OBJECTS.test(text))
  const [particle, after] = [items[at + object + 2], items[at + object + 3]]
  const isBetween = items.slice(at + 1, at + object + 1).some(({ meaning }) => !meaning.determiner && !meaning.glue)
  if (object < 0 || isBetween || !particle || !PARTICLES.test(particle.text)) return
  if (after && !after.stop && !after.meaning.conjunction) return
  const match = longestMatch(tokenise(`${item.text} ${particle.text}`), 0)
  if (match?.tokens === 2 && match.meaning.verb) item.meaning = { ...item.meaning, verb: match.meaning.verb }
}
const OBJECTS = /^(?:it|them|him|her)$/u
const PARTICLES = /^(?:on|off|up|down|out|away|over|back)$/u

/** `plunges it into water`: the object goes in, not the person. */
const PLUNGED = /^plung(?:es?|ed|ing)$/u
const GIVEN: ReadonlySet<string> = new Set<string>(readTable('choose-verbs', 'given'))
/** Items: a numeral, an adjective and the like may stand before the thing. */
const MOST_BETWEEN = 6
/** 第一颗成熟的: each sign may be one. */
const MOST_BETWEEN_ZH = 8
