import type { RgbaPicture } from '@kinora/media/frames/size'
import { memberLooks, membersOf, rigOf } from '@kinora/media/scene/members'
import type { Affordance } from '@kinora/media/scene/catalogue'
import type { Action, Entity, Scene } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import { buildAsset } from '../../bodies/assets/build-asset.ts'
import { withShapes } from '../../bodies/assets/shape-kits.ts'
import { buildMesh } from '../../bodies/build-mesh.ts'
import { splitLarge } from '../../raster/split-mesh.ts'
import { dressBody } from '../../bodies/dress-body.ts'
import type { DressedBody } from '../../bodies/dressed-body.ts'
import { bodyExtent } from '../../bodies/extent.ts'
import { lettersOn } from '../../setting/lettered-clothes.ts'
import { assetKind, uprightKind } from '../../bodies/kinds/asset-kind.ts'
import type { Kind } from '../../bodies/kinds/kind.ts'
import { madeOf } from '../../bodies/made-of.ts'
import { puffPicture } from '../../bodies/puff-picture.ts'
import { stretchBody } from '../../bodies/stretch-body.ts'
import { assetBody } from './asset-body.ts'
import type { SceneNotes } from '../scene-notes.ts'
import type { Occasion } from '../../bodies/kits/person-table.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { dyeBody, isUndyed, tintGlass } from './dye-body.ts'
import { entityAttire, hexOf } from './entity-attire.ts'
import { type Extra, resolveExtras } from './extras.ts'
import { fitWorn } from './fit-worn.ts'
import { occasionOf } from './occasion.ts'
import { type Performer, sizeOf } from './performer.ts'
import { type WornGarments, wornGarments } from './worn-garments.ts'

export type Company = {
  all: readonly Performer[]
  /** Performers that are not entities. */
  extras: readonly Extra[]
  /** All members of a group, or the one with this id; of clothes, who wears them. */
  of(id: string): readonly Performer[]
  /** The wearer of an entity that is drawn as clothes. */
  wearerOf(id: string): string | undefined
  /** The performer with exactly this id. */
  byId(id: string): Performer | undefined
  /** A performer in its new state. */
  turned(one: Performer, to: Becoming): Performer
}

const TIMES: Readonly<Record<string, number>> = { tiny: 0.4, small: 0.7, normal: 1, large: 1.6, huge: 3 }
const AGES: Readonly<Record<string, number>> = { baby: 0.42, child: 0.68, young: 0.97, adult: 1, old: 0.95 }
/** Transparent materials of vessels. */
const HOLLOW: ReadonlySet<string> = new Set(['glass', 'ice'])

/** The changes that an action makes to a thing. */
export type Becoming = NonNullable<Action['becomes']>

/** The caller's inputs by asset name: `input:images[0]`, `subject:rex`. */
export type Inputs = {
  /** Cut-out pictures. */
  pictures?: ReadonlyMap<string, RgbaPicture>
  /** Clips as cards, at their current frames. */
  clips?: ReadonlyMap<string, () => RgbaPicture>
  /** Body codes of models. */
  models?: ReadonlyMap<string, string>
}

/** All performers of a document with a body, in the document's order. */
export function resolvePerformers(scene: Scene, seed: number, notes: SceneNotes, inputs: Inputs = {}): Company {
  const alike = new Map<string, number>()
  const occasion = occasionOf(scene)
  const worn = wornGarments(scene)
  const given: Given = { scene, seed, notes, inputs, worn, ...(occasion && { occasion }) }
  const all = fitWorn(
    scene,
    scene.entities.flatMap((entity, at) => performersOf(entity, `/entities/${at}`, alike, given)),
  )
  const extras = resolveExtras(scene, all, (entity, at) => performersOf(entity, at, new Map(), given))
  all.push(...extras.map(({ who }) => who))
  const byId = new Map<string, Performer[]>()
  for (const one of all)
    for (const name of new Set([one.id, one.entity.id])) byId.set(name, [...(byId.get(name) ?? []), one])
  const own = new Map(all.map(one => [one.id, one]))
  const turned = new Map<string, Performer>()
  return {
    all,
    extras,
    of(name) {
      const [id] = name.split('/') as [string]
      return byId.get(worn.wearerOf.get(id) ?? id) ?? []
    },
    wearerOf: id => worn.wearerOf.get(id),
    byId: id => own.get(id),
    turned(one, to) {
      const look = JSON.stringify(to)
      const key = `${one.id} ${look}`
      const known = turned.get(key)
      if (known) return known
      const looks = turnedLooks(one.entity, to)
      const found = bodyFor(looks, given, one.variant)
      const { id, at, nth, variant } = one
      const made = found ? performerOf(looks, found, { id, at, nth, variant, look }, scene) : one
      turned.set(key, made)
      return made
    },
  }
}

/** `alike` counts the instances of each asset, so that their looks differ. */
function performersOf(entity: Entity, at: string, alike: Map<string, number>, given: Given): Performer[] {
  const people = loadCatalogue().asset(entity.asset)?.people ?? [entity.asset]
  const members = membersOf(entity)
  const count = members.length > 0 ? Math.max(members.length, entity.count ?? 1) : people.length * (entity.count ?? 1)
  const found = Array.from({ length: count }, (_, nth): Performer[] => {
    const asset = people[nth % people.length]!
    const variant = alike.get(asset) ?? 0
    alike.set(asset, variant + 1)
    const id = members[nth]?.id ?? (count > 1 ? `${entity.id}.${nth + 1}` : entity.id)
    const looks = withWorn({ ...memberLooks(entity, nth), asset }, [
      ...given.worn.wornBy(entity.id),
      ...(id === entity.id ? [] : given.worn.wornBy(id)),
    ])
    const own = bodyFor(looks, given, variant)
    if (!own) return []
    for (const [worn, { garment, text }] of (looks.wears ?? []).entries())
      if (text !== undefined && !own.dressed.body.prints?.[lettersOn(garment.replaceAll('-', ' ')) ?? 'chest'])
        given.notes.add('text-cut', `${at}/wears/${worn}/text`, `${asset} has no ${garment} with room for letters`)
    return [performerOf(looks, own, { id, at, nth, variant, look: '' }, given.scene)]
  }).flat()
  if (found.length === 0) given.notes.add('not-drawn', `${at}/asset`, `${entity.asset} has no body`)
  return found
}

const withWorn = (looks: Entity, worn: NonNullable<Entity['wears']>): Entity =>
  worn.length > 0 ? { ...looks, wears: [...(looks.wears ?? []), ...worn] } : looks

function performerOf(
  looks: Entity,
  { dressed: { kind, body, mesh, extent }, code, scale, letters, card }: Found,
  own: Pick<Performer, 'id' | 'at' | 'nth' | 'variant' | 'look'>,
  scene: Scene,
): Performer {
  const base: Performer = {
    ...own,
    entity: letters && looks.label === undefined ? { ...looks, label: letters } : looks,
    asset: looks.asset,
    ...(code && { code }),
    rig: kind.rig,
    body,
    mesh,
    extent,
    scale,
    ...(card && { card }),
    ...(kind.brows && { brows: kind.brows }),
    isLong: kind.isLong === true,
  }
  const one = sized(looks, base)
  if (!isGround(one, scene)) return one
  return { ...one, mesh: splitLarge(one.mesh, Math.max(...Object.values(sizeOf(one))), one.scale) }
}

/** The camera may be above or in a model of the document, and in a thing that others stand on. */
const isGround = ({ rig, card, asset, entity: { id } }: Performer, { assets = [], shots }: Scene): boolean =>
  rig === 'thing' &&
  !card &&
  (assets.some(one => one.id === asset) ||
    shots.some(({ placements = [] }) =>
      placements.some(({ to = [] }) => [to].flat().some(name => name.split('/')[0] === id)),
    ))

/** The looks of a changed entity: a new asset has its own looks. */
function turnedLooks({ colour, material, size, wears, label, state, ...kept }: Entity, to: Becoming): Entity {
  const isOther = to.asset !== undefined && to.asset !== kept.asset
  const own = {
    ...(colour && { colour }),
    ...(material && { material }),
    ...(size && { size }),
    ...(wears && { wears }),
    ...(label && { label }),
  }
  return {
    ...kept,
    ...(!isOther && own),
    ...(state && { state }),
    ...(to.asset && { asset: to.asset }),
    ...(to.colour && { colour: to.colour }),
    ...(to.material && { material: to.material }),
    ...(to.size && { size: to.size }),
    traits: { ...kept.traits, ...(to.age && { age: to.age }), ...(to.hair && { hair: to.hair }) },
  }
}

/** Furniture for sitting and lying: its height suits people. */
const FURNITURE: readonly Affordance[] = ['sit-at', 'sit-on', 'lie-on']

/** The size in the document; open dimensions keep the proportions, or for furniture the height. */
function sized({ size, traits, asset }: Entity, performer: Performer): Performer {
  const aged = performer.rig === 'thing' ? 1 : (AGES[traits?.age ?? 'adult'] ?? 1)
  if (size === undefined || typeof size === 'string')
    return { ...performer, scale: performer.scale * aged * (TIMES[size ?? ''] ?? 1) }
  const usual = sizeOf(performer)
  const said = (['width', 'height', 'depth'] as const).map(side =>
    size[side] === undefined ? undefined : size[side] / Math.max(0.001, usual[side]),
  )
  const all = said.filter(one => one !== undefined)
  if (all.length === 0) return { ...performer, scale: performer.scale * aged }
  const mean = all.reduce((product, one) => product * one, 1) ** (1 / all.length)
  // People and animals are scaled, not stretched.
  if (performer.rig !== 'thing' || performer.card) return { ...performer, scale: performer.scale * mean }
  const affords = assetBody(asset)?.entry.affords ?? []
  const isFurniture = FURNITURE.some(one => affords.includes(one))
  const times: Point = [said[0] ?? mean, said[1] ?? (isFurniture ? 1 : mean), said[2] ?? mean]
  if (times.every(one => Math.abs(one - times[0]) < 1e-6)) return { ...performer, scale: performer.scale * times[0] }
  const { body, mesh, extent } = stretchBody(
    {
      kind: { rig: 'thing', build: () => performer.body },
      body: performer.body,
      mesh: performer.mesh,
      extent: performer.extent,
    },
    times,
  )
  return { ...performer, body, mesh, extent }
}

const coveredWith = (dressed: DressedBody, { material }: Entity): DressedBody =>
  material ? madeOf(dressed, material, HOLLOW.has(material)) : dressed

type Given = {
  scene: Scene
  seed: number
  notes: SceneNotes
  inputs: Inputs
  worn: WornGarments
  occasion?: Occasion
}
type Found = { dressed: DressedBody; code?: string; scale: number; letters?: string; card?: Performer['card'] }

/** The default height of a picture's subject, metres. */
const USUAL_CARD = 1.5

function bodyFor(entity: Entity, { scene, seed, inputs, occasion }: Given, nth: number): Found | undefined {
  const model = inputs.models?.get(entity.asset)
  const modelled = model === undefined ? undefined : dressBody(model, hexOf(entity.colour))
  if (modelled) return { dressed: coveredWith(modelled, entity), code: model!, scale: 1 }
  const clip = inputs.clips?.get(entity.asset)
  const picture = inputs.pictures?.get(entity.asset) ?? clip?.()
  if (picture) {
    const { body, mesh, picture: laid } = puffPicture(picture, assetBody(entity.asset)?.entry.size.height ?? USUAL_CARD)
    const dressed = { kind: { rig: 'thing' as const, build: () => body }, body, mesh, extent: bodyExtent(body) }
    const rgba = (): Uint8Array => clip?.().rgba ?? picture.rgba
    return { dressed, scale: 1, card: { rgba, picture: laid, ...(clip && { isLive: true }) } }
  }
  const own = scene.assets?.filter(({ id }) => id === entity.asset).map(withShapes)[0]
  if (own?.parts) {
    const { body: clear, letters } = buildAsset(own, hexOf(entity.colour))
    const body = tintGlass(clear)
    const kind: Kind = { rig: 'thing', build: () => body, ...(own.seen === 'side' && { isLong: true }) }
    const dressed = { kind, body, mesh: buildMesh(body), extent: bodyExtent(body) }
    return { dressed: coveredWith(dressed, entity), scale: 1, ...(letters && { letters }) }
  }
  if (own?.kit) {
    const kind = assetKind(own)
    const attire =
      kind?.rig === 'person' ? entityAttire(entity, nth, seed, { occasion, language: scene.language }) : undefined
    const body = kind?.build(hexOf(entity.colour), attire)
    if (!kind || !body) return undefined
    return { dressed: coveredWith({ kind, body, mesh: buildMesh(body), extent: bodyExtent(body) }, entity), scale: 1 }
  }
  // An asset that is like another has its shape.
  const asset = assetBody(own?.like ?? entity.asset)
  if (!asset) return undefined
  if (rigOf(entity, asset.entry) !== asset.entry.rig) {
    const kind = uprightKind({ kind: 'upright', of: asset.entry.like ?? asset.entry.id })
    const body = kind?.build(hexOf(entity.colour), entityAttire(entity, nth, seed, { language: scene.language }))
    if (kind && body)
      return { dressed: coveredWith({ kind, body, mesh: buildMesh(body), extent: bodyExtent(body) }, entity), scale: 1 }
  }
  // Clothes without a given colour use the film's palette.
  const palette = asset.entry.rig === 'person' && !entity.wears ? (scene.style?.palette ?? []) : []
  const colour = hexOf(
    entity.colour ?? palette[(scene.entities.findIndex(({ id }) => id === entity.id) + nth) % palette.length],
  )
  const plain = dressBody(
    asset.code,
    colour,
    asset.entry.rig === 'person'
      ? entityAttire(entity, nth, seed, { usual: asset.entry.wears, occasion, language: scene.language })
      : undefined,
  )
  if (!plain) return undefined
  const bare = entity.colour && colour && asset.entry.rig !== 'person' ? dressBody(asset.code, undefined) : undefined
  const isPlant = asset.entry.isA.includes('plant')
  const shown = bare && colour && isUndyed(bare, plain) ? dyeBody(plain, colour, isPlant) : plain
  const dressed = coveredWith(shown, entity)
  const tall = plain.extent.high[1] - plain.extent.low[1]
  // An asset without its own shape uses a similar one, at its own size.
  const isLike = Math.abs(asset.entry.size.height - tall) > 0.02 * tall && asset.entry.rig !== 'person'
  return { dressed, code: asset.code, scale: isLike ? asset.entry.size.height / tall : 1 }
}
