import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { pictogramCode } from '../figures/pictograms.ts'
import { isPerson } from './subject-rig.ts'

const BABY = pictogramCode('👶')
/** Who cannot stand yet, whatever is said of them. */
const NEWBORN = /newborn|infant|婴儿|婴孩|新生儿|襁褓/iu
const TODDLER = /toddler|幼儿|学步/iu

/** What is done to a baby that one has in the arms, and how whoever has it there is seen to do it. */
const CRADLING: Readonly<Record<string, string | undefined>> = {
  hold: undefined,
  carry: undefined,
  lift: undefined,
  hug: undefined,
  take: undefined,
  kiss: undefined,
  feed: undefined,
  rock: 'rock',
  pet: 'rock',
  shake: 'rock',
}
const isCradled = (verb: string): boolean => Object.hasOwn(CRADLING, verb)

export const isNewborn = ({ what, words }: Subject): boolean =>
  'sprite' in what && what.sprite === BABY && NEWBORN.test(words)
export const isBaby = ({ what, words, count }: Subject): boolean =>
  'sprite' in what && what.sprite === BABY && !TODDLER.test(words) && count === 1

/** `a nurse rocks a newborn`, 妈妈哄着宝宝: it lies in her arms, and does not stand before her. */
export function cradleBabies(shot: Shot): Shot {
  const { subjects } = shot
  const held = new Set<number>()
  const holding = subjects.map((one, index): Subject => {
    if (!isPerson(one) || isBaby(one) || one.count > 1) return one
    const own = one.deeds?.find(
      ({ verb, to, bearing }) =>
        to !== undefined &&
        to !== index &&
        isCradled(verb) &&
        !bearing &&
        isBaby(subjects[to]!) &&
        isFree(subjects, to),
    )
    if (own?.to === undefined || held.has(own.to) || one.relation?.kind === 'riding') return one
    held.add(own.to)
    return { ...one, relation: { kind: 'holding', to: own.to }, deeds: inArms(one.deeds!, own) }
  })
  if (held.size === 0) return shot
  return {
    ...shot,
    subjects: holding.map((one, index) => {
      if (!held.has(index)) return one
      const { relation: _, ...rest } = one
      // Those who sleep or cry do so there.
      return { ...rest, motion: 'still', ...(isNewborn(one) && { wears: one.wears ?? [SWADDLE] }) }
    }),
  }
}
const SWADDLE = { words: 'swaddling blanket', colour: 'cream' }
const isFree = (subjects: readonly Subject[], at: number): boolean =>
  !['in', 'on', 'riding'].includes(subjects[at]!.relation?.kind ?? '')

function inArms(deeds: readonly Deed[], own: Deed): Deed[] {
  const seenAs = CRADLING[own.verb]
  const { to, ...rest } = own
  return deeds.flatMap(deed => {
    if (deed !== own) return deed.to === to && isCradled(deed.verb) ? [] : [deed]
    const hold: Deed = { ...rest, verb: own.verb === 'carry' ? 'carry' : 'hold', to: to! }
    return seenAs ? [hold, { ...rest, verb: seenAs }] : [hold]
  })
}

// 爬 is read as climbing first: of a baby it is crawling.
const RESTING = /^(?:sit|crawl|climb|lie|sleep|swim|float|ride)$/u

/** A newborn that nobody holds lies where it is. */
export function layNewborns(shot: Shot): Shot {
  const isHeld = (at: number): boolean =>
    shot.subjects.some(({ relation }) => relation?.kind === 'holding' && relation.to === at)
  return {
    ...shot,
    subjects: shot.subjects.map((one, at) =>
      isNewborn(one) && !isHeld(at) && !one.deeds?.some(({ verb }) => RESTING.test(verb))
        ? { ...one, motion: 'still', deeds: [{ verb: 'lie', words: '' }, ...(one.deeds ?? [])] }
        : one,
    ),
  }
}
