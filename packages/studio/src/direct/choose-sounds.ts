import { PLACE_TRAITS } from './place-traits.ts'
import { chooseMotion } from './animate-subjects.ts'
import type { FoundSubject } from './find-subjects.ts'
import type { Item } from './parse-items.ts'
import { KINDS, type KindRule } from './kinds.ts'
import type { Setting } from './complete-setting.ts'
import type { Place, SoundCue, Weather } from './shot-list.ts'

const BY_PLACE: Record<Place, readonly SoundCue[]> = {
  beach: ['waves'],
  lake: ['wind', 'birds'],
  sea: ['waves', 'wind'],
  mountains: ['wind'],
  forest: ['forest', 'birds'],
  meadow: ['wind', 'birds'],
  desert: ['wind'],
  snowfield: ['wind'],
  river: ['river', 'birds'],
  waterfall: ['waterfall'],
  skyline: ['city'],
  street: ['city', 'traffic'],
  room: ['room'],
  stage: ['crowd'],
  kitchen: ['room'],
  table: ['room'],
  sweep: [],
  space: ['space'],
  underwater: ['underwater'],
  sky: ['wind'],
  garden: ['birds', 'wind'],
  abstract: [],
}
const BY_WEATHER: Partial<Record<Weather, readonly SoundCue[]>> = {
  rain: ['rain'],
  storm: ['rain', 'thunder', 'wind'],
  snow: ['wind'],
}
const MOST = 5

/** What is heard: the words first, then the weather, the place and the subjects; nothing that the words deny. */
export function chooseSounds(
  items: readonly Item[],
  found: readonly FoundSubject[],
  { place, time, weather, season }: Setting,
): SoundCue[] {
  if (items.some(({ meaning }) => meaning.silence)) return []
  const cues = new Set<SoundCue>()
  for (const { meaning, negated } of items) if (meaning.sound && !negated) cues.add(meaning.sound)
  const { isSilent, isGreen } = PLACE_TRAITS[place]
  if (!isSilent) for (const cue of BY_WEATHER[weather] ?? []) cues.add(cue)
  const isNight = time === 'night' || time === 'dusk'
  for (const cue of BY_PLACE[place]) if (!(cue === 'birds' && (isNight || weather !== 'clear'))) cues.add(cue)
  if (isNight && isGreen && weather === 'clear' && season !== 'winter') cues.add('crickets')
  for (const subject of found) {
    for (const cue of (KINDS[subject.kind] as KindRule).sounds ?? []) cues.add(cue)
    const steps = chooseMotion(subject) === 'walk' || chooseMotion(subject) === 'run'
    if (steps && !isSilent) cues.add(place === 'snowfield' || weather === 'snow' ? 'snow-steps' : 'footsteps')
  }
  for (const { meaning, negated } of items) {
    if (!negated) continue
    if (meaning.sound) cues.delete(meaning.sound)
    if (meaning.noun?.kind === 'car') cues.delete('traffic')
    if (meaning.noun?.kind === 'bird') cues.delete('birds')
    if (meaning.noun?.kind === 'person') cues.delete('crowd')
  }
  return [...cues].slice(0, MOST)
}
