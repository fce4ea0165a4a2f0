import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Draft } from './read-shot.ts'
import type { Shot, Subject } from '../setting/shot-list.ts'

/** Places that were chosen by default and carry no meaning, such as a street for a person. */
const ANYWHERE: ReadonlySet<Shot['place']> = new Set(['sweep', 'street', 'meadow', 'abstract'])
/** Things at least this high stay when somebody gets up from them. Metres. */
const STANDS = 0.5

/**
 * `sits on the couch, then starts to sweep`: the same person does both in one place and one view. The second shot
 * continues the first with the same place, camera and furniture.
 */
export function continueShots(shots: Shot[], drafts: readonly Draft[]): void {
  const told = drafts.filter(({ part }) => !part.isPreamble)
  if (told.length !== shots.length) return
  for (const [index, shot] of shots.entries()) {
    const before = shots[index - 1]
    const { part, said, items } = told[index]!
    if (!before || part.isCut || part.isSentence || part.seconds !== undefined || !isOfSame(before, shot)) continue
    // Another hour means another take.
    if ((said.time ?? before.time) !== before.time || (said.weather ?? before.weather) !== before.weather) continue
    // A place named earlier in the story counts as said: `in the market … gives her a flute … plays by the river`.
    const wasSaid = told.slice(0, index).some(one => one.said.place !== undefined)
    const isSaid = said.place !== undefined
    if (isSaid && wasSaid && !isSamePlace(before, shot)) continue
    if (!isSamePlace(before, shot)) settleIn(before, shot, { isSaid, wasSaid })
    if (!isSamePlace(before, shot)) continue
    if (before.surface && shot.place === 'table') shot.surface ??= before.surface
    if (!items.some(({ meaning }) => meaning.move ?? meaning.framing ?? meaning.angle))
      shot.camera = { ...before.camera }
    shot.subjects.push(...stayingOf(before, shot))
    shot.continues = true
  }
}

const isSamePlace = (a: Shot, b: Shot): boolean => a.place === b.place && a.where === b.where && a.time === b.time

const codeOf = ({ what }: Subject): string => ('sprite' in what ? what.sprite : what.input)

/** True if the first subject was in the shot before and no new subject replaces it. */
function isOfSame(before: Shot, { subjects: [first] }: Shot): boolean {
  return first !== undefined && before.subjects.some(one => codeOf(one) === codeOf(first) && one.words === first.words)
}

/**
 * One place for both shots: the one in the words, otherwise a room if one shot is indoors, otherwise the more specific
 * one.
 */
function settleIn(before: Shot, shot: Shot, { isSaid, wasSaid }: { isSaid: boolean; wasSaid: boolean }): void {
  const isIndoors = ({ place }: Shot): boolean => PLACE_TRAITS[place].isIndoors === true
  const [first, second] = [worth(before, wasSaid, isIndoors(before)), worth(shot, isSaid, isIndoors(shot))]
  const [from, to] = first >= second ? [before, shot] : [shot, before]
  to.place = from.place
  if (from.where) to.where = from.where
  else delete to.where
  to.time = from.time
}

// The surface under a product ranks above plain paper.
const worth = ({ place, surface }: Shot, isSaid: boolean, isIndoors: boolean): number =>
  isSaid && place !== 'sweep' && !surface ? 3 : surface ? 2.5 : isSaid || isIndoors ? 2 : ANYWHERE.has(place) ? 0 : 1

/** Subjects of the shot before that are not named again and stay visible. */
function stayingOf(before: Shot, shot: Shot): Subject[] {
  const isThere = (one: Subject): boolean => shot.subjects.some(other => codeOf(other) === codeOf(one))
  const isHeld = (_: Subject, index: number): boolean =>
    before.subjects.some(({ relation }) => relation?.to === index && relation.kind === 'holding')
  return before.subjects.flatMap((one, index) => {
    const stands = one.motion === 'still' && (one.metres ?? 1) >= STANDS && one.build !== 'person' && !one.label
    if (!stands || one.deeds || isThere(one) || isHeld(one, index)) return []
    const { relation: _relation, goes: _goes, changes: _changes, ...rest } = one
    return [{ ...rest, side: 'background' as const }]
  })
}
