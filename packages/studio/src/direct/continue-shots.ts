import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Draft } from './read-shot.ts'
import type { Shot, Subject } from '../setting/shot-list.ts'

/** Places that nobody said and that say nothing: a sweep of paper, a street because somebody has to be somewhere. */
const ANYWHERE: ReadonlySet<Shot['place']> = new Set(['sweep', 'street', 'meadow', 'abstract'])
/** What stays where it is when somebody gets up from it: metres. */
const STANDS = 0.5

/**
 * `sits on the couch, then starts to sweep`: one and the same does first the one and then the other, in one place and in
 * one view. Such a shot goes on where the one before ended: in its place, before its camera, with its furniture.
 */
export function continueShots(shots: Shot[], drafts: readonly Draft[]): void {
  const told = drafts.filter(({ part }) => !part.isPreamble)
  if (told.length !== shots.length) return
  for (const [index, shot] of shots.entries()) {
    const before = shots[index - 1]
    const { part, said, items } = told[index]!
    if (!before || part.isCut || part.isSentence || part.seconds !== undefined || !isOfSame(before, shot)) continue
    // At another hour it is another take.
    if ((said.time ?? before.time) !== before.time || (said.weather ?? before.weather) !== before.weather) continue
    // Where the story is already is said, too: `in the market … gives her a flute … plays by the river`.
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

/** The first subject was there before, and nobody new takes its place. */
function isOfSame(before: Shot, { subjects: [first] }: Shot): boolean {
  return first !== undefined && before.subjects.some(one => codeOf(one) === codeOf(first) && one.words === first.words)
}

/** One place for both: what the words say, else a room where one of them is indoors, else the more telling one. */
function settleIn(before: Shot, shot: Shot, { isSaid, wasSaid }: { isSaid: boolean; wasSaid: boolean }): void {
  const isIndoors = ({ place }: Shot): boolean => PLACE_TRAITS[place].isIndoors === true
  const [first, second] = [worth(before, wasSaid, isIndoors(before)), worth(shot, isSaid, isIndoors(shot))]
  const [from, to] = first >= second ? [before, shot] : [shot, before]
  to.place = from.place
  if (from.where) to.where = from.where
  else delete to.where
  to.time = from.time
}

// What a product stands on is seen before any paper.
const worth = ({ place, surface }: Shot, isSaid: boolean, isIndoors: boolean): number =>
  isSaid && place !== 'sweep' && !surface ? 3 : surface ? 2.5 : isSaid || isIndoors ? 2 : ANYWHERE.has(place) ? 0 : 1

/** What stood there and is not spoken of any more. */
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
