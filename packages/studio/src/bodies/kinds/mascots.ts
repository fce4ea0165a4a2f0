import { buildMascot } from '../kits/mascot.ts'
import { beastRow } from './beasts.ts'
import type { Kind } from './kind.ts'
import { personRow } from './people.ts'

const NAME = /^drawn-mascot-(?<beast>[0-9a-f-]+?)(?:-as-(?<trade>[0-9a-f-]+))?$/u

/** The code of an animal that stands upright, in the clothes of a trade where one is given; undefined where it has no such body. */
export const mascotCode = (beast: string, trade?: string): string | undefined =>
  beastRow(beast) === undefined ? undefined : `drawn-mascot-${beast}${trade ? `-as-${trade}` : ''}`

/** An animal that does what people do, by the code that `mascotCode` gave it. */
export function findMascot(code: string): Kind | undefined {
  const { beast, trade } = NAME.exec(code)?.groups ?? {}
  const row = beast === undefined ? undefined : beastRow(beast)
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
