import { actionForDeed, isStance } from '../bodies/motion/actions.ts'
import type { Deed, Motion, Shot, Subject } from '../direct/shot-list.ts'
import { beatOf } from './beat-span.ts'
import { isHandy } from './find-transfers.ts'
import { isPerson, subjectRig } from './subject-rig.ts'

/**
 * `takes out a letter, then reads it`: what the same one goes on to do on the spot is one more step of the shot and no shot of its
 * own, so that who sits stays on the seat, and what was taken is still in the hand.
 */
export function foldSequels(shots: readonly Shot[]): Shot[] {
  const folded: Shot[] = []
  for (const shot of shots) {
    const before = folded.at(-1)
    if (before && isSequel(before, shot)) folded.splice(-1, 1, fold(before, shot))
    else folded.push(shot)
  }
  return folded
}

const codeOf = ({ words, what }: Subject): string => `${words} ${'sprite' in what ? what.sprite : what.input}`
const ON_THE_SPOT: ReadonlySet<Motion> = new Set(['still', 'bob', 'sway'])

/** Goes on where the one before ended, with hands and face only, and says nothing new of how all looks. */
function isSequel(before: Shot, shot: Shot): boolean {
  const isPlain = ({ texts, becomes, imagery, view, caption, lines, flow }: Shot): boolean =>
    !texts && !becomes && !imagery && !view && !caption && !flow && lines.length === 0
  const areSteps = [before, shot].every(one => isPlain(one) && one.subjects.every(({ goes }) => !goes))
  const [doer] = shot.subjects
  const known = doer && before.subjects.find(one => codeOf(one) === codeOf(doer))
  return (
    shot.continues === true &&
    areSteps &&
    known !== undefined &&
    (isPerson(known) || subjectRig(known) === 'beast') &&
    (known.deeds ?? []).length > 0 &&
    (doer?.deeds ?? []).length > 0 &&
    shot.subjects.every(
      one => !one.changes && (ON_THE_SPOT.has(one.motion) || !one.deeds) && (one.deeds ?? []).every(isByHand),
    ) &&
    before.subjects.every(one => !one.changes)
  )
}

const isByHand = (deed: Deed): boolean => {
  const action = actionForDeed(deed)
  return action !== undefined && (!isStance(action) || action === 'sit') && !ON_FEET.has(deed.verb)
}
/** With all of the body: nobody does so on a seat. */
const ON_FEET: ReadonlySet<string> = new Set('sweep vacuum dig shovel bury row hug shake-hands'.split(' '))

function fold(before: Shot, shot: Shot): Shot {
  const first = Math.max(0, ...before.subjects.flatMap(({ deeds = [] }) => deeds.map(beatOf))) + 1
  const places = new Map<number, number>()
  const subjects = before.subjects.map(one => ({ ...one }))
  for (const [index, one] of shot.subjects.entries()) {
    const same = subjects.findIndex(other => codeOf(other) === codeOf(one))
    places.set(index, same >= 0 ? same : subjects.length)
    if (same < 0) {
      const { deeds: _deeds, relation: _relation, ...rest } = one
      subjects.push(rest)
    }
  }
  for (const [index, one] of shot.subjects.entries()) {
    const place = places.get(index)!
    const known = subjects[place]!
    const deeds = (one.deeds ?? []).map(({ to, ...deed }): Deed => {
      const named = to === undefined ? undefined : places.get(to)
      // Nobody reads the drawer that the letter was in.
      const isIt =
        named === undefined || (WITH_IT.has(deed.verb) && deed.verb !== 'close' && !isHandy(subjects[named]!))
      const object = (isIt ? handledLast(known, deed) : undefined) ?? named
      return { ...deed, beat: first + beatOf(deed), ...(object !== undefined && { to: object }) }
    })
    const to = one.relation && places.get(one.relation.to)
    subjects[place] = {
      ...known,
      ...(deeds.length > 0 && { deeds: [...(known.deeds ?? []), ...deeds] }),
      ...(!known.relation && to !== undefined && to !== place && { relation: { kind: one.relation!.kind, to } }),
    }
  }
  return { ...before, share: before.share + shot.share, subjects }
}

/** `然后读了起来`, `and then eats it`: it is what the hands had to do with last. */
const handledLast = ({ deeds = [] }: Subject, { verb }: Deed): number | undefined =>
  WITH_IT.has(verb) ? deeds.findLast(({ to }) => to !== undefined)?.to : undefined
const WITH_IT: ReadonlySet<string> = new Set(
  'take read eat bite taste drink smell examine throw put close fold tear wash wipe steal carry show lift shake'.split(
    ' ',
  ),
)
