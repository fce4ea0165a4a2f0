import { chooseImagery, readForms } from './choose-imagery.ts'
import { isAlive } from './found-subject.ts'
import type { Draft } from './read-shot.ts'
import type { Setting } from './setting.ts'
import type { Shot, Subject } from '../setting/shot-list.ts'
import { asksForFluids, asksForShapes, feelingHues } from '../words/vocabulary/find-motif.ts'
import { STAND_IN } from '../words/vocabulary/noun-files.ts'
import { NOBODY } from './stand-in.ts'

/**
 * Imagery of light, ink or particles for prompts without people and shapes, or in which one thing dissolves into
 * another.
 */
export function findImagery(
  { words, prompt }: { words: string; prompt: string },
  { found: named, items }: Draft,
  { place }: Setting,
  draw: (words: string) => readonly Subject[],
): Shot['imagery'] {
  // `purple to soft orange`: a colour, not a fruit.
  const isShowing = SHOWN_FEELING.test(prompt)
  const found = named.filter(
    one =>
      !/^(?:soft |deep |warm )?(?:orange|gold|silver|rose|violet|amber)$/iu.test(one.words) &&
      !(isShowing && WITHOUT_SHAPE.test(one.words)),
  )
  // `a boat on a calm lake, no people`: a boat without people.
  const isPlaced =
    found.some(({ deeds = [] }) => deeds.length > 0) && items.some(one => one.meaning.place && !one.negated)
  const isEmpty = NOBODY.test(words.replaceAll(IN_BACKGROUND, '')) && !isPlaced
  const isOfPeople = found.some(one => isAlive(one) && one.kind === 'person') && !isEmpty
  if (isOfPeople || items.some(({ mention }) => mention)) return undefined
  const spriteOf = (told: string): string | undefined => {
    const what = draw(told)[0]?.what
    return what && 'sprite' in what && what.sprite !== STAND_IN ? what.sprite : undefined
  }
  const isShapeless =
    (isShowing && found.length === 0 && (named.length > 0 || SHAPELESS.test(words))) ||
    SHOWN_SOUND.test(words) ||
    (found.length === 0 && place === 'abstract' && (asksForShapes(words) || asksForFluids(words)))
  const forms = /[a-z\u4e00-\u9fff]/iu.test(words) ? readForms(words, spriteOf) : undefined
  return (
    forms ??
    (found.length === 0 || isEmpty || SHOWN_SOUND.test(words)
      ? chooseImagery(words, isShapeless, feelingHues(words))
      : undefined)
  )
}

const IN_BACKGROUND = /\b(?:no|without) (?:other )?(?:people|persons?|humans?)(?: \w+)? in the (?:back|fore)ground\b/giu

/** `表现“焦虑”：无数红色的线`: the prompt asks for a feeling, and the lines are not thread. */
const SHOWN_FEELING = /\b(?:visuali[sz]e|represent|depict|express)\w*\b|\bthe feeling of\b|表现|表达|呈现|具象化/iu
const SHAPELESS = /\b(?:lines?|threads?|strings?|waves?|lights?|sparks?|dots?|smoke)\b|线条|丝线|光线|光点|波浪/iu
const WITHOUT_SHAPE =
  /^(?:\w+ )?(?:lines?|threads?|strings?|waves?|lights?|sparks?|dots?|smoke|线|线条|丝线|光|光线|光点|波浪|烟)$/iu

/** `music you can see`, `screens within screens`: the named things are not shown literally. */
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
