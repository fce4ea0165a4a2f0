import { readTable } from './vocabulary/word-data.ts'
import { clauseStart } from './clauses.ts'
import type { Item } from './item.ts'
import { longestMatch } from './lexicon.ts'
import { tokenise } from './tokenise.ts'
import { type Noun, spriteName } from './vocabulary/noun-table.ts'

/**
 * The meaning of a verb with a certain object: `打伞` opens an umbrella and hits nothing; pulling noodles is not walking
 * off with them.
 */
type Sense = {
  /** Ids of verbs, or single words. */
  verbs: ReadonlySet<string>
  object: (noun: Noun) => boolean
  /** A word for the verb that is meant. */
  meant: string
}

const sprites = (pictograms: string): ((noun: Noun) => boolean) => {
  const codes = new Set(pictograms.split(' ').map(spriteName))
  return noun => noun.sprites.some(sprite => codes.has(sprite))
}
const verbs = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const SENSES: readonly Sense[] = [
  // `a dog drives sheep through a gate`: it herds them.
  {
    verbs: verbs('drive drives driving drove'),
    object: ({ kind }) => kind === 'animal' || kind === 'bird',
    meant: 'herd',
  },
  // `plunges the sword into water`: the sword goes in, not the smith.
  { verbs: verbs('plunge plunges plunging'), object: ({ kind }) => kind !== 'person', meant: 'handle' },
  { verbs: verbs('pull hit blow press push swing'), object: ({ kind }) => kind === 'instrument', meant: '演奏' },
  { verbs: verbs('打 打着 open'), object: sprites('☂️ 🌂 ☔'), meant: 'hold' },
  { verbs: verbs('放 放着'), object: ({ kind, build }) => kind === 'animal' && build === 'four-legged', meant: 'herd' },
  // 摘下一颗番茄: picking, not undressing.
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
  // 包饺子, `wraps a burrito`: food is shaped, not packed in paper.
  { verbs: verbs('wrap'), object: ({ kind }) => kind === 'food', meant: 'make' },
  { verbs: verbs('rub press'), object: sprites(':dough:'), meant: 'knead' },
  { verbs: verbs('pull tear drag'), object: sprites('🍜 🍝 :dough:'), meant: 'knead' },
  { verbs: verbs('make knead carve shape throw'), object: sprites('🏺 :vase: :clay:'), meant: 'make pottery' },
  { verbs: verbs('stuff put'), object: ({ kind }) => kind === 'person', meant: 'tuck into bed' },
  { verbs: verbs('pass-by give'), object: sprites('⚽ 🏈'), meant: 'kick' },
  { verbs: verbs('pass-by give'), object: ({ kind }) => kind === 'ball', meant: 'throw' },
  // Wood is split with an axe on the ground, not cut with a knife at a worktop.
  { verbs: verbs('cut'), object: sprites('🪵'), meant: 'split' },
  { verbs: verbs('draw pull'), object: sprites('🏹'), meant: 'aim' },
  { verbs: verbs('draw pull'), object: sprites('🗡️ ⚔️'), meant: 'draw a sword' },
  { verbs: verbs('cross hit'), object: sprites('🗡️ ⚔️'), meant: 'cross swords' },
  { verbs: verbs('topple'), object: ({ kind }) => kind === 'drink', meant: 'pour' },
  { verbs: verbs('blow'), object: sprites('🎂 🕯️'), meant: 'blow out candles' },
  { verbs: verbs('pull'), object: sprites('🐟 🐠'), meant: 'lift' },
  // Things are carried in both arms, not embraced.
  { verbs: verbs('hug'), object: sprites(':quilt: 📦 🪵'), meant: 'carry' },
  { verbs: verbs('撑 撑着 hold push'), object: ({ kind }) => kind === 'boat', meant: 'row' },
]

/** `pull … out` takes a thing out. */
const OUT = /^out(?: of)?$/u

/** `乌篷船从石桥下划过`: true if a boat is the first noun of the clause. */
const isOfBoat = (items: readonly Item[], at: number): boolean =>
  items.slice(clauseStart(items, at), at).find(({ meaning }) => meaning.noun)?.meaning.noun?.kind === 'boat'

/** Gives verbs the meaning that fits their objects. */
export function chooseVerbs(items: readonly Item[]): void {
  for (const [index, item] of items.entries()) {
    const { verb } = item.meaning
    // A star that 划过 the sky falls. A boat glides along.
    if (item.text === '划过' && isOfBoat(items, index)) item.meaning = { motion: 'float' }
    if (!verb) continue
    joinParticle(items, index)
    // `掰给`, `切给`, `倒给`: the object goes to a receiver.
    const given = GIVEN.has(verb.id) && items[index + 1]?.text === '给' ? longestMatch(tokenise('递给'), 0) : undefined
    if (given?.meaning.verb) {
      item.meaning = { ...item.meaning, verb: given.meaning.verb }
      continue
    }
    const ahead = items.slice(index + 1, index + (item.language === 'zh' ? MAX_BETWEEN_ZH : MAX_BETWEEN))
    // 摘下第一颗成熟的番茄: adjectives stand between.
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
/** Verbs whose object is not held. */
const LETS_GO: ReadonlySet<string> = new Set(['herd', 'split'])

/** `turns it off`, `puts it on`, `drives the wolf away`: a particle may follow the object. */
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
/** The most items between a verb and its object: a number, adjectives. */
const MAX_BETWEEN = 6
/** 第一颗成熟的: each character may be an item. */
const MAX_BETWEEN_ZH = 8
