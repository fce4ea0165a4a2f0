import type { Look, Mood, Place, Season, Shot, TimeOfDay, Weather } from '../setting/shot-list.ts'

export type Setting = {
  place: Place
  where?: string
  time: TimeOfDay
  weather: Weather
  season: Season
  look: Look
  mood: Mood
  filledWith?: NonNullable<Shot['filledWith']>
}

/** The setting in the words of a shot. Hints of the words rank below the shot before. */
export type SaidSetting = { [Part in keyof Setting]?: Setting[Part] }

/** A drawn place, and its more specific name if it has one. */
export type Whereabouts = { place: Place; where?: string }

export const whereabouts = ({
  place,
  where,
}: {
  place?: Place | undefined
  where?: string | undefined
}): Whereabouts | undefined => place && { place, ...(where && { where }) }
