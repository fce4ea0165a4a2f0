import type { Attire } from '../bodies/kits/person-table.ts'

/** The colour that a document gives a garment; else the usual one, or none if `dyed` is true. */
export type Dyed = { dyed: string | true; shade?: number }

type Dyeable<T> = T extends string ? T | Dyed : T extends object ? { [Name in keyof T]: Dyeable<T[Name]> } : T

/** The changes of a garment to its wearer. */
export type Cut = Dyeable<Omit<Attire, 'look' | 'variant' | 'isEastAsian'>>
