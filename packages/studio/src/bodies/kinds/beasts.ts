import { codePoints } from './code-points.ts'
import { type Beast, buildBeast } from '../kits/beast.ts'
import type { Kind } from './kind.ts'
import { DOGS_AND_CATS } from './dogs-and-cats.ts'
import { HOOFED_BEASTS } from './hoofed-beasts.ts'
import { BEARS_AND_APES } from './bears-and-apes.ts'
import { RODENTS } from './rodents.ts'
import { LARGE_BEASTS } from './large-beasts.ts'
import { REPTILES } from './reptiles.ts'
import { RARE_BEASTS } from './rare-beasts.ts'
import { YOUNG_BEASTS } from './young-beasts.ts'

/** Four-legged animals by pictogram. */
const BEASTS: Readonly<Record<string, Beast>> = {
  ...DOGS_AND_CATS,
  ...HOOFED_BEASTS,
  ...BEARS_AND_APES,
  ...RODENTS,
  ...LARGE_BEASTS,
  ...REPTILES,
  ...RARE_BEASTS,
  ...YOUNG_BEASTS,
}

const rows = new Map(Object.entries(BEASTS).map(([pictogram, beast]) => [codePoints(pictogram), beast]))

/** The measures of an animal by its code. */
export const beastRow = (code: string): Beast | undefined => rows.get(code.replaceAll('-fe0f', ''))

export const beasts: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(BEASTS).map(([pictogram, beast]): [string, Kind] => [
    pictogram,
    {
      rig: 'beast',
      isLong: true,
      build: colour =>
        buildBeast(
          colour
            ? { ...beast, coat: colour, ...(beast.mane?.kind === 'fleece' && { mane: { ...beast.mane, colour } }) }
            : beast,
        ),
    },
  ]),
)
