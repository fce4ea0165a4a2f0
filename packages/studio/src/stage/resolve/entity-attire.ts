import type { AssetEntry } from '@kinora/media/scene/catalogue'
import type { Entity } from '@kinora/media/scene/scene-schema'
import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Attire, Occasion } from '../../bodies/kits/person-table.ts'
import { hueCalled } from '../../hues/find-hues.ts'
import { thingHue } from '../../hues/hues.ts'
import { cutGarment } from './garments.ts'

/** A colour of a document as things take it: `#rrggbb`. */
export const hexOf = (colour: string | undefined): string | undefined =>
  colour === undefined ? undefined : (thingHue(colour) ?? thingHue(hueCalled(colour)))

/** What those of the trade wear, what people dress for, and the language that the document is in. */
export type Dressing = {
  usual?: AssetEntry['wears'] | undefined
  occasion?: Occasion | undefined
  language?: string | undefined
}

/** How many looks people of one sort have. */
const LOOKS = 1_000

/**
 * What somebody has on and looks like: first what those of the trade wear, over it what the document names. What the document leaves open follows from the seed and the entity's id, so that
 * the same id is the same person in the same clothes in every shot.
 */
export function entityAttire(
  { id, traits, wears = [], colour }: Entity,
  nth: number,
  seed: number,
  { usual = [], occasion, language }: Dressing = {},
): Attire {
  const attire: Attire = {}
  for (const { garment, colour: dyed } of [...usual, ...wears])
    Object.assign(attire, cutGarment(garment.replaceAll('-', ' '), hexOf(dyed)))
  const { age, hair, hairStyle, beard, glasses } = traits ?? {}
  if (age === 'old') attire.age = 'old'
  const hairHue = hexOfHair(hair) ?? (age === 'old' ? HAIR['grey'] : undefined)
  if (hairHue || hairStyle)
    attire.hair = { ...attire.hair, ...(hairHue && { colour: hairHue }), ...(hairStyle && { style: hairStyle }) }
  if (beard) attire.beard = hexOfHair(beard) ?? HAIR['brown']!
  if (language?.startsWith('zh')) attire.isEastAsian = true
  if (glasses) attire.glasses = '#2c2a30'
  const isDressed = colour !== undefined || wears.length > 0 || usual.length > 0
  return {
    ...attire,
    ...(nth > 0 && { variant: nth % 8 }),
    look: {
      clip: seed,
      own: seededRandom(seed).fork(id).below(LOOKS),
      nth,
      ...(isDressed ? { isPartlyTold: true } : occasion && { occasion }),
    },
  }
}

const HAIR: Readonly<Record<string, string>> = {
  silver: '#cfd0d8',
  white: '#efece6',
  grey: '#b4b1ae',
  gold: '#e8c05a',
  yellow: '#e8c05a',
  black: '#241c1c',
  brown: '#5a3a22',
  red: '#b5502a',
}
const hexOfHair = (colour: string | undefined): string | undefined =>
  colour === undefined ? undefined : (HAIR[colour] ?? hexOf(colour))
