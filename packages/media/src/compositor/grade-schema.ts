import { about, either, number, object, type Schema, tuple } from '../scene/schema-words.ts'
import type { Grade } from './grade-tables.ts'

const perColour = (least: number, most: number) =>
  either(number(least, most), tuple(['red', 'green', 'blue'], number(least, most)))

/** A grade in documents. */
export const grade: Schema<Grade> = object(
  {},
  {
    lift: about('Added to the shadows.', perColour(-0.5, 0.5)),
    gamma: about('Gamma of the midtones.', perColour(0.2, 5)),
    gain: about('Gain of the highlights.', perColour(0, 4)),
    contrast: number(0, 3),
    saturation: number(0, 3),
    temperature: about('Warmer above 0, cooler below.', number(-1, 1)),
    tint: about('Towards magenta above 0, green below.', number(-1, 1)),
    vignette: number(0, 1),
    grain: number(0, 1),
  },
)
