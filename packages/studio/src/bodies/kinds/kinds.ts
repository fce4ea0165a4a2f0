import { assetIndex, findAsset } from '../assets/asset-library.ts'
import { buildAsset } from '../assets/build-asset.ts'
import { findOwnBody } from '../own-bodies.ts'
import { beasts } from './beasts.ts'
import { birds } from './birds.ts'
import { fishes } from './fishes.ts'
import { codePoints } from './code-points.ts'
import type { Kind } from './kind.ts'
import { enliven } from '../kits/living-thing.ts'
import { findMascot } from './mascots.ts'
import { findWoman, people } from './people.ts'

const KINDS: ReadonlyMap<string, Kind> = new Map(
  [people, beasts, birds, fishes].flatMap(table =>
    Object.entries(table).map(([name, kind]) => [codePoints(name), kind] as const),
  ),
)

/** What the stage has a body for, by its code. */
export function findKind(code: string): Kind | undefined {
  const own = findOwnBody(code)
  if (own) return own.kind
  const bare = code.replaceAll('-fe0f', '')
  return (
    KINDS.get(bare) ??
    thingKind(bare) ??
    findWoman(bare) ??
    findTradesperson(bare) ??
    findMascot(bare) ??
    findLiving(bare) ??
    // A woman or a man of a sort of people, where the sort has one body.
    KINDS.get(bare.replace(/-200d-264[02]$/u, ''))
  )
}

const things = new Map<string, Kind>()

/** The kind of an asset of the library, which is built of the shapes in its document. */
function thingKind(code: string): Kind | undefined {
  const asset = findAsset(code)
  if (!asset?.parts) return undefined
  const known = things.get(asset.id)
  if (known) return known
  const kind: Kind = {
    rig: 'thing',
    build: colour => buildAsset(asset, colour).body,
    ...(asset.seen === 'side' && { isLong: true }),
  }
  things.set(asset.id, kind)
  return kind
}

/** A trade that has no clothes of its own yet: those of anybody in that trade, else of any man, woman or person. */
function findTradesperson(code: string): Kind | undefined {
  const [, who, trade] = /^(1f9d1|1f468|1f469)(-200d-[0-9a-f]+)$/u.exec(code) ?? []
  return who === undefined ? undefined : (KINDS.get(`1f9d1${trade}`) ?? KINDS.get(who))
}

/** `drawn-living-<code>-<centimetres>`. */
const LIVING = /^drawn-living-(?<thing>.+)-(?<tall>\d+)$/u

/** The code of a thing with arms, legs and a face, so many metres tall. */
export const livingCode = (thing: string, metres: number): string =>
  `drawn-living-${thing.replaceAll('-fe0f', '')}-${Math.round(metres * 100)}`

/** What tells a living thing's height from its code. */
export const livingMetres = (code: string): number | undefined => {
  const tall = LIVING.exec(code)?.groups?.['tall']
  return tall === undefined ? undefined : Number(tall) / 100
}

function findLiving(code: string): Kind | undefined {
  const { thing, tall } = LIVING.exec(code)?.groups ?? {}
  const kind = thing === undefined ? undefined : findKind(thing)
  if (kind?.rig !== 'thing') return undefined
  return { rig: 'person', build: colour => enliven(kind.build(colour), Number(tall) / 100) }
}

export const kindCodes = (): string[] => [...KINDS.keys(), ...assetIndex().map(({ id, codes = [] }) => codes[0] ?? id)]
