import type { Grade as FilmGrade } from '@kinora/media/compositor/grade-tables'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Look, ShotSetting, TimeOfDay } from '../setting/setting.ts'
import type { Grade as PlateGrade } from '../scenery/tone-map.ts'

type LookGrades = { plate: PlateGrade; film: FilmGrade }

const LOOKS: Record<Look, LookGrades> = {
  // Blue-green shadows, warm lights.
  cinematic: {
    plate: { bloom: 0.22, contrast: 0.28, saturation: 1.02 },
    film: {
      lift: [-0.012, 0.004, 0.022],
      gain: [1.045, 1, 0.955],
      contrast: 1.06,
      saturation: 1.04,
      vignette: 0.3,
      grain: 0.16,
    },
  },
  anime: {
    plate: { bloom: 0.12, contrast: 0.12, saturation: 1.3, stops: 0.22 },
    film: { saturation: 1.14, contrast: 1.02, gamma: 1.06 },
  },
  watercolour: {
    plate: { bloom: 0.06, contrast: 0.08, saturation: 1.12, stops: 0.5 },
    film: { saturation: 1, lift: 0.04, gamma: 1.06, contrast: 1 },
  },
  noir: {
    plate: { bloom: 0.24, contrast: 0.42, saturation: 0.6 },
    film: { saturation: 0, contrast: 1.32, gamma: 0.96, vignette: 0.55, grain: 0.34 },
  },
  retro: {
    plate: { bloom: 0.2, contrast: 0.12, saturation: 0.92, warmth: 0.18 },
    film: {
      lift: [0.055, 0.042, 0.03],
      gain: [1, 0.965, 0.86],
      contrast: 0.9,
      saturation: 0.8,
      temperature: 0.12,
      vignette: 0.34,
      grain: 0.42,
    },
  },
  documentary: { plate: { bloom: 0.08, contrast: 0.18, saturation: 0.98 }, film: { saturation: 0.97, grain: 0.06 } },
  plain: { plate: {}, film: { contrast: 1.02, saturation: 1.03, vignette: 0.12 } },
}

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
