import { findNoun } from './lexicon.ts'
import type { Noun } from './vocabulary/noun-table.ts'
import type { OwnModel } from '../own-models/own-model.ts'

export type OwnNoun = { word: string; noun: Noun }

/** The last word of a name gives its kind, as in `Modern kitchen chair`. */
const LAST_WORD = /([\p{L}\p{N}-]+)$/u

/**
 * The words of models as nouns. Their kind comes from `like`, from the first known word, or from the end of the name: a
 * car drives, a chair is sat on. The last word of a catalogue name means the first piece that has it, unless a model
 * has exactly that name.
 */
export function ownNouns(models: readonly OwnModel[]): { nouns: OwnNoun[]; likes: Map<string, string> } {
  const likes = new Map<string, string>()
  const nouns = new Map<string, Noun>()
  const last = new Map<string, Noun>()
  for (const model of models) {
    const similar = findSimilarNoun(model)
    if (similar?.sprites[0]) likes.set(model.code, similar.sprites[0])
    const noun: Noun = {
      kind: similar?.kind ?? 'thing',
      ...(similar?.place && { place: similar.place }),
      ...(similar?.where && { where: similar.where }),
      ...(similar?.motion && { motion: similar.motion }),
      ...(similar?.build && { build: similar.build }),
      ...(similar?.weight && { weight: similar.weight }),
      sprites: [model.code],
      name: model.words[0]!,
    }
    for (const word of model.words) if (!nouns.has(word) && /[\p{L}\p{N}]/u.test(word)) nouns.set(word, noun)
    if (!('piece' in model.source)) continue
    for (const word of model.words) {
      const [, end] = LAST_WORD.exec(word) ?? []
      if (end && end !== word && findNoun(end) && !last.has(end.toLowerCase())) last.set(end.toLowerCase(), noun)
    }
  }
  const all = new Map([...last, ...nouns])
  return { nouns: [...all].map(([word, noun]) => ({ word, noun })), likes }
}

function findSimilarNoun({ like, words }: OwnModel): Noun | undefined {
  if (like !== undefined) return findNoun(like)
  const ends = words.flatMap(word => LAST_WORD.exec(word)?.[1] ?? [])
  return [...words, ...ends].map(findNoun).find(noun => noun !== undefined && !noun.isUndrawn && !noun.isStandIn)
}
