import type { Catalogue } from './catalogue.ts'
import type { Entity, Scene } from './scene-schema.ts'

type Worn = Pick<Entity, 'wears' | 'costume'>

/**
 * Replaces synonyms of assets, actions and garments in a checked document by catalogue ids. Nothing else changes; the
 * document's own assets, `input:` and `subject:` keep their names.
 */
export function nameByIds(scene: Scene, catalogue: Catalogue): Scene {
  const own = new Set((scene.assets ?? []).map(({ id }) => id))
  const assetId = (name: string): string => (own.has(name) ? name : (catalogue.asset(name)?.id ?? name))
  const named = <T extends { asset: string }>(one: T): T => ({ ...one, asset: assetId(one.asset) })
  const worn = ({ wears, costume }: Worn): Worn => ({
    ...(wears && { wears: wears.map(one => ({ ...one, garment: catalogue.garment(one.garment)?.id ?? one.garment })) }),
    ...(costume !== undefined && { costume: assetId(costume) }),
  })
  return {
    ...scene,
    entities: scene.entities.map(entity => ({
      ...named(entity),
      ...worn(entity),
      ...(entity.shows !== undefined && { shows: catalogue.place(entity.shows)?.id ?? assetId(entity.shows) }),
      ...(entity.goods && { goods: entity.goods.map(named) }),
      ...(entity.members && {
        members: entity.members.map(one => (typeof one === 'string' ? one : { ...one, ...worn(one) })),
      }),
    })),
    places: scene.places.map(place => ({
      ...place,
      asset: catalogue.place(place.asset)?.id ?? place.asset,
      ...(place.dressing && { dressing: place.dressing.map(named) }),
      ...(place.goods && { goods: place.goods.map(named) }),
    })),
    shots: scene.shots.map(shot => ({
      ...shot,
      ...(shot.actions && {
        actions: shot.actions.map(action => ({
          ...action,
          does: catalogue.action(action.does)?.id ?? action.does,
          ...(action.becomes?.asset !== undefined && {
            becomes: { ...action.becomes, asset: assetId(action.becomes.asset) },
          }),
        })),
      }),
    })),
  }
}
