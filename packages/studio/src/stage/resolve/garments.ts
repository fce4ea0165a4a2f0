import { darker } from '../../bodies/darker.ts'
import type { Attire } from '../../bodies/kits/person-table.ts'
import { thingHue } from '../../hues/hues.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import type { Cut, Dyed } from '../../library/cut.ts'
import { readRows } from '../../library/read-rows.ts'

/** A garment without its own cut is visible only by its colour. */
const ON_TOP: Cut = { top: { dyed: true } }

let cuts: ReadonlyMap<string, Cut> | undefined

/** The changes to the wearer of a garment, given by its id or a name of the catalogue, in a colour if given. */
export function cutGarment(name: string, colour: string | undefined): Attire {
  cuts ??= new Map(readRows('garment').map(({ id, cut }) => [id, cut]))
  const cut = cuts.get(name) ?? cuts.get(loadCatalogue().garment(name)?.id ?? '') ?? ON_TOP
  return dye(cut, thingHue(colour)) as Attire
}

/** The place of a garment on a body that is not a person's, by a part of its cut. */
const PARTS = {
  backpack: 'back',
  bag: 'back',
  tank: 'back',
  cape: 'back',
  coat: 'back',
  poncho: 'back',
  scarf: 'neck',
  necklace: 'neck',
  bowTie: 'neck',
  sash: 'chest',
  apron: 'chest',
  shoes: 'front-left-paw',
} as const

/** The part of a body on which an asset is worn, if it is a garment that is not worn on the head. */
export function wornAt(asset: string): string | undefined {
  const id = loadCatalogue().garment(asset)?.id
  const cut: object = readRows('garment').find(one => one.id === id)?.cut ?? {}
  const found = 'hat' in cut ? undefined : Object.keys(PARTS).find(part => part in cut)
  return found === undefined ? undefined : PARTS[found as keyof typeof PARTS]
}

/** A cut with colours in place of its dyed parts; those without a colour are omitted. */
function dye(value: unknown, hue: string | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isDyed(value)) {
    if (hue === undefined) return value.dyed === true ? undefined : value.dyed
    return value.shade === undefined ? hue : darker(hue, value.shade)
  }
  const parts = Object.entries(value).map(([part, own]) => [part, dye(own, hue)] as const)
  return Object.fromEntries(parts.filter(([, own]) => own !== undefined))
}

const isDyed = (value: object): value is Dyed => 'dyed' in value
