import type { Asset } from '@kinora/media/scene/asset-schema'
import { checkAsset as checkDocument } from '@kinora/media/scene/check-asset'
import type { KitOf } from '@kinora/media/scene/kit-schema'
import type { Problem } from '@kinora/media/scene/problem'
import { adrift, type Reach, spanOf } from '../bodies/adrift.ts'
import { drawParts } from '../bodies/assets/draw-parts.ts'
import { shapeKitProblems, withShapes } from '../bodies/assets/shape-kits.ts'
import type { Body } from '../bodies/body.ts'
import { bodyExtent } from '../bodies/extent.ts'
import { assetKind } from '../bodies/kinds/asset-kind.ts'
import { poseBones } from '../bodies/pose-bones.ts'
import { shapeSurface } from '../bodies/shape-surfaces.ts'
import { findAnchor } from './anchors.ts'
import { loadCatalogue } from './catalogue.ts'

/** Metres of the largest side: what the world has, from a seed to a rock. */
const SIZES = { least: 0.01, most: 150 }
/** The largest gap below the lowest point, and the largest depth of its roots, as shares of the largest side. */
const [ABOVE, BELOW] = [0.06, 0.15]
/** The largest gap between parts, as a share of the largest side: only the boxes of rounded shapes are compared. */
const GAP = 1 / 40

export type CheckedAsset = {
  asset?: Asset
  /** Problems that make the document invalid. */
  problems: Problem[]
  /** Problems of its shape, names or anchor. The asset can be drawn, but the library rejects it. */
  warnings: Problem[]
}

/** All problems of an asset document. */
export function checkAsset(document: unknown): CheckedAsset {
  const { asset, problems } = checkDocument(document)
  if (!asset) return { problems, warnings: [] }
  const kitProblems = asset.kit?.kind === 'shapes' ? problemsOfShapes(asset, asset.kit) : []
  if (kitProblems.length > 0) return { problems: kitProblems, warnings: [] }
  const { like } = asset
  if (like === undefined || loadCatalogue().asset(like)) return { asset, problems, warnings: libraryProblems(asset) }
  const nearest = loadCatalogue().nearest('asset', like)
  return {
    problems: [{ at: '/like', code: 'unknown-name', message: `there is no asset ${like}`, nearest }],
    warnings: [],
  }
}

/** The choices are valid one by one, and the shapes that they make together are. */
function problemsOfShapes(asset: Asset, kit: KitOf<'shapes'>): Problem[] {
  const problems = shapeKitProblems(kit)
  if (problems.length > 0) return problems
  return checkDocument(withShapes(asset)).problems.map(({ at, message }) => ({
    at: '/kit/with',
    code: 'out-of-range' as const,
    message: `these measures do not fit together: ${at}: ${message}`,
  }))
}

const libraryProblems = (asset: Asset): Problem[] => [
  ...bodyProblems(asset),
  ...nameProblems(asset),
  ...(asset.anchor === undefined || findAnchor(asset.anchor)
    ? []
    : [{ at: '/anchor', code: 'unknown-name' as const, message: `there is no anchor ${asset.anchor}` }]),
]

function bodyProblems(asset: Asset): Problem[] {
  const kind = assetKind(asset)
  if (!kind) return []
  const at = asset.parts ? '/parts' : '/kit'
  const body = kind.build()
  const reaches = reachesOf(body)
  if (reaches.length === 0) return [{ at, code: 'missing', message: 'no part is drawn' }]
  const span = spanOf(reaches)
  if (!Number.isFinite(span) || span < SIZES.least || span > SIZES.most)
    return [
      {
        at,
        code: 'out-of-range',
        message: `it is ${metres(span)} m large: its largest side has from ${SIZES.least} to ${SIZES.most} m`,
      },
    ]
  const lowest = Math.min(...reaches.map(reach => reach[1]![0]))
  const problems: Problem[] = []
  if (standsOnGround(asset, body, kind.rig) && (lowest > ABOVE * span || -lowest > BELOW * span))
    problems.push({
      at,
      code: 'out-of-range',
      message: `its lowest point is at y = ${metres(lowest)}: an asset stands on the ground, y = 0`,
    })
  const drawn = asset.parts ? drawParts(asset) : []
  const tell = (index: number, message: string): void => {
    const part = drawn[index]?.part
    problems.push({
      at: part === undefined ? at : `${at}/${part}`,
      code: 'not-allowed',
      message: `a part at ${middle(reaches[index]!)} ${message}`,
    })
  }
  for (const [index, part] of body.parts.entries()) if (drawn[index] && !hasSurface(part)) tell(index, 'has no extent')
  if (asset.isLoose) return problems
  for (const index of adrift(reaches, span * GAP, lowest))
    tell(index, 'touches nothing: parts overlap, or the asset has isLoose')
  return problems
}

function hasSurface(part: Body['parts'][number]): boolean {
  const { places, triangles } = shapeSurface(part)
  return triangles.length > 0 && places.every(place => place.every(Number.isFinite))
}

const metres = (value: number): number => Number(value.toPrecision(3))

const middle = (reach: Reach): string => `[${reach.map(([low, high]) => metres((low + high) / 2)).join(', ')}]`

/**
 * An asset that flies, floats or swims does not stand. The place decides the height of an asset with an anchor and no
 * names.
 */
const standsOnGround = ({ anchor, names }: Asset, body: Body, rig: string): boolean =>
  rig !== 'fish' &&
  (anchor === undefined || names !== undefined) &&
  !body.bones.some(({ name }) => name.startsWith('flap') || name.startsWith('bell'))

/** The upright box around each part, as the body is held when nothing moves. */
function reachesOf(body: Body): Reach[] {
  const still = poseBones(body, { turns: {} })
  return body.parts.map(part => {
    const { low, high } = bodyExtent({ ...body, parts: [part] }, still)
    return [0, 1, 2].map(axis => [low[axis]!, high[axis]!] as const)
  })
}

let owners: ReadonlyMap<string, readonly string[]> | undefined

/** The assets of the library that have a name, by the name. */
function nameOwners(): NonNullable<typeof owners> {
  if (!owners) {
    const found = new Map<string, string[]>()
    for (const { id, names } of loadCatalogue().list('asset'))
      for (const name of [...names.en, ...names.zh]) {
        const key = name.toLowerCase()
        found.set(key, [...(found.get(key) ?? []), id])
      }
    owners = found
  }
  return owners
}

/** A name means one asset. */
function nameProblems({ id, names = {} }: Asset): Problem[] {
  return (['en', 'zh'] as const).flatMap(language =>
    (names[language] ?? []).flatMap((name, nth): Problem[] => {
      const other = nameOwners()
        .get(name.toLowerCase())
        ?.find(one => one !== id)
      if (other === undefined) return []
      const at = `/names/${language}/${nth}`
      return [{ at, code: 'duplicate-id', message: `${name} is a name of the asset ${other} of the library` }]
    }),
  )
}
