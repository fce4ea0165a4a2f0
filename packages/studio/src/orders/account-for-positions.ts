import type { Entity, Placement, Scene } from '@kinora/media/scene/scene-schema'
import type { ShareBox } from '@kinora/media/frames/share-box'
import type { AskedRelation, AskedView } from '../prompt-parsing/asked-relations.ts'
import type { Shot } from '../setting/shot-list.ts'
import { assetOfBody } from '../library/asset-bodies.ts'
import type { Result } from '../library/behaviour.ts'
import { behaviourOf } from '../library/find-behaviour.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import { plainName, possibleSingulars } from '../library/match-names.ts'
import { partsOf } from '../library/parts.ts'
import {
  type ArrangedBody,
  type Arrangement,
  type Bounds,
  isRelated,
  SEEN_FROM,
  turnToCamera,
} from '../stage/geometry/arrangement.ts'

export type Positions = {
  scene: Scene
  arrangements: readonly Arrangement[]
  /** The visible entities that these words name. */
  named: (words: readonly string[], sprites?: readonly string[]) => readonly Entity[]
}

/** Whether the drawn frames show a position, or it cannot be measured: what is missing has its own note. */
export function isPlacedSo(asked: AskedRelation, positions: Positions): boolean {
  const { relation, who, to } = asked
  const { scene, arrangements, named } = positions
  const whose = named(who).filter(one => !names(one, to.names, to.sprites))
  if (whose.length === 0 || arrangements.length === 0) return true
  const others = named(to.names, to.sprites)
  const owners = others.length > 0 ? [] : ownersOf(scene, to.names)
  // `a badge on his chest`: without the badge, nothing is there to be measured.
  if (owners.length > 0 && whose.every(one => owners.includes(one))) return true
  const entities = [...others, ...owners]
  // `in the mountains`: the place itself, not the mountains behind it.
  const isWhole = to.isPlace && OF_ALL.has(relation) && isPlaceOf(scene, to.names)
  const anchors = entities.length > 0 || isWhole ? [] : anchorsOf(scene, to.names)
  if (entities.length === 0 && anchors.length === 0) return !to.isPlace || isPlacedByPlace(asked, whose, positions)
  const frames = arrangements.flatMap(frame => {
    const found = entities.flatMap(one => bodiesOf(frame, one))
    const { place } = scene.shots[frame.shot]!
    const spots = anchors.filter(one => one.place === place).flatMap(one => frame.spots(one.anchor))
    return found.length + spots.length > 0 ? [{ frame, to: [...found, ...spots] as Bounds[] }] : []
  })
  const present = frames.filter(({ frame }) => whose.some(one => bodiesOf(frame, one).length > 0))
  if (frames.length === 0 || whose.some(one => touches(one, entities, scene))) return true
  const isSo = present.map(({ frame, to: things }) =>
    whose.some(one => {
      const bodies = bodiesOf(frame, one)
      return bodies.length > 0 && isRelated(relation, bodies, things, frame) && isOnSide(asked, bodies, things)
    }),
  )
  return isMostly(isSo) || (whose.some(one => moves(one, scene)) && (isSo.at(-1) ?? false))
}

/** A position that only a few frames show was passed, not taken. Who moves to it has it at the end. */
const isMostly = (isSo: readonly boolean[]): boolean => 2 * isSo.filter(Boolean).length >= isSo.length

const moves = ({ id }: Entity, { shots }: Scene): boolean =>
  shots.some(({ actions = [] }) =>
    actions.some(({ who, object, path, does }) => (who === id && (path ?? behaviourOf(does).goes)) || object === id),
  )

/** Whether the camera is inside a thing, or sees everything else through it. A place around it is that of the shot. */
export function isViewed({ way, to }: AskedView, { scene, arrangements, named }: Positions): boolean {
  if (way === 'inside' && isPlaceOf(scene, to.names)) return true
  const ids = new Set(named(to.names, to.sprites).map(({ id }) => id))
  const frames = arrangements.map(frame => {
    const [things, others] = [true, false].map(isThing =>
      frame.bodies.filter(one => ids.has(one.entity) === isThing && one.box),
    )
    return things!.some(one =>
      way === 'inside' ? isAround(one, frame) : others!.every(other => isWithinBox(other.box!, one.box!)),
    )
  })
  return frames.length > 0 && isMostly(frames)
}

const isPlaceOf = ({ places }: Scene, wanted: readonly string[]): boolean =>
  places.some(({ asset }) => {
    const { en = [], zh = [] } = loadCatalogue().place(asset)?.names ?? {}
    return wanted.some(name => [asset, ...en, ...zh].some(one => isName(name, one)))
  })

/** Some corners of it are behind the camera, others before it. */
function isAround({ low, high }: Bounds, frame: Arrangement): boolean {
  const corners = [low[0], high[0]].flatMap(x =>
    [low[1], high[1]].flatMap(y => [low[2], high[2]].map(z => frame.away([x, y, z]))),
  )
  return Math.min(...corners) < 0 && Math.max(...corners) > 0
}

const isWithinBox = (one: ShareBox, other: ShareBox): boolean =>
  one.left >= other.left &&
  one.top >= other.top &&
  one.left + one.width <= other.left + other.width &&
  one.top + one.height <= other.top + other.height

/** Whether the camera sees this side of the largest of its targets, mostly. */
export function isSeenFrom(
  from: keyof typeof SEEN_FROM,
  { scene, arrangements }: Pick<Positions, 'scene' | 'arrangements'>,
): boolean {
  const turns = arrangements.flatMap(frame => {
    const target = scene.shots[frame.shot]?.camera?.target
    const seen = frame.bodies.filter(({ id, entity, box }) => box && (!target || [id, entity].some(isIn(target))))
    const [largest] = seen.toSorted((a, b) => areaOf(b) - areaOf(a))
    return largest ? [turnToCamera(largest, frame)] : []
  })
  return turns.length === 0 || isMostly(turns.map(SEEN_FROM[from]))
}
const isIn = (all: readonly string[]) => (one: string) => all.includes(one)
const areaOf = ({ box }: ArrangedBody): number => (box ? box.width * box.height : 0)

/** The place of an action's result. */
export const PUT: ReadonlyMap<string, Placement['relation']> = new Map<Result, Placement['relation']>([
  ['on-target', 'on'],
  ['in-target', 'in'],
  ['hung-on-target', 'hanging-from'],
  ['set-down', 'on'],
  ['stacked', 'on'],
])

/** `writes on a board`, `types on a keyboard`: the hands are there. What an action leaves somewhere is measured. */
function touches(who: Entity, others: readonly Entity[], { shots }: Scene): boolean {
  return shots.some(({ actions = [] }) =>
    actions.some(action => {
      const role = behaviourOf(action.does).touches?.role
      const touched = role === 'object' || role === 'target' ? action[role] : undefined
      const isLeft = PUT.has(loadCatalogue().action(action.does)?.result ?? '')
      return action.who === who.id && !isLeft && others.some(({ id }) => touched?.split('/')[0] === id)
    }),
  )
}

const bodiesOf = ({ bodies }: Arrangement, { id }: Entity): readonly ArrangedBody[] =>
  bodies.filter(({ entity }) => entity === id)

/** `on the left of`: seen so in the frame. */
function isOnSide(
  { side }: AskedRelation,
  whose: readonly ArrangedBody[],
  things: readonly (Bounds & Partial<ArrangedBody>)[],
): boolean {
  if (!side) return true
  const middles = (all: readonly Partial<ArrangedBody>[]): number[] =>
    all.flatMap(({ box }) => (box ? [box.left + box.width / 2] : []))
  const [own, other] = [middles(whose), middles(things)]
  if (own.length === 0 || other.length === 0) return true
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
  return side === 'left' ? mean(own) < mean(other) : mean(own) > mean(other)
}

/** The entities that have a part of this name: `on the roof`, `on his shoulder`. */
export const ownersOf = ({ entities }: Scene, wanted: readonly string[]): Entity[] =>
  entities.filter(({ asset }) => {
    const entry = loadCatalogue().asset(asset)
    const parts = entry ? partsOf(entry.rig, entry.isA, entry.parts) : []
    return parts.some(part => wanted.some(name => isName(name, part)))
  })

function anchorsOf({ places }: Scene, wanted: readonly string[]): { place: string; anchor: string }[] {
  return places.flatMap(({ id, asset }) =>
    (loadCatalogue().place(asset)?.anchors ?? []).flatMap(anchor =>
      wanted.some(name => [...anchor.names.en, ...anchor.names.zh].some(one => isName(name, one)))
        ? [{ place: id, anchor: anchor.id }]
        : [],
    ),
  )
}

const names = ({ asset, name }: Entity, wanted: readonly string[], sprites: readonly string[]): boolean =>
  sprites.some(sprite => assetOfBody(sprite) === asset) || wanted.some(one => name !== undefined && isName(one, name))

const formsOf = (name: string): string[] => [plainName(name), ...possibleSingulars(plainName(name))]
const isName = (said: string, name: string): boolean => {
  const forms = formsOf(name)
  return formsOf(said).some(one => forms.includes(one))
}

/** Relations that everybody in a place has to it. */
const OF_ALL: ReadonlySet<AskedRelation['relation']> = new Set<AskedRelation['relation']>([
  'in',
  'on',
  'beside',
  'before',
  'around',
])

/** `over the bridge`, `under the bridge` in a place that is one: above its ground, or placed so by the document. */
function isPlacedByPlace(
  asked: AskedRelation,
  whose: readonly Entity[],
  { scene, arrangements }: Pick<Positions, 'scene' | 'arrangements'>,
): boolean {
  const { relation } = asked
  if (OF_ALL.has(relation)) return true
  if (relation === 'above')
    return arrangements.some(frame => whose.some(one => bodiesOf(frame, one).some(({ low }) => low[1] > AIRBORNE)))
  return isSaidSo(asked, whose, scene)
}
/** Metres over the ground. */
const AIRBORNE = 0.5

/** The document places or moves it so, by anything. */
function isSaidSo({ relation }: AskedRelation, whose: readonly Entity[], { shots }: Scene): boolean {
  const ids = new Set(whose.map(({ id }) => id))
  const is = (other: Placement['relation'] | undefined): boolean => other === relation
  return shots.some(
    ({ placements = [], actions = [] }) =>
      placements.some(one => ids.has(one.who) && is(one.relation)) ||
      actions.some(({ who, path }) => ids.has(who) && path && 'relation' in path && is(path.relation)),
  )
}

/**
 * A close shot shows something large. A wide one does not fill the frame with its largest body, or shows a small one on
 * it: a train on a viaduct.
 */
const [CLOSE, WIDE, SMALL] = [0.4, 0.9, 0.25]

/** Whether a shot is as close as the words say. Without bodies, the place decides. */
export function isFramedSo(
  framing: Shot['camera']['framing'],
  positions: Positions,
  on?: Pick<AskedRelation['to'], 'names' | 'sprites'>,
): boolean {
  const { arrangements } = positions
  if (on && framing === 'close') return isCloseTo(on, positions)
  const frames = arrangements.flatMap(({ bodies }) => {
    const shares = bodies.flatMap(({ box }) => (box ? [Math.max(box.width, box.height)] : []))
    return shares.length > 0 ? [shares] : []
  })
  if (frames.length === 0 || framing === 'medium') return true
  return framing === 'close'
    ? Math.max(...frames.flat()) >= CLOSE
    : frames.some(shares => Math.max(...shares) <= WIDE || Math.min(...shares) <= SMALL)
}

/** Whether a frame is filled by what the words bring close, or the camera is set to that part of a body. */
function isCloseTo(
  { names: wanted, sprites }: Pick<AskedRelation['to'], 'names' | 'sprites'>,
  { scene, arrangements, named }: Positions,
): boolean {
  const ids = new Set(named(wanted, sprites).map(({ id }) => id))
  const isPart = ids.size === 0 && ownersOf(scene, wanted).length > 0
  if (isPart || ids.size === 0)
    return scene.shots.some(
      ({ camera }) =>
        OF_PARTS.has(camera?.size ?? '') ||
        camera?.target?.some(one => wanted.some(name => isName(name, one.split('/').at(-1)!))),
    )
  return (
    arrangements.length === 0 ||
    arrangements.some(({ bodies }) =>
      bodies.some(({ entity, box }) => ids.has(entity) && box && Math.max(box.width, box.height) >= CLOSE),
    )
  )
}
const OF_PARTS: ReadonlySet<string> = new Set(['eyes', 'face', 'hands', 'bust'])
