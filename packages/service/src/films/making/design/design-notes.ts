import type { ToldNote } from '@kinora/media/engine/note'
import { contentWords, sortBrief, unusedWords } from '@kinora/studio/film-writing'
import { detectLanguage } from '@kinora/media/language/detect-language'
import type { Storyboard } from '@kinora/media/shots/storyboard'
import { unusedNotes } from '../../../plans/notes.ts'
import type { FilmDesign } from './film-design.ts'
import type { FilmRequest } from '../inputs/film-request.ts'
import type { KeptInput } from '../inputs/kept-inputs.ts'

/** The caller's words about a film, and their language. */
export type FilmWords = Pick<FilmRequest, 'prompt' | 'style' | 'language'>

/** Parts of a film's request that its storyboard does not use: pictures without a shot, unused words. */
export function designNotes(
  { storyboard, texts }: FilmDesign,
  inputs: readonly KeptInput[],
  { prompt: asked = '', style = '', language }: FilmWords,
): ToldNote[] {
  const prompt = [asked, style].join('\n')
  const told = [...wordsIn(storyboard), ...texts.map(({ text }) => text)]
  // Audience and mood guide a film without appearing in it; relatives appear as people.
  const unused = unusedWords(contentOf(prompt), [...told, ...(storyboard.told ?? [])])
  return [
    ...unshownPictures(storyboard, inputs),
    ...(isInOther(prompt, language) && unused.length > 0 ? [otherLanguageNote(language)] : []),
    ...unusedNotes(unused),
  ]
}

/** The words of a brief that its film shows or says. */
function contentOf(prompt: string): string {
  const { content, labelled } = sortBrief(prompt, { isOfThing: true })
  return [content, ...TOLD.flatMap(role => labelled[role] ?? [])].join('\n')
}
const TOLD = ['brand', 'product', 'points', 'title', 'slogan', 'call', 'offer'] as const

function unshownPictures({ shots }: Storyboard, inputs: readonly KeptInput[]): string[] {
  const shown = new Set(shots.flatMap(({ pictures }) => pictures))
  return inputs
    .filter(({ kind }) => kind === 'picture')
    .flatMap(({ role }, place) =>
      shown.has(place) || role.startsWith('lip_ref') ? [] : [`${role}: there is no shot for this picture in the film`],
    )
}

const wordsIn = ({ shots, narration, music }: Storyboard): string[] => [
  ...shots.flatMap(({ prompt, title }) => [prompt, title?.text ?? '']),
  ...(narration?.lines.map(({ text }) => text) ?? []),
  music?.prompt ?? '',
]

/** An advertisement is spoken in the requested language, whatever the language of its prompt. */
const isInOther = (prompt: string, language: FilmWords['language']): boolean =>
  (language === 'en' || language === 'zh') && contentWords(prompt).length > 0 && detectLanguage(prompt) !== language

const otherLanguageNote = (language: FilmWords['language']): string =>
  `prompt: it is in another language than the film, which is ${language === 'zh' ? 'Chinese' : 'English'}: only names were taken from it`
