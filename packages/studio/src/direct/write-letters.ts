import type { Quoted } from '@kinora/media/language/find-quotes'
import type { FoundSubject } from './found-subject.ts'
import type { Draft } from './read-shot.ts'
import type { Shot, Subject } from './shot-list.ts'
import { isWrittenLast } from './find-texts.ts'
import { STAND_IN } from './words/noun-files.ts'
import { LETTERED, PACKAGES } from './words/packages.ts'

/** What hangs where nobody holds it: on a wall, between poles. */
const HUNG: readonly (readonly [words: RegExp, sprite: string, metres: number])[] = [
  [/neon|霓虹/iu, 'drawn-neon-sign', 2.3],
  [/poster|海报/iu, 'drawn-wall-poster', 2.6],
  [/banner|横幅/iu, 'drawn-hung-banner', 4],
]

const hasFace = ({ what }: Pick<Subject, 'what'>): boolean =>
  'sprite' in what && (PACKAGES.has(what.sprite) || LETTERED.has(what.sprite))

/** A board is all letters; a ware has them on its label, a cake on its side, a shop over its door. */
export function writeOn(shot: Shot, index: number, text: string): void {
  const subject = shot.subjects[index]!
  const isHeld =
    subject.relation !== undefined ||
    shot.subjects.some(({ deeds = [], relation }) => relation?.to === index || deeds.some(deed => deed.to === index))
  const hung = isHeld ? undefined : HUNG.find(([words]) => words.test(subject.words))
  if (hung) {
    // What it was drawn as says nothing any more.
    delete subject.drawnAs
    Object.assign(subject, { what: { sprite: hung[1] }, metres: hung[2], build: 'furniture', motion: 'still' })
  }
  Object.assign(subject, { label: text, ...(!hasFace(subject) && { what: { sprite: STAND_IN } }) })
}

/** Boards, signs and the like: what is written on them is on them. */
export const BOARDS = /sign|board|banner|poster|screen|plaque|招牌|牌|横幅|黑板|白板|海报|屏幕/iu

/** The board that letters are on: the last one before them, or the first after. */
export function letter(
  { text, from, to }: Quoted,
  { items }: Draft,
  shown: readonly FoundSubject[],
  prompt: string,
): NonNullable<Shot['texts']>[number] {
  const boards = shown.flatMap((subject, index) => {
    const item = items[subject.at]
    return item && subject.kind !== 'person' && (hasFace(subject) || BOARDS.test(subject.words))
      ? [{ index, item }]
      : []
  })
  const on = boards.findLast(({ item }) => item.from < from) ?? boards.find(({ item }) => item.from >= to)
  const isLast = isWrittenLast(prompt.slice(0, from), prompt.slice(to))
  return { text, ...(on && { subject: on.index }), ...(isLast && !on && { isLast: true as const }) }
}
