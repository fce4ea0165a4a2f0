import { liquidHue } from './pour-liquids.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Deed, Place, Subject } from './shot-list.ts'
import { withoutSubjects } from './without-subjects.ts'
import { spriteName } from './words/noun-table.ts'
import { spriteOf } from './sprite-of.ts'

/** What something can fall into. */
const VESSELS: ReadonlySet<string> = new Set([
  'drawn-bowl',
  'drawn-glass',
  'drawn-mug',
  ...['☕', '🍵', '🥛', '🥤', '🧋', '🍷', '🍸', '🍹', '🥃', '🥣', '🍲'].map(spriteName),
])
const FALLING: ReadonlySet<string> = new Set(['fall', 'drop', 'hit', 'splash', 'land', 'add', 'crash'])
const FALLS =
  /\b(?:fall|drop|plop|tumble|plunge|splash|rain|land)(?:s|es|ped|ping|ing)?\b.{0,16}\b(?:in|into|onto)\b|[落掉砸坠跌投丢扔](?:入|进|到|在|下)|掉落|坠落/iu
const SPLASH = /\b(?:splash\w*|crown of (?:\w+ )?(?:drops|milk|water))\b|溅|水花|奶花|奶冠/iu
const PUDDLE = /\bpuddles?\b|水坑|水洼/iu
/** Of these nobody puts one in. */
const MANY = /^ice$|莓$|冰块?$|豆$|坚果$|珍珠$/iu
/** Of what is as large as a vessel so much fits in. */
const FITS = 0.35
/** Metres that a cup is high of which nothing is said. */
const CUP = 0.12
const WORN = /\b(?:shoes?|sneakers?|boots?|watch(?:es)?|phones?)$|鞋$|靴$|表$|手机$/iu
/** Metres: what is larger does not go into a cup. */
const SMALL = 0.35

/**
 * `berries fall into the bowl`, `冰块掉进杯子`: they come from above and end in it, and what splashes is what they fall into.
 * What lands in a puddle comes from above, too.
 */
export function dropInto(all: Subject[], words: string, place: Place): Subject[] {
  const subjects = inOneBowl(all)
  if (subjects.some(({ build }) => build === 'person' || build === 'four-legged')) return subjects
  if (PUDDLE.test(words)) return intoPuddle(subjects)
  const { isShownClose = false, isIndoors = false } = PLACE_TRAITS[place]
  if (!isShownClose && !isIndoors) return subjects
  const isInto = FALLS.test(words)
  const named = subjects.find(one => !isVessel(one) && one.relation?.kind === 'in')?.relation?.to ?? -1
  const vessel = named >= 0 && isVessel(subjects[named]!) ? named : subjects.findIndex(isVessel)
  if (vessel < 0 || !isInto) return subjects
  const wet = subjects[vessel]!
  const hue = liquidHue(words, Math.max(0, words.search(SPLASH)))
  // Water is nearly clear.
  const colour = hue === 'blue' ? undefined : hue
  // A shoe does not go into a glass of milk, but it may land in milk.
  const [first] = subjects
  if (first?.relation?.to === vessel && first.relation.kind === 'in' && WORN.test(first.words))
    return withoutSubjects(intoPuddle(subjects, colour), [wet])
  const isFaller = (one: Subject): boolean => {
    const { deeds = [], metres = 0, motion, relation } = one
    return (
      !isVessel(one) &&
      metres < SMALL &&
      (relation === undefined || relation.to === vessel) &&
      (motion === 'fall' || deeds.some(({ verb }) => FALLING.has(verb)) || relation?.kind === 'in')
    )
  }
  if (!subjects.some(isFaller)) return subjects
  const splash: Deed[] = SPLASH.test(words) ? [{ verb: 'splash', words: '', ...(colour && { colour }) }] : []
  const dropped = subjects.map((one, index): Subject => {
    if (isFaller(one)) {
      const deeds = (one.deeds ?? []).filter(({ verb }) => !FALLING.has(verb))
      const fall: Deed = { verb: 'fall', words: '', to: vessel }
      const metres = Math.min(one.metres ?? SMALL, FITS * (wet.metres ?? CUP))
      const count = one.count === 1 && MANY.test(one.words) ? 3 : one.count
      return { ...one, count, metres, motion: 'fall', relation: { kind: 'in', to: vessel }, deeds: [...deeds, fall] }
    }
    return index === vessel && splash.length > 0 ? { ...one, deeds: [...(one.deeds ?? []), ...splash] } : one
  })
  // `yogurt … into the bowl`: it is in the bowl, and no glass of it beside.
  const isBowl = 'sprite' in subjects[vessel]!.what && subjects[vessel]!.what.sprite === 'drawn-bowl'
  return isBowl
    ? withoutSubjects(
        dropped,
        dropped.filter((one, index) => index !== vessel && isVessel(one) && one.count === 1),
      )
    : dropped
}

/** `a bowl of cereal … berries fall into the bowl`: the bowl is that of the cereal. */
function inOneBowl(subjects: Subject[]): Subject[] {
  const full = subjects.findIndex(({ what }) => 'sprite' in what && SERVED_IN_BOWLS.has(what.sprite))
  const bowl = subjects.findIndex(({ what, count }) => 'sprite' in what && what.sprite === 'drawn-bowl' && count === 1)
  if (full < 0 || bowl < 0) return subjects
  const moved = subjects.map(({ relation, ...one }) => ({
    ...one,
    ...(relation && { relation: relation.to === bowl ? { ...relation, to: full } : relation }),
  }))
  const { relation, ...cereal } = moved[full]!
  return withoutSubjects(moved.with(full, relation?.to === full ? cereal : moved[full]!), [moved[bowl]!])
}
const SERVED_IN_BOWLS: ReadonlySet<string> = new Set(['🥣', '🍜', '🍲', '🥗', '🍚'].map(spriteName))

const isVessel = ({ what }: Subject): boolean => 'sprite' in what && VESSELS.has(what.sprite)

const UTENSIL = /\b(?:chopsticks|forks?|spoons?|tongs)$|筷子$|叉子?$|勺子?$|汤匙$/iu
const LIFTS = /\b(?:lift|scoop|pick|raise|twirl|dip)\w*\b|夹|舀|挑起|捞|挖/iu

/** `chopsticks lift the noodles`: where nobody is seen they are above what they take from. */
export function liftAbove(subjects: Subject[], words: string): Subject[] {
  if (!LIFTS.test(words) || subjects.some(({ build }) => build === 'person' || build === 'four-legged')) return subjects
  const isUtensil = (one: Subject): boolean => UTENSIL.test(one.words) || UTENSILS.has(spriteOf(one))
  const to = subjects.findIndex(
    one => !isUtensil(one) && (isVessel(one) || one.build === 'vessel' || SERVED.has(spriteOf(one))),
  )
  if (to < 0) return subjects
  const isFilled = (index: number): boolean => subjects.some(({ relation }) => relation?.to === index)
  return subjects.map((one, index) =>
    isUtensil(one) && !isFilled(index)
      ? { ...one, ...unsaid(one), count: 1, motion: 'bob' as const, relation: { kind: 'above' as const, to } }
      : one,
  )
}
/** It moves of itself: nobody is lent to it. */
const unsaid = ({ deeds }: Subject): { deeds?: Deed[] } =>
  deeds ? { deeds: deeds.map(deed => ({ ...deed, words: '' })) } : {}
const UTENSILS: ReadonlySet<string> = new Set(['🥄', '🥢', '🍴'].map(spriteName))
const SERVED: ReadonlySet<string> = new Set(['🍜', '🍝', '🍚', '🥗', '🍛', '🍨', '🍧', '🍮'].map(spriteName))

const LANDING: ReadonlySet<string> = new Set([
  'land',
  'fall',
  'drop',
  'hit',
  'crash',
  'splash',
  'slam',
  'stomp',
  'step',
])

function intoPuddle(subjects: Subject[], colour?: string): Subject[] {
  const [first, ...others] = subjects
  if (!first || (first.metres ?? 1) > LARGEST) return subjects
  const deeds = (first.deeds ?? []).filter(({ verb }) => !LANDING.has(verb))
  const { relation: _, ...landing } = first
  const landed: Deed[] = [
    { verb: 'fall', words: '' },
    { verb: 'splash', words: '', ...(colour && { colour }) },
  ]
  // `hiking boots … the boot splashes`: the ware again.
  const again = others.filter(one => spriteOf(one) !== '' && spriteOf(one) === spriteOf(first))
  return withoutSubjects([{ ...landing, motion: 'still', deeds: [...deeds, ...landed] }, ...others], again)
}
const LARGEST = 0.5
