import type { Shot } from '../setting/shot-list.ts'
import type { Motif } from '../words/vocabulary/find-motif.ts'

/** Invisible things are shown by a scene that stands for them. The words still decide its style. */
export function standIn(
  motif: Motif | undefined,
  shot: Shot,
  read: (scene: string) => Shot | undefined,
): Shot | undefined {
  if (!motif) return undefined
  const scene = read(motif.scene)
  if (!scene) return undefined
  const { look, mood, light, styles, lines } = shot
  return {
    ...scene,
    look,
    lines,
    ...(mood !== 'neutral' && { mood }),
    ...(light && { light }),
    ...(styles && { styles }),
    standsFor: motif.word,
  }
}

/** Words that forbid all text, including the card for a prompt that cannot be drawn. */
export const WORDLESS =
  /\b(?:no|without(?: any)?) (?:text|words|letters|captions?|titles?|writing)\b|(?:不要|没有|不出现|不要出现|无)(?:任何)?(?:文字|字幕|字)/iu

export const NOBODY =
  /\bno (?:people|person|persons|one|body|humans?)\b|without (?:any )?people|没有人|无人|不要(?:出现)?人/iu
