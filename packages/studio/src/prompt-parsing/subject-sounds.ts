import { readTable } from '../words/vocabulary/word-data.ts'
import type { FoundSubject } from './found-subject.ts'
import { KINDS, type KindRule } from '../words/kinds.ts'
import type { SoundCue } from '../setting/shot-list.ts'

// Sounds by the first code point of a sprite: a face and a whole animal sound the same.
const BY_PICTOGRAM: Partial<Record<SoundCue, string>> = readTable('subject-sounds', 'byPictogram')

const nameOf = (pictogram: string): string => pictogram.codePointAt(0)!.toString(16)
const CUE_BY_SPRITE = new Map(
  Object.entries(BY_PICTOGRAM).flatMap(([cue, list]) =>
    list.split(' ').map(pictogram => [nameOf(pictogram), cue as SoundCue] as const),
  ),
)
const CUE_BY_NAME = new Map<string, SoundCue>(readTable('subject-sounds', 'cueByName'))
const OWL = nameOf('🦉')
const HOOFED = new Set<SoundCue>(['horse', 'cow', 'sheep'])

/** The sounds of a subject, by its kind, the hour, and whether it sleeps or runs. */
export function subjectSounds(
  { what, kind }: Pick<FoundSubject, 'what' | 'kind'>,
  { isNight, isAsleep, isRunning }: { isNight: boolean; isAsleep: boolean; isRunning: boolean },
): SoundCue[] {
  const code = 'sprite' in what ? what.sprite : (what.like ?? '')
  const sprite = code.split('-')[0] ?? ''
  const own = CUE_BY_NAME.get(code) ?? CUE_BY_SPRITE.get(sprite)
  const { sounds: usual = [], alive } = KINDS[kind] as KindRule
  if (alive && isAsleep) return []
  if (own && HOOFED.has(own) && isRunning) return ['hooves']
  if (own) return [own]
  // Birds sleep at night, except owls.
  return isNight && sprite !== OWL ? usual.filter(cue => cue !== 'birds') : [...usual]
}
