import { checkSchema } from '@kinora/media/scene/check-schema'
import { nearestNames } from '@kinora/media/scene/nearest-names'
import {
  type PlaceDocument,
  type PlaceInterior,
  type PlaceKinds,
  placeKindsSchema,
  type PlaceLayout,
  type PlaceOpen,
  placeSchema,
} from '@kinora/media/scene/place-schema'
import type { Problem } from '@kinora/media/scene/problem'
import { findAsset } from '../bodies/assets/asset-library.ts'
import { assetIndex } from '../data-files/read-asset-index.ts'
import { findDocuments } from '../data-files/find-documents.ts'
import { placeKinds } from '../data-files/place-kinds.ts'
import { findAnchor } from './anchors.ts'
import { loadCatalogue } from './catalogue.ts'

export type CheckedPlace = { place?: PlaceDocument; problems: Problem[] }

/** All problems of a document of a place. A document without problems is a place. */
export function checkPlace(document: unknown): CheckedPlace {
  const problems = checkSchema(placeSchema, document)
  if (problems.length > 0) return { problems }
  const place = document as PlaceDocument
  const further = placeProblems(place)
  return further.length > 0 ? { problems: further } : { place, problems: [] }
}

export const checkPlaceKinds = (document: unknown): Problem[] => checkSchema(placeKindsSchema, document)

const unknown = (at: string, what: string, name: string, among: Iterable<string>): Problem => ({
  at,
  code: 'unknown-name',
  message: `there is no ${what} ${name}`,
  nearest: nearestNames(name, among),
})
const wrong = (at: string, message: string): Problem => ({ at, code: 'not-allowed', message })

function placeProblems(place: PlaceDocument): Problem[] {
  const { interior, open, kit, like, anchors, spots = [], goods = [], filled = {} } = place
  const problems: Problem[] = []
  const ways = [interior, open, kit, like].filter(one => one !== undefined)
  if (ways.length !== 1) problems.push(wrong('', 'a place has one of interior, open, kit and like'))
  if (spots.length > 0 && kit === undefined) problems.push(wrong('/spots', 'only a kit has spots'))
  if (kit !== undefined && kit !== place.traits) problems.push(wrong('/traits', `a kit has its own traits, ${kit}`))
  if (like !== undefined && !findDocuments('places').has(like))
    problems.push(unknown('/like', 'place', like, findDocuments('places').keys()))
  const anchorNamed = (at: string, id: string): void => {
    if (!findAnchor(id)) problems.push(wrong(at, `there is no anchor ${id}`))
  }
  anchors.forEach((id, nth) => anchorNamed(`/anchors/${nth}`, id))
  spots.forEach(({ anchor }, nth) => anchorNamed(`/spots/${nth}/anchor`, anchor))
  goods.forEach((id, nth) => {
    if (loadCatalogue().asset(id)?.id !== id) problems.push(wrong(`/goods/${nth}`, `there is no asset ${id}`))
  })
  if (interior) problems.push(...interiorProblems('/interior', interior))
  if (open) problems.push(...openProblems('/open', open))
  for (const fill of ['small', 'large'] as const) {
    const layout: PlaceLayout | undefined = filled[fill]
    if (!layout) continue
    const at = `/filled/${fill}`
    problems.push(
      ...('interior' in layout
        ? interiorProblems(`${at}/interior`, layout.interior)
        : openProblems(`${at}/open`, layout.open)),
    )
  }
  return problems
}

function kindProblems(at: string, of: keyof PlaceKinds, name: string | undefined): Problem[] {
  const kinds = placeKinds()[of]
  return name === undefined || name in kinds ? [] : [unknown(at, `kind of ${of}`, name, Object.keys(kinds))]
}

const shapedAssets = (): string[] => assetIndex().flatMap(({ id, isBody }) => (isBody ? [id] : []))

function commonProblems(at: string, { stands, dressing }: PlaceInterior | PlaceOpen): Problem[] {
  return [
    ...(stands && stands[0] >= stands[1] ? [wrong(`${at}/stands`, `${stands[0]} is not before ${stands[1]}`)] : []),
    ...dressing.flatMap(({ asset, z, every, until }, nth): Problem[] => [
      ...(findAsset(asset)?.parts
        ? []
        : [unknown(`${at}/dressing/${nth}/asset`, 'asset of shapes', asset, shapedAssets())]),
      ...(until !== undefined && every === undefined
        ? [wrong(`${at}/dressing/${nth}/until`, 'until is said with every')]
        : []),
      ...(until !== undefined && until < z
        ? [wrong(`${at}/dressing/${nth}/until`, `${until} is before ${z}, where the row begins`)]
        : []),
    ]),
  ]
}

function interiorProblems(at: string, interior: PlaceInterior): Problem[] {
  const { size, windows = {}, lights } = interior
  const walls = (['back', 'left', 'right'] as const).flatMap(wall =>
    (windows[wall] ?? []).flatMap(([from, to, sill, head], nth, all): Problem[] => {
      const here = `${at}/windows/${wall}/${nth}`
      const before = all[nth - 1]
      return [
        ...(from < to && sill < head ? [] : [wrong(here, 'an opening has from before to and its sill below its head')]),
        ...(head <= size[1] ? [] : [wrong(here, `${head} is above the ceiling, ${size[1]}`)]),
        ...(before && before[1] > from ? [wrong(here, 'openings of a wall come in order and do not overlap')] : []),
      ]
    }),
  )
  return [...commonProblems(at, interior), ...kindProblems(`${at}/lights/kind`, 'lights', lights?.kind), ...walls]
}

function openProblems(at: string, open: PlaceOpen): Problem[] {
  const { land, far, water, paved = [] } = open
  const isBare = land === undefined && water === undefined && paved.length === 0
  return [
    ...(isBare ? [wrong(at, 'an open place has land, water or paved')] : []),
    ...commonProblems(at, open),
    ...kindProblems(`${at}/land`, 'lands', land),
    ...kindProblems(`${at}/far`, 'fars', far),
    ...kindProblems(`${at}/water`, 'waters', water),
    ...paved.flatMap(({ x, z }, nth): Problem[] =>
      x[0] < x[1] && z[0] < z[1] ? [] : [wrong(`${at}/paved/${nth}`, 'a slab has its left and near side first')],
    ),
  ]
}
