import { chooseImagery, readForms } from './choose-imagery.ts'
import { isAlive } from './found-subject.ts'
import type { Draft } from './read-shot.ts'
import type { Setting } from './setting.ts'
import type { Shot, Subject } from './shot-list.ts'
import { asksForFluids, asksForShapes, feelingHues } from './words/find-motif.ts'
import { STAND_IN } from './words/noun-files.ts'
import { NOBODY } from './stand-in.ts'

/** Light, ink or particles, where nobody is told of and nothing has a shape, or where one thing dissolves into another. */
export function findImagery(
  words: string,
  { found: named, items }: Draft,
  { place }: Setting,
  draw: (words: string) => readonly Subject[],
): Shot['imagery'] {
  // `purple to soft orange`: a colour, and no fruit.
  const found = named.filter(
    one => !/^(?:soft |deep |warm )?(?:orange|gold|silver|rose|violet|amber)$/iu.test(one.words),
  )
  const isOfPeople = found.some(one => isAlive(one) && one.kind === 'person') && !NOBODY.test(words)
  if (isOfPeople || items.some(({ mention }) => mention)) return undefined
  const spriteOf = (told: string): string | undefined => {
    const what = draw(told)[0]?.what
    return what && 'sprite' in what && what.sprite !== STAND_IN ? what.sprite : undefined
  }
  const isShapeless =
    SHOWN_SOUND.test(words) ||
    (found.length === 0 && place === 'abstract' && (asksForShapes(words) || asksForFluids(words)))
  const forms = /[a-z\u4e00-\u9fff]/iu.test(words) ? readForms(words, spriteOf) : undefined
  return (
    forms ??
    (found.length === 0 || NOBODY.test(words) || SHOWN_SOUND.test(words)
      ? chooseImagery(words, isShapeless, feelingHues(words))
      : undefined)
  )
}

/** `music you can see`, `screens within screens`: the things that are named are not what is seen. */
const SHOWN_SOUND =
  /\b(?:music|sounds?|melod(?:y|ies)|songs?)\b.{0,24}\b(?:you can see|made visible|visible|visuali[sz]ed)\b|\bscreens? within screens?\b|看得见的(?:音乐|声音|旋律)|(?:音乐|声音|旋律)可视化/iu

export const nowhere = ({
  where: _where,
  filledWith: _filled,
  surface: _surface,
  backdrop: _backdrop,
  ...shot
}: Shot): Shot => ({
  ...shot,
  place: 'abstract',
  weather: 'clear',
  subjects: [],
})
