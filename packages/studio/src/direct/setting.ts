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

/** What the words themselves say of it; what they only hint at comes after what the shot before said. */
export type SaidSetting = { [Part in keyof Setting]?: Setting[Part] }

/** A place that is drawn, and its own name where that says more. */
export type Whereabouts = { place: Place; where?: string }

export const whereabouts = ({
  place,
  where,
}: {
  place?: Place | undefined
  where?: string | undefined
}): Whereabouts | undefined => place && { place, ...(where && { where }) }
