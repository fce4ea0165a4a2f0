import type { Entity, Scene, ScenePlace } from '@kinora/media/scene/scene-schema'
import type { Occasion } from '../../bodies/kits/person-table.ts'
import { loadCatalogue } from '../../library/catalogue.ts'

/** The occasion for unspecified clothes. Clothes do not change between shots, so the first place decides. */
export function occasionOf({ places, shots, entities }: Scene): Occasion | undefined {
  const catalogue = loadCatalogue()
  const swimmers = shots.flatMap(({ actions = [] }) =>
    actions.flatMap(({ who, does }) => (catalogue.action(does)?.motion === 'swim' ? [who] : [])),
  )
  // Swimming ducks need no change of clothes.
  const isDressed = ({ id, asset, members = [] }: Entity): boolean =>
    swimmers.some(who => who === id || members.includes(who)) && catalogue.asset(asset)?.isA.includes('animal') !== true
  if (entities.some(isDressed)) return 'swimming'
  const shown = shots.flatMap(shot => places.find(({ id }) => id === shot.place) ?? [])
  const occasion = shown.map(weatherOf).find(one => one !== undefined)
  const isDry = entities.some(({ asset }) => catalogue.asset(asset)?.isA.includes('umbrella') || asset === 'umbrella')
  return occasion === 'rain' && isDry ? undefined : occasion
}

function weatherOf({ asset, weather, season }: ScenePlace): Occasion | undefined {
  const place = loadCatalogue().place(asset)
  if (!place || place.isIndoors) return undefined
  const kinds = [place.id, ...place.isA]
  if (weather === 'snow' || season === 'winter' || kinds.includes('snowfield')) return 'winter'
  if (weather === 'rain' || weather === 'storm') return 'rain'
  return kinds.includes('beach') ? 'beach' : undefined
}
