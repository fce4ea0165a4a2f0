import type { AssetEntry } from '@kinora/media/scene/catalogue'
import type { Entity } from '@kinora/media/scene/scene-schema'
import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Attire, Occasion } from '../../bodies/kits/person-table.ts'
import { hueCalled } from '../../hues/find-hues.ts'
import { thingHue } from '../../hues/hues.ts'
import { personRow } from '../../bodies/kinds/people.ts'
import { assetBody } from './asset-body.ts'
import { cutGarment } from './garments.ts'

/** A colour of a document as `#rrggbb`. */
export const hexOf = (colour: string | undefined): string | undefined =>
  colour === undefined ? undefined : (thingHue(colour) ?? thingHue(hueCalled(colour)))

/** Clothes of the trade, the occasion, and the document's language. */
export type Dressing = {
  usual?: AssetEntry['wears'] | undefined
  occasion?: Occasion | undefined
  language?: string | undefined
}

/** The number of different looks for people of one kind. */
const LOOKS = 1_000

/**
 * The clothes and looks of a person: the clothes of the trade, then those of the document. Open details follow from the
 * seed and the entity's id, so that the same id has the same looks in every shot.
 */
export function entityAttire(
  { id, traits, wears = [], costume, colour }: Entity,
  nth: number,
  seed: number,
  { usual = [], occasion, language }: Dressing = {},
): Attire {
  const worn = costume === undefined ? undefined : assetBody(costume)
  const attire: Attire = worn ? clothesOf(worn.entry.like ?? worn.entry.id) : {}
  for (const { garment, colour: dyed } of [...(worn ? (worn.entry.wears ?? []) : usual), ...wears])
    Object.assign(attire, cutGarment(garment, hexOf(dyed)))
  const { age, hair, hairStyle, beard, glasses } = traits ?? {}
  if (age === 'old') attire.age = 'old'
  const hairHue = hexOfHair(hair) ?? (age === 'old' ? HAIR['grey'] : undefined)
  if (hairHue || hairStyle)
    attire.hair = { ...attire.hair, ...(hairHue && { colour: hairHue }), ...(hairStyle && { style: hairStyle }) }
  if (beard) attire.beard = hexOfHair(beard) ?? HAIR['brown']!
  if (language?.startsWith('zh')) attire.isEastAsian = true
  if (glasses) attire.glasses = '#2c2a30'
  const isDressed = worn !== undefined || colour !== undefined || wears.length > 0 || usual.length > 0
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

/** The clothes of a person of the library, without their body. */
function clothesOf(id: string): Attire {
  const { anybody: _, skin: _s, hair: _h, beard: _b, age: _a, metres: _m, ears: _e, ...clothes } = personRow(id) ?? {}
  return clothes
}
