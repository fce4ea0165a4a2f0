import type { Shot, Subject } from '../direct/shot-list.ts'
import { pictogramCode } from '../figures/pictograms.ts'

/** Pictograms of several people, cut off at the chest, and who they are. */
const GROUPS = new Map([
  [pictogramCode('👪'), ['👨', '👩', '👧']],
  [pictogramCode('👫'), ['👩', '👨']],
  [pictogramCode('👭'), ['👩', '👩‍🦰']],
  [pictogramCode('👬'), ['👨', '👱‍♂️']],
  [pictogramCode('👩‍❤️‍👨'), ['👰', '🤵']],
  [pictogramCode('👨‍👩‍👧'), ['👨', '👩', '👧']],
  [pictogramCode('👨‍👩‍👦'), ['👨', '👩', '👦']],
  [pictogramCode('👨‍👩‍👧‍👦'), ['👨', '👩', '👧', '👦']],
])

/** Things of which no two in a row are alike, and the colours they come in. */
const MOTLEY = new Set(
  ['🚗', '🚙', '🏎️', '⛵', '🚤', '🎈', '🪁', '☂️', '🚲', '🛵', '🏍️', '🐠', '🐟', '🌷', '🏠', '🏡', '🧁', '🎁'].map(
    pictogramCode,
  ),
)
const COLOURS = ['red', 'blue', 'yellow', 'white', 'green', 'orange', 'purple', 'pink'] as const
const MOST_APART = 6

/** Cars in a street have colours of their own, unless the words give them one: each becomes a subject, the others last. */
export function colourEach(shot: Shot): Shot {
  const added: Subject[] = []
  const subjects = shot.subjects.map((subject, index): Subject => {
    const { what, count, colour, relation, motion } = subject
    const isTied =
      relation !== undefined ||
      shot.subjects.some(other => other.relation?.to === index || other.deeds?.some(({ to }) => to === index))
    if (
      colour ||
      isTied ||
      motion === 'fly' ||
      count < 2 ||
      count > MOST_APART ||
      !('sprite' in what) ||
      !MOTLEY.has(what.sprite)
    )
      return subject
    for (let nth = 1; nth < count; nth++) added.push({ ...subject, count: 1, colour: COLOURS[nth % COLOURS.length]! })
    return { ...subject, count: 1, colour: COLOURS[0] }
  })
  return added.length === 0 ? shot : { ...shot, subjects: [...subjects, ...added] }
}

const UMBRELLAS = new Set(['☂️', '☔', '🌂', '⛱️'].map(pictogramCode))
const isUmbrella = ({ subjects }: Shot, index: number): boolean => {
  const what = subjects[index]?.what
  return what !== undefined && 'sprite' in what && UMBRELLAS.has(what.sprite)
}

/** A family becomes its members, who can walk. The first takes its place, the others come last: indices stay as they are. */
export function expandGroups(shot: Shot): Shot {
  const added: Subject[] = []
  const subjects = shot.subjects.map(subject => {
    const group = 'sprite' in subject.what ? GROUPS.get(subject.what.sprite) : undefined
    if (!group) return subject
    const [first, ...others] = group.map(person => ({ ...subject, what: { sprite: pictogramCode(person) } }))
    // Who shares an umbrella walks arm in arm below it.
    const shared = subject.deeds?.find(({ verb, to }) => verb === 'hold' && to !== undefined && isUmbrella(shot, to))
    if (group.length === 2 && shared) {
      const at = shot.subjects.indexOf(subject)
      const deeds = subject.deeds?.filter(deed => deed !== shared && deed.to !== shared.to) ?? []
      const { relation: _, ...other } = others[0]!
      added.push({ ...other, deeds: [...deeds, { verb: 'hold-hands', words: '', to: at }] })
      return { ...first!, relation: { kind: 'holding' as const, to: shared.to! } }
    }
    // A couple in a car are both in it.
    const isAboard = subject.relation?.kind === 'in' || subject.relation?.kind === 'riding'
    const at = shot.subjects.indexOf(subject)
    for (const { relation, ...other } of others)
      added.push({ ...other, relation: isAboard && relation ? relation : { kind: 'beside', to: at } })
    return first!
  })
  return added.length === 0 ? shot : { ...shot, subjects: [...subjects, ...added] }
}
