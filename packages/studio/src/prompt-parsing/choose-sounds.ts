import { readTable } from '../words/vocabulary/word-data.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import { chooseMotion } from './choose-motion.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/parse-items.ts'
import type { Setting } from './setting.ts'
import type { Place, SoundCue, Weather, PlaceLook } from '../setting/shot-list.ts'
import { subjectSounds } from './subject-sounds.ts'
import { readPlaces } from '../words/vocabulary/place-file.ts'

const BY_WEATHER: Partial<Record<Weather, readonly SoundCue[]>> = readTable('choose-sounds', 'byWeather')
// Weather heard through a window: drops on the pane, no wind.
const BEHIND_GLASS: Partial<Record<Weather, readonly SoundCue[]>> = readTable('choose-sounds', 'behindGlass')
const DAY_ONLY: readonly SoundCue[] = ['birds', 'gulls', 'chickens', 'bees']
// Sounds that people make. An empty place has none.
const OF_PEOPLE: readonly SoundCue[] = ['crowd', 'cafe', 'typing', 'footsteps', 'applause', 'clink', 'hammer']
const EMPTY = /\b(?:empty|deserted|abandoned|lonely|desolate)\b|空无一人|空荡荡|无人|废弃|荒废|寂静|冷清/u
const DOOR = /\b(?:doors?|gates?)\b|门/u
const DOOR_DEEDS: ReadonlySet<string> = new Set(['open', 'close', 'lock', 'push', 'pull', 'knock', 'hit'])
/** Verbs of cutting wood: the tool is an axe, not a kitchen knife. */
const CLEFT: ReadonlySet<string> = new Set(['cut', 'split', 'fell'])
const WOOD: ReadonlySet<string> = new Set(['1fab5', '1f333', '1f332'])
const ASLEEP = /\b(?:asleep|sleep\w*|nap\w*|doz\w+)\b|睡|打盹|做梦/u
const WET: ReadonlySet<Place> = new Set(['lake', 'river'])
const MOST = 5

/**
 * The sounds of a shot, without those that the words deny: from the words first, then the weather, the place and the
 * subjects.
 */
export function chooseSounds(
  items: readonly Item[],
  found: readonly FoundSubject[],
  { place, where, time, weather, season }: Setting,
  becomes?: Pick<PlaceLook, 'weather'>,
): SoundCue[] {
  if (items.some(({ meaning }) => meaning.silence)) return []
  const cues = new Set<SoundCue>()
  const said = items.filter(({ negated }) => !negated)
  const isOfWood = said.some(({ meaning }) => meaning.noun?.sprites.some(sprite => WOOD.has(sprite)))
  for (const { meaning } of said) {
    const { sound, verb } = meaning
    if (isOfWood && CLEFT.has(verb?.id ?? '')) cues.add('axe')
    // Somebody waves a hand: that is not surf.
    else if (sound && !(sound === 'waves' && verb?.id === 'wave')) cues.add(sound)
  }
  for (const { meaning } of said)
    if (meaning.verb?.sound && !(isOfWood && CLEFT.has(meaning.verb.id))) cues.add(meaning.verb.sound)
  if (said.some(({ meaning }) => DOOR_DEEDS.has(meaning.verb?.id ?? '')) && said.some(({ text }) => DOOR.test(text)))
    cues.add('door')
  const { isSilent, isGreen, isIndoors } = PLACE_TRAITS[place]
  const isNight = time === 'night' || time === 'dusk'
  const isFair = weather === 'clear' || weather === 'cloudy'
  // Rain that begins during the shot is heard too.
  for (const one of isSilent ? [] : [weather, ...(becomes?.weather ? [becomes.weather] : [])])
    for (const cue of (isIndoors ? BEHIND_GLASS : BY_WEATHER)[one] ?? []) cues.add(cue)
  const isEmpty = said.some(({ text }) => EMPTY.test(text))
  for (const cue of readPlaces().get(where ?? place)?.sounds ?? [])
    if (!(DAY_ONLY.includes(cue) && (isNight || !isFair)) && !(isEmpty && OF_PEOPLE.includes(cue))) cues.add(cue)
  // An empty place sounds by itself.
  if (isEmpty && cues.size === 0 && !isSilent) cues.add(isIndoors ? 'room' : 'wind')
  if (isNight && isGreen && isFair && season !== 'winter') cues.add(WET.has(place) ? 'frogs' : 'crickets')
  const isAsleep = said.some(({ text }) => ASLEEP.test(text))
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
