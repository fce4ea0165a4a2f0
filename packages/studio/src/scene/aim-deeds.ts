import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { isIdle, isPerson, subjectRig } from './subject-rig.ts'

/** Done after somebody; the words may only say who is before: `主人在后面追`. */
const AFTER: ReadonlySet<string> = new Set(['chase', 'follow', 'herd'])
/** Done with the hands at somebody. */
const AT_SOMEBODY: ReadonlySet<string> = new Set(
  'comb dress undress adjust heal massage inject make-up shave feed help'.split(' '),
)
/** The same, as it is seen where it is done to another one. */
const TO_ANOTHER: Readonly<Record<string, string>> = { shave: 'adjust', 'make-up': 'adjust' }
/** Who does this stays where he is while others go. */
const STAYING: ReadonlySet<string> = new Set(
  'sit stand lie sleep wait watch look rest lean kneel squat guard pose eat graze sunbathe park stop perch hang cheer clap wave greet film photograph'.split(
    ' ',
  ),
)
const TRAVELLING: ReadonlySet<string> = new Set(['walk', 'run'])
const TOGETHER: ReadonlySet<string> = new Set(['beside', 'behind', 'before'])

const isAlive = (subject: Subject): boolean => ['person', 'beast', 'bird'].includes(subjectRig(subject) ?? '')

/**
 * Says to whom a deed is done where the words leave it open: who chases without a word for whom is after the one named
 * before, and whoever combs, in company, combs the other. Who is with somebody who goes, goes along.
 */
export function aimDeeds(shot: Shot): Shot {
  const subjects = shot.subjects.map((one, index): Subject => {
    if (!one.deeds || !isAlive(one)) return one
    const deeds = one.deeds.map((deed): Deed => {
      const to = deed.to ?? aimOf(shot, index, deed)
      if (to === undefined) return deed
      const other = shot.subjects[to]
      const isAtOther = other !== undefined && isPerson(other)
      return { ...deed, verb: isAtOther ? (TO_ANOTHER[deed.verb] ?? deed.verb) : deed.verb, to }
    })
    return { ...one, deeds }
  })
  return goAlong({ ...shot, subjects })
}

function aimOf({ subjects }: Shot, index: number, { verb }: Deed): number | undefined {
  const own = subjects[index]!
  if (AFTER.has(verb)) {
    if (own.relation?.kind === 'behind') return own.relation.to
    const before = subjects.findLastIndex((one, at) => at < index && isAlive(one))
    return before < 0 ? undefined : before
  }
  if (!AT_SOMEBODY.has(verb) || !isPerson(own)) return undefined
  const others = subjects.flatMap((one, at) => (at !== index && isPerson(one) && one.count === 1 ? [at] : []))
  // Of two who both comb each combs himself.
  return others.length === 1 && !subjects[others[0]!]!.deeds?.some(deed => deed.verb === verb) ? others[0] : undefined
}

function goAlong(shot: Shot): Shot {
  const pairs = shot.subjects.flatMap(({ relation }, index) =>
    relation && TOGETHER.has(relation.kind) ? [[index, relation.to] as const, [relation.to, index] as const] : [],
  )
  const subjects = shot.subjects.map((one, index): Subject => {
    const stays = one.deeds?.some(({ verb }) => STAYING.has(verb))
    if (stays || !isIdle(one) || !isAlive(one)) return one
    const leader = pairs
      .filter(([own]) => own === index)
      .map(([, other]) => shot.subjects[other])
      .find(other => other && isAlive(other) && TRAVELLING.has(other.motion))
    return leader ? { ...one, motion: leader.motion } : one
  })
  return { ...shot, subjects }
}
