import type { ScenePlace } from '@kinora/media/scene/scene-schema'
import { LIGHTS } from '@kinora/media/scene/vocabulary'
import type { Shot, Subject } from '../setting/shot-list.ts'
import { assetOfBody } from '../library/asset-bodies.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import { placeIds, readPlace } from '../data-files/read-place.ts'
import { colourOf } from './looks.ts'

/** The place of a shot among those of the document; a new one is added. */
export function placeOf(shot: Shot, places: ScenePlace[]): ScenePlace {
  const look = lookOf(shot)
  const key = JSON.stringify(look)
  const found = places.find(({ id: _id, ...rest }) => JSON.stringify(rest) === key)
  if (found) return found
  const place = { id: places.length === 0 ? 'place' : `place-${places.length + 1}`, ...look }
  places.push(place)
  return place
}

function lookOf(shot: Shot): Omit<ScenePlace, 'id'> {
  const { time, weather, season, lights, tide, backdrop, light = [], surface, imagery, filledWith = [] } = shot
  const goods = filledWith.flatMap(({ sprite, colour }) => {
    const asset = assetOfBody(sprite)
    return asset ? [{ asset, ...(colour && { colour: colourOf(colour) }) }] : []
  })
  const dressing = (shot.trimmings ?? []).flatMap(({ of, colour, side }) => {
    const asset = assetOfBody(of) ?? loadCatalogue().asset(of)?.id
    return asset ? [{ asset, ...(colour && { colour: colourOf(colour) }), ...(side && { side }) }] : []
  })
  const material = surface && loadCatalogue().material(surface.of.replace(/^(?:dark|pale)-/u, ''))?.id
  const knownLight = LIGHTS.filter(one => light.includes(one)).slice(0, 6)
  return {
    asset: assetOf(shot),
    time,
    weather,
    season,
    ...(lights && { lights }),
    ...(tide && { tide }),
    ...(backdrop && { backdrop: colourOf(backdrop) }),
    ...(material && { surface: { material, ...(surface.colour && { colour: colourOf(surface.colour) }) } }),
    ...(dressing.length > 0 && { dressing: dressing.slice(0, 20) }),
    ...(goods.length > 0 && { goods: goods.slice(0, 8) }),
    ...(knownLight.length > 0 && { light: knownLight }),
    ...(imagery && {
      imagery: {
        kind: imagery.kind,
        ...(imagery.colours.length > 0 && { colours: imagery.colours.slice(0, 8).map(colourOf) }),
        ...(imagery.to && { to: imagery.to.slice(0, 8).map(colourOf) }),
        ...(imagery.ground && { ground: colourOf(imagery.ground) }),
      },
    }),
  }
}

let byKit: Map<string, string> | undefined
/**
 * The catalogue place for the id of a place or of a drawing kit. Variants (`like`) and layouts for goods are not chosen
 * directly.
 */
function findPlaceId(paint: string | undefined): string | undefined {
  if (paint === undefined) return undefined
  const place = readPlace(paint)
  if (place) return place.goods || place.like ? undefined : paint
  // If `paint` is not the id of a place, finds the place that this kit draws.
  if (!byKit) {
    byKit = new Map()
    for (const id of placeIds()) {
      const { kit, spots } = readPlace(id) ?? {}
      if (kit && spots) byKit.set(kit, id)
    }
  }
  return byKit.get(paint)
}

/**
 * The catalogue id of the shot's place. Small things without a named place are on a table, people in a room are in the
 * living room, and people at sea who neither swim nor ride are on the beach.
 */
function assetOf({ place, where, view, subjects }: Shot): string {
  if (view !== undefined) return `input:${view}`
  const isInRoom = place === 'kitchen' || place === 'room'
  if (isInRoom && where === undefined && subjects.length > 0 && subjects.every(isLaid)) return findPlaceId('table')!
  const found = findPlaceId(where)
  if (found) return found
  if (place === 'room' && subjects.some(isPerson)) return findPlaceId('living-room')!
  if (place === 'sea' && subjects.some(one => isPerson(one) && !needsNoLand(one))) return findPlaceId('beach')!
  return findPlaceId(place) ?? 'meadow'
}

const isPerson = ({ build, what }: Subject): boolean => build === 'person' && 'sprite' in what

/** True for things on a tabletop: food, tableware, or the table itself. */
function isLaid({ what }: Subject): boolean {
  const entry = 'sprite' in what ? loadCatalogue().asset(assetOfBody(what.sprite) ?? '') : undefined
  if (entry?.rig !== 'thing') return false
  if (entry.affords.includes('sit-at')) return true
  return entry.size.height < SMALL && SERVED.some(one => entry.affords.includes(one))
}
/** Metres. */
const SMALL = 0.3
const SERVED = ['eat', 'drink', 'put-in'] as const

const needsNoLand = ({ motion, relation, deeds = [] }: Subject): boolean =>
  OFF_LAND.has(motion) ||
  (relation !== undefined && ABOARD.has(relation.kind)) ||
  deeds.some(({ verb }) => {
    const action = loadCatalogue().action(verb)
    return action?.motion === 'swim' || action?.motion === 'float' || action?.relation === 'seated-on'
  })
const OFF_LAND: ReadonlySet<string> = new Set(['swim', 'float', 'fly', 'ride', 'drive'])
const ABOARD: ReadonlySet<string> = new Set(['in', 'on', 'riding'])
