import { canOpen } from './apply-shows.ts'
import type { Deed, Subject } from './shot-list.ts'
import { spriteName } from './words/noun-table.ts'

const OUT =
  /\b(?:rises?|rising|emerges?|emerging|comes?|floats?|pops?|jumps?|lifts?|slides?|flies|fly|appears?|springs?|shoots?|twists?)\s+(?:slowly |gently |up |straight )*(?:out|from|up)\b|(?:升起|升出|浮起|浮出|旋出|飞出|弹出|跳出|冒出|滑出|出来|现出)/iu
const RISING: ReadonlySet<string> = new Set([
  'rise',
  'emerge',
  'appear',
  'fly',
  'float',
  'jump',
  'come-out',
  'leave',
  'pop',
  'exit',
  'lift',
  'slide',
  'play',
  'take-off',
])
const HOLDERS: ReadonlySet<string> = new Set(
  '📦 🎁 :chest: :jewel-box: :carton: :toaster: 🎒 🧳 🪣 🧺 👜 🍿'.split(' ').map(spriteName),
)
const isHolder = ({ what }: Subject): boolean => 'sprite' in what && HOLDERS.has(what.sprite)

/** `the box opens and a necklace rises out of it`: it is in the box first, and above it in the end. */
export function emergeWares(subjects: Subject[], words: string): Subject[] {
  if (subjects.some(({ build }) => build === 'person' || build === 'four-legged')) return subjects
  // `a lipstick rises out of its case`: what is drawn in its case comes out of it.
  const own = subjects.map(one =>
    OUT.test(words) && 'sprite' in one.what && IN_CASE.has(one.what.sprite) && !opens(one) ? opened(one) : one,
  )
  if (FROM_WATER.test(words)) return own.map((one, index): Subject => (index === 0 && rises(one) ? welled(one) : one))
  if (BURSTS.test(words) && own.some(explodes)) return own.map(one => (explodes(one) ? spilled(one) : one))
  const box = own.findIndex(isHolder)
  if (box >= 0 && INTO.test(words))
    return own.map((one, index): Subject => (index !== box && isPacked(one) ? packed(one, box) : one))
  if (box < 0 || !OUT.test(words)) return own
  const isOut = ({ deeds = [], motion, relation, count }: Subject, index: number): boolean =>
    index !== box &&
    count <= MOST &&
    (motion === 'rise' ||
      deeds.some(({ verb }) => RISING.has(verb)) ||
      (relation?.kind === 'in' && relation.to === box))
  if (!own.some(isOut)) return own
  return own.map((one, index): Subject => {
    if (index === box) return canOpen(one) && !opens(one) ? opened(one) : { ...one, motion: 'still' }
    if (!isOut(one, index)) return one
    const deeds: Deed[] = (one.deeds ?? []).filter(({ verb }) => !RISING.has(verb) && verb !== 'fall')
    return {
      ...one,
      motion: 'still',
      relation: { kind: 'in', to: box },
      deeds: [...deeds, { verb: 'emerge', words: '' }],
    }
  })
}
/** `a bottle rises out of the water`. */
const FROM_WATER = /\b(?:out of|from) (?:\w+ )?(?:clear |blue )?water\b|从(?:清澈的)?水(?:中|里|下|面)/iu
const rises = ({ motion, deeds = [] }: Subject): boolean =>
  motion === 'rise' || deeds.some(({ verb }) => RISING.has(verb))
const welled = (one: Subject): Subject => ({
  ...one,
  motion: 'still',
  deeds: [...(one.deeds ?? []).filter(({ verb }) => !RISING.has(verb)), { verb: 'well-up', words: '' }],
})
/** `books and a bottle fly into the backpack`, 飞入包中: each comes from above, and is in it then. */
const INTO =
  /\b(?:fl(?:y|ies|ying)|float|jump|slide|drop|fall|go|hop|tumble)(?:s|ing)? into\b|(?:飞|落|掉|跳|滑|装|放|塞)(?:入|进)/iu
const isPacked = ({ motion, deeds = [], count }: Subject): boolean =>
  count <= MOST &&
  (motion === 'fly' ||
    motion === 'fall' ||
    motion === 'still' ||
    deeds.some(({ verb }) => verb === 'fly' || verb === 'fall'))
const packed = (one: Subject, to: number): Subject => ({
  ...one,
  motion: 'fall',
  relation: { kind: 'in', to },
  deeds: [{ verb: 'fall', words: '', to }],
})
/** `popcorn explodes out of the bucket`: what is in it flies up, and it stays whole. */
const BURSTS = /\b(?:explod|burst|shoot|fl(?:y|ie)|pop|spill)\w* out\b|(?:炸|喷|飞|弹|迸)(?:出|开)/iu
const explodes = ({ deeds = [], what }: Subject): boolean =>
  'sprite' in what && SPILLS.has(what.sprite) && deeds.some(({ verb }) => verb === 'explode' || verb === 'fly')
const SPILLS: ReadonlySet<string> = new Set('🍿 :pouch: :drink-can: 🍾 🥤'.split(' ').map(spriteName))
const spilled = (one: Subject): Subject => ({
  ...one,
  motion: 'still',
  deeds: [
    ...(one.deeds ?? []).filter(({ verb }) => verb !== 'explode' && verb !== 'fly'),
    {
      verb: 'splash',
      words: '',
      ...(one.what && 'sprite' in one.what && one.what.sprite === POPCORN && { colour: 'white' }),
    },
  ],
})
const POPCORN = spriteName('🍿')
/** More of them fly about. */
const MOST = 3
const IN_CASE: ReadonlySet<string> = new Set([spriteName('💄'), spriteName(':earbuds:')])
const opens = ({ deeds = [] }: Subject): boolean => deeds.some(({ verb }) => verb === 'open')
const opened = (one: Subject): Subject => ({
  ...one,
  motion: 'still',
  deeds: [...(one.deeds ?? []).filter(({ verb }) => !RISING.has(verb)), { verb: 'open', words: '' }],
})
