import type { PictureAnalysis } from '@kinora/media/engine/contract'
import { isForeign, type Language } from '@kinora/media/language/detect-language'
import { HUE_WORDS } from '../../hues/hues.ts'
import { PUNCTUATION } from '@kinora/media/language/punctuation'

/** The character for a colour: 红. */
const hanColour = (colour: string): string | undefined =>
  HUE_WORDS[colour]?.find(word => /^\p{Script=Han}$/u.test(word))

/** A clause about the camera; each shot has its own. */
const CAMERA_CLAUSE =
  /\b(?:camera|zoom|dolly|pan(?:s|ning)?|tilt(?:s|ing)?|orbits?|close-?up|shot(?! of))\b|镜头|推近|拉远|特写|全景/iu

/** Describes a picture in words: its description without the camera, otherwise its colours. */
export function describePicture(facts: PictureAnalysis | undefined, language: Language, otherwise: string): string {
  const { comma } = PUNCTUATION[language]
  const found = (facts?.prompt ?? '').replace(/[.。]\s*$/u, '')
  const isSameLanguage = found !== '' && !isForeign(found, language)
  if (isSameLanguage) {
    const kept = found.split(/[,，]\s*/u).filter((clause, at) => at === 0 || !CAMERA_CLAUSE.test(clause))
    return kept.join(comma)
  }
  const subject = facts?.subject.trim() ?? ''
  const isNamed = subject !== '' && !isForeign(subject, language)
  const tones = tonesOf(facts?.colours ?? [], language)
  return [isNamed ? subject : otherwise, ...(tones ? [tones] : [])].join(comma)
}

function tonesOf(colours: readonly string[], language: Language): string {
  if (language === 'en') return colours.length > 0 ? `in ${colours.slice(0, 2).join(' and ')} tones` : ''
  const known = colours.slice(0, 2).flatMap(colour => hanColour(colour) ?? [])
  return known.length > 0 ? `${known.join('')}色调` : ''
}

export const hasFace = (facts: PictureAnalysis | undefined): boolean => (facts?.faces.length ?? 0) > 0
