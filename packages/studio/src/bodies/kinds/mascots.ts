import type { Beast } from '../kits/beast.ts'
import { buildMascot } from '../kits/mascot.ts'
import { beastRow } from './beasts.ts'
import { codePoints } from './code-points.ts'
import type { Kind } from './kind.ts'
import { personRow } from './people.ts'

const NAME = /^drawn-mascot-(?<beast>[0-9a-f-]+?)(?:-as-(?<trade>[0-9a-f-]+))?$/u

/** Small ones that have a body of another kit on the ground, and of which only head, coat and tail are seen in clothes. */
const SMALL = {
  shoulder: 0.1,
  length: 0.1,
  chest: 0.4,
  rump: 0.4,
  leg: 0.1,
  neck: 0.1,
  rise: 30,
  head: 0.4,
  snout: 0.1,
}
const NO_TAIL = { length: 0, thick: 0.02, kind: 'stub' } as const
const UPRIGHT_ONLY: ReadonlyMap<string, Beast> = new Map(
  Object.entries({
    '🐸': { coat: '#5fae4a', muzzle: '#dfe6a0', ears: 'none', isWideMouthed: true },
  } as const).map(([pictogram, look]): [string, Beast] => [
    codePoints(pictogram),
    { ...SMALL, tail: NO_TAIL, ...look },
  ]),
)

/** Whether it is seen upright only in clothes, and never for what it does. */
export const isUprightInClothes = (beast: string): boolean => UPRIGHT_ONLY.has(beast)

const rowOf = (beast: string): Beast | undefined => beastRow(beast) ?? UPRIGHT_ONLY.get(beast)

/** The code of an animal that stands upright, in the clothes of a trade where one is given; undefined where it has no such body. */
export const mascotCode = (beast: string, trade?: string): string | undefined =>
  rowOf(beast) === undefined ? undefined : `drawn-mascot-${beast}${trade ? `-as-${trade}` : ''}`

/** An animal that does what people do, by the code that `mascotCode` gave it. */
export function findMascot(code: string): Kind | undefined {
  const { beast, trade } = NAME.exec(code)?.groups ?? {}
  const row = beast === undefined ? undefined : rowOf(beast)
  if (!row) return undefined
  const { top, bottom, wears, apron, hat, belt, scarf, cape } = (trade && personRow(trade)) || {}
  const clothes = {
    ...(top && { top }),
    ...(bottom && { bottom }),
    ...(wears && { wears }),
    ...(apron && { apron }),
    ...(hat && { hat }),
    ...(belt && { belt }),
    ...(scarf && { scarf }),
    ...(cape && { cape }),
  }
  return {
    rig: 'person',
    brows: row.coat,
    build: (colour, attire = {}) => {
      const { hair: _hair, variant: _variant, isEastAsian: _isEastAsian, ...worn } = attire
      return buildMascot(colour ? { ...row, coat: colour } : row, { ...clothes, ...worn })
    },
  }
}
