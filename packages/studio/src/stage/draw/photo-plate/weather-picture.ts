import type { RgbaPicture } from '@kinora/media/frames/size'
import type { ShotSetting } from '../../../setting/setting.ts'
import { type Plane, resizePlane } from '../../../planes/plane.ts'
import { applySeason } from '../../../pictures/edit/apply-season.ts'
import { applyTime } from '../../../pictures/edit/apply-time.ts'
import { applyWeather } from '../../../pictures/edit/apply-weather.ts'
import { findAreas } from '../../../pictures/edit/find-areas.ts'
import { type LabPicture, toLabPicture, toRgbaPicture } from '../../../planes/lab-picture.ts'

type PlaceFacts = {
  sky: Plane
  nearness: Plane
  /** 0 black to 1 white. */
  brightness: number
  isOutdoors: boolean
}

/** A darker picture already shows evening or night. */
const DARK = 0.27

/** Times that a daytime picture does not show. */
const HOURS: ReadonlySet<string> = new Set(['dawn', 'sunset', 'dusk', 'night'])
/** Seasons that a picture shows only if it was taken in them; summer is also the default. */
const SEASONS: ReadonlySet<string> = new Set(['autumn', 'winter'])

/** Applies the season, time and weather of a shot to a picture of a place. Unspecified properties do not change. */
export async function weatherPicture(
  picture: RgbaPicture,
  { time, weather, season, place }: ShotSetting,
  { sky, nearness, brightness, isOutdoors }: PlaceFacts,
  seed: number,
): Promise<RgbaPicture> {
  // On a stage and in space it is always night, without being requested.
  const isHour = HOURS.has(time) && place !== 'stage' && place !== 'space'
  const isDarkened = isHour && !(brightness < DARK && (time === 'night' || time === 'dusk'))
  const isTurned = isOutdoors && SEASONS.has(season)
  const isAired = isOutdoors && weather !== 'clear'
  if (!isDarkened && !isTurned && !isAired) return picture
  const lab = toLabPicture(picture)
  const whole = { sky: resizePlane(sky, picture), nearness: resizePlane(nearness, picture) }
  const areas = {
    ...findAreas(picture, lab, async () => undefined),
    subject: async () => undefined,
    sky: async () => whole.sky,
    nearness: async () => whole.nearness,
  }
  if (isTurned) await applySeason(lab, areas, season, seed)
  if (isDarkened) await applyTime(lab, areas, time, seed)
  if (isAired) await applyWeather(lab, areas, weather, seed)
  if (isDarkened) lift(lab)
  return toRgbaPicture(lab)
}

/** A film's night is lit: dark, but everything is visible. */
const DARKEST = 0.3

function lift({ light: lights }: LabPicture): void {
  const mean = lights.reduce((sum, one) => sum + one, 0) / lights.length
  if (mean >= DARKEST || mean <= 0) return
  const bend = Math.log(DARKEST) / Math.log(mean)
  for (let at = 0; at < lights.length; at++) lights[at] = Math.max(0, lights[at]!) ** bend
}
