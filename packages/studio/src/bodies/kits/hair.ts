import type { HAIR_STYLES } from '@kinora/media/scene/kit-schema'
import type { Part } from '../body.ts'
import type { Hat } from './hats.ts'
import { kitParts } from './kit-parts.ts'

export type Hair = (typeof HAIR_STYLES)[number]

/** Hats that leave the crown free: hair is visible around them. */
const OPEN_HATS: ReadonlySet<Hat> = new Set<Hat>([
  'nurse',
  'flowers',
  'headband',
  'crown',
  'mortarboard',
  'beret',
  'party',
])

/** Hair on a head of radius `r` with its centre at height `head`; under a hat, only the visible part. */
export function hairParts(style: Hair, colour: string, head: number, r: number, hat?: Hat): Part[] {
  if (style === 'none' || hat === 'hijab') return []
  return kitParts('hair', hat && !OPEN_HATS.has(hat) ? `${style} under a hat` : style, { head, r, colour })
}
