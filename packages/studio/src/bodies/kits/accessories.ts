import type { Part } from '../body.ts'
import { kitParts } from './kit-parts.ts'
import type { Measures, Person } from './person-table.ts'

const ACCESSORIES = [
  // On the chest: lapels, ties, collars, bibs and stripes.
  'shirt',
  'tie',
  'bowTie',
  'collar',
  'ruff',
  'sash',
  'bib',
  'stripes',
  'stethoscope',
  'necklace',
  'pouches',
  'drape',
  'poncho',
  // On the back. Bags extend above and beside the shoulders, so that they are visible from the front.
  'cowl',
  'backpack',
  'bag',
  'tank',
  'flags',
  // On the head.
  'glasses',
  'goggles',
  'moustache',
  'headphones',
  'mask',
  'shield',
] as const satisfies readonly (keyof Person)[]

/** Small things that distinguish people: ties, collars, bags and masks. */
export function accessoryParts(person: Person, { hip, shoulder, head, headSize: r }: Measures, wide: number): Part[] {
  const coat = person.coat ?? person.top
  return ACCESSORIES.flatMap(name => {
    const colour = person[name]
    return colour === undefined || colour === ''
      ? []
      : kitParts('accessories', name, { hip, shoulder, head, r, wide, coat, [name]: colour })
  })
}
