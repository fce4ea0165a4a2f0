import type { KitOf } from '@kinora/media/scene/kit-schema'

/** What somebody has that others have not. Colours are hex. */
export type PersonRow = KitOf<'person'>

/** Somebody, as a table. */
export type Person = Omit<PersonRow, 'anybody'> &
  Required<Pick<PersonRow, 'metres' | 'age' | 'skin' | 'hair' | 'top' | 'bottom' | 'shoes'>>

/** What the words change of somebody: clothes, hair, age. */
export type Attire = Omit<Partial<Person>, 'hair' | 'metres'> & {
  hair?: Partial<Person['hair']>
  /** Which of several of the same sort it is: the first looks as everybody of it does. */
  variant?: number
  /** Black hair, where the sort has hair of a usual colour. */
  isEastAsian?: true
  /** By what hair, skin and clothes are chosen that nobody told of; without it they are those of the sort. */
  look?: Look
}

export const OCCASIONS = ['winter', 'rain', 'beach', 'swimming', 'sport', 'feast', 'office'] as const
/** What people dress for. */
export type Occasion = (typeof OCCASIONS)[number]

/** Numbers of a clip and of somebody in it, and which of those it is who are alike. */
export type Look = {
  clip: number
  own: number
  nth: number
  occasion?: Occasion
  /** A hat is there already, as a thing of its own. */
  isCovered?: true
  /** The words name some of the clothes. */
  isPartlyTold?: true
}

export type Measures = { hip: number; knee: number; shoulder: number; head: number; headSize: number; width: number }
