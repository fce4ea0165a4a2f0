import type { Shot, Subject } from './shot-list.ts'
import type { Motif } from './words/find-motif.ts'

/** What nobody can see is shown by a scene that stands for it, as films do; the words still say how it looks. */
export function standIn(
  motif: Motif | undefined,
  shot: Shot,
  words: string,
  read: (scene: string) => Shot | undefined,
): Shot | undefined {
  if (!motif) return undefined
  const scene = read(motif.scene)
  if (!scene) return undefined
  const { look, mood, light, styles, lines } = shot
  const isDeserted = NOBODY.test(words)
  return {
    ...scene,
    ...(isDeserted && { subjects: withoutPeople(scene.subjects) }),
    look,
    lines,
    ...(mood !== 'neutral' && { mood }),
    ...(light && { light }),
    ...(styles && { styles }),
    standsFor: motif.word,
  }
}

/** Nothing is to be written, not even what could not be drawn. */
export const WORDLESS =
  /\b(?:no|without(?: any)?) (?:text|words|letters|captions?|titles?|writing)\b|(?:不要|没有|不出现|不要出现|无)(?:任何)?(?:文字|字幕|字)/iu

export const NOBODY =
  /\bno (?:people|person|persons|one|body|humans?)\b|without (?:any )?people|没有人|无人|不要(?:出现)?人/iu

/** Of a scene that stands for something: who only sits on what is left goes too, with every number that pointed at them. */
function withoutPeople(subjects: readonly Subject[]): Subject[] {
  const kept = subjects.filter(
    ({ build, words }) => build !== 'person' && !/man|woman|child|friend|couple|monk/u.test(words),
  )
  return kept.map(({ relation: _relation, deeds: _deeds, ...subject }) => subject)
}
