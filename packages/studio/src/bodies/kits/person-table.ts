import type { KitOf } from '@kinora/media/scene/kit-schema'

/** The fields of a person's row. Colours are hex. */
export type PersonRow = KitOf<'person'>

/** A row with its defaults filled in. */
export type Person = Omit<PersonRow, 'anybody'> &
  Required<Pick<PersonRow, 'metres' | 'age' | 'skin' | 'hair' | 'top' | 'bottom' | 'shoes'>>

/** Changes to a person: clothes, hair, age. */
export type Attire = Omit<Partial<Person>, 'hair' | 'metres'> & {
  hair?: Partial<Person['hair']>
  /** The index among people with the same row. The first one looks as the row says. */
  variant?: number
  /** Makes hair black if the row has a common hair colour. */
  isEastAsian?: true
  /** Chooses hair, skin and clothes that are not specified. Without it they come from the row. */
  look?: Look
}

export const OCCASIONS = ['winter', 'rain', 'beach', 'swimming', 'sport', 'feast', 'office'] as const
/** An occasion with its own clothes. */
export type Occasion = (typeof OCCASIONS)[number]

/** Seeds of the clip and of the person, and the person's index among those who look alike. */
export type Look = {
  clip: number
  own: number
  nth: number
  occasion?: Occasion
  /** A hat is present as a separate entity. */
  isCovered?: true
  /** Some of the clothes are specified. */
  isPartlyTold?: true
}

export type Measures = { hip: number; knee: number; shoulder: number; head: number; headSize: number; width: number }
