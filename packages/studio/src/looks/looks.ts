import type { Grade as FilmGrade } from '@kinora/media/compositor/grade-tables'
import { readData } from '../data-files/read-data.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Look, ShotSetting, TimeOfDay } from '../setting/setting.ts'
import type { Grade as PlateGrade } from '../scenery/tone-map.ts'

type LookGrades = { plate: PlateGrade; film: FilmGrade }

const LOOKS = readData<Record<Look, LookGrades>>('looks/looks.json')

/** A film's night is lit: dark, but everything is visible. */
const DARK_STOPS: Partial<Record<TimeOfDay, number>> = { dusk: 0.6, night: 0.4 }

/** A room without a lamp: shapes in the light of the window. */
const UNLIT_STOPS = -1.7

/** Automatic exposure would turn both grey, and bright colours dull. */
const PAPER_STOPS: Readonly<Record<string, number>> = {
  white: 1,
  black: -0.6,
  yellow: 0.7,
  pink: 0.6,
  blue: 0.4,
  teal: 0.4,
  orange: 0.5,
  beige: 0.8,
}

/** The exposure of a shot's plate. */
export const choosePlateGrade = ({
  look,
  time,
  backdrop,
  lights,
  place,
}: Pick<ShotSetting, 'look' | 'time' | 'backdrop'> & Partial<Pick<ShotSetting, 'lights' | 'place'>>): PlateGrade => {
  const { plate } = LOOKS[look]
  const isUnlit =
    lights === 'off' && DARK_STOPS[time] !== undefined && place !== undefined && PLACE_TRAITS[place].isIndoors === true
  const dark = isUnlit ? UNLIT_STOPS : (DARK_STOPS[time] ?? 0)
  return { ...plate, stops: (plate.stops ?? 0) + dark + (PAPER_STOPS[backdrop ?? ''] ?? 0) }
}

/** Film stock with visible grain. */
const FILM_GRAIN = 0.36

/** The final grade of a frame. */
export const chooseFilmGrade = ({ look, styles }: Pick<ShotSetting, 'look' | 'styles'>, seed: number): FilmGrade => ({
  ...LOOKS[look].film,
  ...(styles?.includes('film-grain') && { grain: Math.max(FILM_GRAIN, LOOKS[look].film.grain ?? 0) }),
  grainSeed: Math.abs(seed) % 2 ** 31,
})
