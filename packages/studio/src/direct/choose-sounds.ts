import { PLACE_TRAITS } from './place-traits.ts'
import { chooseMotion } from './animate-subjects.ts'
import { type FoundSubject, isAlive } from './find-subjects.ts'
import type { Item } from './parse-items.ts'
import type { Setting } from './complete-setting.ts'
import type { Place, SoundCue, Weather } from './shot-list.ts'
import { subjectSounds } from './subject-sounds.ts'

const BY_PLACE: Record<Place, readonly SoundCue[]> = {
  beach: ['waves', 'gulls'],
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
  kitchen: ['kitchen'],
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
// From inside: drops on the pane, and no wind.
const BEHIND_GLASS: Partial<Record<Weather, readonly SoundCue[]>> = {
  rain: ['rain-on-glass'],
  storm: ['rain-on-glass', 'thunder'],
}
const DAY_ONLY: readonly SoundCue[] = ['birds', 'gulls']
const ASLEEP = /\b(?:asleep|sleep\w*|nap\w*|doz\w+)\b|睡|打盹|做梦/u
const WET: ReadonlySet<Place> = new Set(['lake', 'river'])
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
  const { isSilent, isGreen, isIndoors } = PLACE_TRAITS[place]
  const isNight = time === 'night' || time === 'dusk'
  const isFair = weather === 'clear' || weather === 'cloudy'
  if (!isSilent) for (const cue of (isIndoors ? BEHIND_GLASS : BY_WEATHER)[weather] ?? []) cues.add(cue)
  for (const cue of BY_PLACE[place]) if (!(DAY_ONLY.includes(cue) && (isNight || !isFair))) cues.add(cue)
  if (isNight && isGreen && isFair && season !== 'winter') cues.add(WET.has(place) ? 'frogs' : 'crickets')
  const isAsleep = items.some(({ text, negated }) => !negated && ASLEEP.test(text))
  for (const subject of found) {
    const motion = chooseMotion(subject)
    const heard = subjectSounds(subject, { isNight, isAsleep, isRunning: motion === 'run' })
    if (!isSilent || !isAlive(subject)) for (const cue of heard) cues.add(cue)
    const steps = (motion === 'walk' || motion === 'run') && !heard.includes('hooves')
    if (steps && !isSilent) cues.add(place === 'snowfield' || weather === 'snow' ? 'snow-steps' : 'footsteps')
    if (motion === 'swim' && isAlive(subject) && subject.kind !== 'fish' && !isSilent) cues.add('splash')
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
