import type { Quoted } from '@kinora/media/language/find-quotes'
import type { FoundSubject } from './found-subject.ts'
import type { Draft } from './read-shot.ts'
import type { Shot, Subject } from './shot-list.ts'
import { isWrittenLast } from './find-texts.ts'
import { STAND_IN } from './words/noun-files.ts'
import { PACKAGES } from './words/packages.ts'

/** A board is all letters; a ware has them on its label. */
export function writeOn(subject: Subject, text: string): void {
  const isWare = 'sprite' in subject.what && PACKAGES.has(subject.what.sprite)
  Object.assign(subject, { label: text, ...(!isWare && { what: { sprite: STAND_IN } }) })
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
    const isWare = 'sprite' in subject.what && PACKAGES.has(subject.what.sprite)
    return item && subject.kind !== 'person' && (isWare || BOARDS.test(subject.words)) ? [{ index, item }] : []
  })
  const on = boards.findLast(({ item }) => item.from < from) ?? boards.find(({ item }) => item.from >= to)
  const isLast = isWrittenLast(prompt.slice(0, from), prompt.slice(to))
  return { text, ...(on && { subject: on.index }), ...(isLast && !on && { isLast: true as const }) }
}
