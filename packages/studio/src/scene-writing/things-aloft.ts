import type { AssetEntry } from '@kinora/media/scene/catalogue'
import type { Entity, Placement } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../library/catalogue.ts'
import { type Draft, eachOf, type Rule, entityOf, entryOf, isAlive, isPerson, placementOf } from './draft.ts'
import { round } from './actions.ts'
import { isStillLife, spread } from './show-things.ts'
import { GAITS } from './ways-on-ground.ts'
import { CARRIED } from './near-partners.ts'
import { ASIDE_OF_SKY } from './use-things.ts'

/** Degrees: along a road that leads away from the viewer, seen obliquely from the front. */
const ALONG = 20
/** A vehicle follows the road of its place, if there is one that leads away. */
const followsRoad = ({ place: { entry }, isSeenFromSide }: Draft): boolean =>
  !isSeenFromSide && entry?.views === 'front' && entry.anchors.some(({ id }) => id === 'road')

/** A vehicle, a mount with its rider, or a thing that the shot is about crosses the picture, seen from the side. */
export const crossPicture: Rule = draft => {
  const placements = [...draft.placements]
  const ahead = followsRoad(draft) ? ALONG : 90
  for (const { who, does, path } of draft.actions) {
    const motion = loadCatalogue().action(does)?.motion ?? ''
    const crosses = motion === 'drive' || (isStillLife(draft) && GAITS.has(motion))
    const { width = 0, depth = 0 } = entryOf(draft, who)?.size ?? {}
    // A flower or a coin would be seen from its edge.
    const isFlat = motion !== 'drive' && width > depth
    const isMount = GAITS.has(motion) && placements.some(one => one.to === who && one.relation === 'seated-on')
    if (isMount && isAlive(entryOf(draft, who)) && !path && !placements.some(one => one.who === who))
      placements.push({ who, relation: 'at', facing: ahead })
    if (crosses && !isFlat && entryOf(draft, who)?.rig === 'thing' && !path && !placements.some(one => one.who === who))
      placements.push({ who, relation: 'at', facing: motion === 'drive' ? ahead : 90 })
  }
  return { ...draft, placements }
}

const ON_GROUND: ReadonlySet<string> = new Set(['at', 'beside', 'before', 'behind'])

/** The usual height of flying things in metres, and of those over smaller entities as a factor of their height. */
const [ALOFT, ABOVE] = [1.7, 1.1]

/** Flying things are in the air. */
export const liftFliers: Rule = draft => {
  const placements = [...draft.placements]
  // A product floats before its backdrop, within the frame.
  const isShown = draft.place.entry?.anchors.some(({ id }) => id === 'surface') === true
  for (const id of draft.present) {
    const motions = draft.actions
      .filter(({ who }) => who === id)
      .map(({ does }) => loadCatalogue().action(does)?.motion)
    const entry = entryOf(draft, id)
    const falls = motions.includes('fall') && entry?.rig === 'thing' && !placementOf(draft, id)
    const flies =
      falls ||
      motions.includes('fly') ||
      (motions.includes('float') && entry?.rig !== 'fish' && !isAfloat(draft, entry))
    const at = placements.findIndex(({ who }) => who === id)
    const own = placements[at]
    if (!flies || !entry || (own && (CARRIED.has(own.relation) || own.offset))) continue
    const high = entry.size.height
    const others = draft.present.filter(one => one !== id && !draft.background.has(one))
    const tallest = Math.max(0, ...others.map(one => entryOf(draft, one)?.size.height ?? 0))
    const aloft = tallest > 0 ? Math.min(ALOFT, ABOVE * tallest) : Math.min(ALOFT, 8 * high)
    const up = Number((isShown ? 0.6 * high : Math.max(0.5 * high, aloft)).toFixed(3))
    // Several flying things are at different positions.
    const entity = entityOf(draft, id)!
    if ((entity.count ?? 1) > 1) entity.formation ??= isAlive(entry) ? 'crowd' : 'row'
    const lifted: Placement = { ...(own ?? { who: id, relation: 'at' }), offset: [0, up, 0] }
    const flock = motions.includes('fly') && isAlive(entry) && !own ? flockOf(draft, entity, entry, up) : []
    if (flock.length > 0) placements.push(...flock)
    else if (at >= 0) placements[at] = lifted
    else placements.push(lifted)
    // Who is beside a thing in the air stands on the ground.
    for (const [nth, other] of placements.entries())
      if (other.to === id && ON_GROUND.has(other.relation) && isPerson(entryOf(draft, other.who)))
        placements[nth] = {
          facing: id,
          ...other,
          relation: other.relation === 'at' ? 'beside' : other.relation,
          offset: [0, -up, 0],
        }
  }
  return { ...draft, placements }
}

/** The most members of a flock that are placed singly. */
const MOST = 12
/** Between the members of a flock: along its way, up and away, as multiples of a member's length or height. */
const [AHEAD, HIGHER, AWAY] = [1.15, 1.8, 1.6]

/** The members of a flock are at different heights and distances. */
function flockOf(draft: Draft, entity: Entity, { size }: AssetEntry, up: number): Placement[] {
  const count = entity.count ?? 1
  if (count < 3 || count > MOST) return []
  delete entity.formation
  entity.members ??= Array.from({ length: count }, (_, at) => `${entity.id}-${at + 1}`)
  const long = Math.max(size.width, size.depth)
  return eachOf(draft, entity.id).map((who, nth): Placement => {
    const [x, y, z] = [
      (nth - (count - 1) / 2) * AHEAD * long,
      up + spread(nth, 1) * HIGHER * size.height,
      (spread(nth, 2) - 0.5) * AWAY * long,
    ]
    return { who, relation: 'at', offset: [round(x), round(y), round(z)], facing: 90 }
  })
}

const isAfloat = ({ place }: Draft, entry: ReturnType<typeof entryOf>): boolean =>
  entry?.isA.includes('boat') === true || place.entry?.anchors.some(({ id }) => id === 'water') === true

/** The distance and height of celestial bodies, in metres. */
const [FAR, LOW, HIGH, WIDE, ASIDE] = [24, 0.6, 5.2, 1.7, 5.5]

/** Metres: for lower living things the sky is lower. */
const MAN = 1.7

export const hangInSky: Rule = draft => {
  const sky = draft.present.filter(id => entryOf(draft, id)?.isA.includes('heavenly-body'))
  const tallest = Math.max(
    0,
    ...draft.present.map(id => (isAlive(entryOf(draft, id)) ? entryOf(draft, id)!.size.height : 0)),
  )
  const up = LOW + (HIGH - LOW) * Math.min(1, tallest === 0 ? 1 : tallest / MAN)
  // A subject under the moon is seen from the side.
  const placements = draft.placements.flatMap((one): Placement[] =>
    sky.includes(one.who)
      ? []
      : typeof one.to === 'string' && sky.includes(one.to)
        ? [{ who: one.who, relation: 'at', facing: one.facing ?? ASIDE_OF_SKY }]
        : [one],
  )
  for (const [nth, who] of sky.entries()) {
    const entity = entityOf(draft, who)!
    entity.size ??= { height: WIDE }
    if ((entity.count ?? 1) > 1) entity.formation ??= 'row'
    placements.push({
      who,
      relation: 'at',
      side: 'middle',
      offset: [(nth - (sky.length - 1) / 2) * ASIDE, round(up), -FAR],
    })
  }
  // Fireworks fill the sky, so viewers look up.
  for (const who of draft.present)
    if (entryOf(draft, who)?.seenAs === 'bursts' && !placements.some(one => one.who === who))
      placements.push({ who, relation: 'at', offset: [ASIDE, HIGH, 0] })
  return { ...draft, placements, background: new Set([...draft.background, ...sky]) }
}
