import type { Action, Entity, Placement, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { COLOURS, SPEEDS } from '@kinora/media/scene/vocabulary'
import type { Shot, Subject } from '../../setting/shot-list.ts'
import { foldText } from '../../words/tokenise.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { colourOf, looksOf } from '../looks.ts'
import { withoutCircles } from '../draft.ts'
import { writeShot } from '../write-shot.ts'
import type { Cast } from '../cast.ts'
import { createDocumentCast } from './document-cast.ts'
import type { ParsedRequest } from './apply-setting.ts'
import type { When } from './edit-words.ts'
import { findGround, type Ground, namesRelation } from './find-ground.ts'
import { joinActions } from './join-actions.ts'
import { isIn, mapEntity, mapShots, type Scope } from './scope.ts'

/** The entity of the document for each subject of the words. */
export type Meant = ReadonlyMap<Subject, string>

/** Adds what the words say about their subjects: looks, positions, actions, lines and letters. */
export function applySubjects(
  scene: Scene,
  told: ParsedRequest,
  meant: Meant,
  { scope, when }: { scope: Scope; when?: When | undefined },
): Scene {
  const shot = asSaid(told)
  const known = new Map(shot.subjects.flatMap((one, at) => pairOf(one, meant.get(told.shot.subjects[at]!))))
  let changed = scene
  for (const [subject, id] of known) changed = mapEntity(changed, id, one => withLooks(one, subject, told))
  const cast = createDocumentCast(changed, known)
  const isTold = shot.subjects.length > 0 || shot.lines.length > 0 || (shot.texts?.length ?? 0) > 0
  if (!isTold) return changed
  const ids = new Set(known.values())
  const written = new Map<number, SceneShot>()
  const seen = new Set([...ids].filter(id => changed.shots.some((_, at) => isIn(changed, at, id))))
  const together = [...scope].filter(at => [...ids].every(id => isIn(changed, at, id)))
  // Words about several entities apply to the shots in which all of them are, if there are any.
  const shots = new Set(
    together.length > 0 ? together : [...scope].filter(at => [...ids].some(id => isIn(changed, at, id))),
  )
  for (const at of when ? atTime(scope, changed, shots, when) : scope) {
    const { place: placeId = '', from = 0, to = 0, continues } = changed.shots[at] ?? {}
    const place = changed.places.find(one => one.id === placeId)
    const isThere = shots.has(at)
    // A new entity appears in the first shot of a place and then stays.
    if (!place || (ids.size > 0 ? !isThere : continues === true && scope.size > 1)) continue
    // Who is in no shot yet comes into this one.
    const absent = new Set([...ids].filter(id => !isIn(changed, at, id) && seen.has(id)))
    const own = writeShot(shot, cast, place, { from, to })
    const who = whoIs(shot, known, cast)
    const ground = who !== undefined && absent.has(who) ? undefined : findGround(told, changed, place)
    written.set(at, onGround(without(own, absent), who, ground))
  }
  const isLocated = namesRelation(told)
  const fresh = new Set(cast.added.map(({ id }) => id))
  const before = changed
  changed = { ...changed, entities: [...changed.entities, ...cast.added] }
  return mapShots(changed, new Set(written.keys()), (own, at) =>
    joinShots(own, written.get(at)!, {
      fresh,
      moved: new Set(
        shot.subjects.flatMap((one, nth) =>
          (one.relation ?? one.side ?? one.deeds ?? (nth === 0 && isLocated ? {} : undefined))
            ? (known.get(one) ?? [])
            : [],
        ),
      ),
      steered: new Set(
        isLocated ? [] : shot.subjects.flatMap(one => ((one.relation ?? one.side) ? [] : (known.get(one) ?? []))),
      ),
      said: shot,
      beside: sideIn(told),
      isIn: id => isIn(before, at, id),
      when,
      pace: paceIn(told),
    }),
  )
}

/** The shot of a time: of those with the subjects the first or the last one, or the one with this second. */
function atTime(scope: Scope, { shots: all }: Scene, shots: ReadonlySet<number>, { moment, at }: When): number[] {
  const found = [...scope].filter(one => shots.size === 0 || shots.has(one))
  if (at !== undefined) return found.filter(one => all[one]!.from <= at && at < all[one]!.to)
  return found.slice(...(moment === 'start' || moment === undefined ? [0, 1] : [-1]))
}

/** The shot without what the entities do in it. */
const without = ({ placements, actions, ...shot }: SceneShot, absent: ReadonlySet<string>): SceneShot => ({
  ...shot,
  ...(placements && { placements: placements.filter(({ who }) => !absent.has(who)) }),
  ...(actions && { actions: actions.filter(({ who }) => !absent.has(who)) }),
})

/** The id of the first subject. */
function whoIs({ subjects: [first] }: Shot, known: Meant, cast: Cast): string | undefined {
  return first && (known.get(first) ?? cast.of(first, 0, false)?.id)
}

/** Returns the shot with its first subject placed relative to something in the document. */
function onGround(shot: SceneShot, who: string | undefined, ground: Ground | undefined): SceneShot {
  if (who === undefined || !ground || ground.to === who) return shot
  return { ...shot, placements: [...(shot.placements ?? []).filter(one => one.who !== who), { who, ...ground }] }
}

const pairOf = (subject: Subject, id: string | undefined): [Subject, string][] =>
  id === undefined ? [] : [[subject, id]]

/** The subjects without default motions. In `the car blue` the colour belongs to the car. */
function asSaid({ shot, items }: ParsedRequest): Shot {
  const hues = items.flatMap(({ meaning, negated }) => (meaning.colour && !negated ? [meaning.colour] : []))
  const isLoose = shot.subjects.every(one => !one.colour && !one.wears?.some(({ colour }) => colour))
  const side = sideIn({ shot, items })
  const [only, other] = shot.subjects
  return {
    ...shot,
    subjects: shot.subjects.map((subject): Subject => {
      const { motion, deeds = [], relation } = subject
      return {
        ...subject,
        motion: deeds.length > 0 ? motion : 'still',
        ...(isLoose && subject === only && hues[0] && !subject.features?.hair && { colour: hues[0] }),
        ...(side && subject === only && !other && !relation && { side }),
      }
    }),
  }
}

/** The side of the picture that the words name. */
const sideIn = ({ items }: ParsedRequest): 'left' | 'right' | undefined =>
  items.flatMap(({ meaning }) => meaning.side ?? meaning.direction ?? []).find(one => one === 'left' || one === 'right')

/** The pace that the words name, unless they are about the camera. */
const paceIn = ({ items }: ParsedRequest): Action['speed'] =>
  items.some(({ meaning }) => meaning.move !== undefined)
    ? undefined
    : SPEEDS.find(one => items.some(({ meaning, negated }) => !negated && meaning.speed === one))

/** Merges looks from the words into those of the entity. */
function withLooks(entity: Entity, subject: Subject, { items }: ParsedRequest): Entity {
  const hue = COLOURS.find(one => subject.words.startsWith(`${one} `))
  const { name: _name, wears = [], traits: said, count, members: _members, ...looks } = looksOf(subject, entity.asset)
  // The age that the name of its asset says is no change: `the old man sleeps`.
  const isNamed = [entity.name, ...namesOf(entity)].includes(foldText(subject.words))
  const { age, ...others } = said ?? {}
  const traits = isNamed ? others : { ...others, ...(age && { age }) }
  const isCounted = items.some(({ meaning, negated }) => meaning.number !== undefined && !negated)
  return {
    ...entity,
    // A black cat is a kind of its own.
    ...(hue && { colour: hue }),
    ...looks,
    ...(isCounted && count !== undefined && withCount(entity, count)),
    ...(Object.keys(traits).length > 0 && { traits: { ...entity.traits, ...traits } }),
    ...(wears.length > 0 && { wears: withGarments(entity.wears, wears) }),
  }
}

const namesOf = ({ asset }: Entity): string[] => {
  const { en = [], zh = [] } = loadCatalogue().asset(asset)?.names ?? {}
  return [...en, ...zh]
}

type Worn = NonNullable<Entity['wears']>

const withCount = ({ members }: Entity, count: number): Partial<Entity> => ({
  count,
  ...(members && { members: members.slice(0, count) }),
})

/** A garment is worn once. */
const withGarments = (worn: Worn = [], added: Worn): Worn => {
  const isWorn = ({ garment }: Worn[number]): boolean => worn.some(one => one.garment === garment)
  const kept = worn.map(own => added.find(({ garment }) => garment === own.garment) ?? own)
  return [...kept, ...added.filter(one => !isWorn(one))].slice(-12)
}

/** Dresses a subject: a garment in the words without a carrier is worn. */
export function dress(scene: Scene, wearer: string, words: string, dye: string | undefined): Scene {
  const garment = loadCatalogue().garment(words)?.id
  if (garment === undefined) return scene
  const dyed = dye === undefined ? undefined : COLOURS.find(one => one === colourOf(dye))
  return mapEntity(scene, wearer, one => {
    const before = one.wears?.find(worn => worn.garment === garment)
    return { ...one, wears: withGarments(one.wears, [{ ...before, garment, ...(dyed && { colour: dyed }) }]) }
  })
}

export const undress = (scene: Scene, wearer: string, garment: string): Scene =>
  mapEntity(scene, wearer, ({ wears = [], ...one }) => {
    const kept = wears.filter(worn => worn.garment !== garment)
    return { ...one, ...(kept.length > 0 && { wears: kept }) }
  })

type JoinOptions = {
  /** Entities that are new in the document. */
  fresh: ReadonlySet<string>
  /** Entities whose position or action the words give. */
  moved: ReadonlySet<string>
  /** Those of `moved` that only act: they stay where they are, unless the action needs another position. */
  steered: ReadonlySet<string>
  said: Shot
  /** The side that `to the left of` names. */
  beside: 'left' | 'right' | undefined
  isIn: (id: string) => boolean
  when: When | undefined
  /** The pace of the actions. */
  pace: Action['speed']
}

/** Merges the additions of the words into a shot. */
function joinShots(
  own: SceneShot,
  written: SceneShot,
  { fresh, moved, steered, said, beside, isIn, when, pace }: JoinOptions,
): SceneShot {
  const placed = (written.placements ?? [])
    .filter(one => fresh.has(one.who) || (moved.has(one.who) && isPlaced(one)))
    .map(one => (one.relation === 'beside' && !one.side && beside ? { ...one, side: beside } : one))
  const actions = (written.actions ?? []).map(one => (pace && !one.speed ? { ...one, speed: pace } : one))
  const isNew = (one: Action): boolean => !isDoneIn(own, one.who)(one)
  const goes = new Set(actions.filter(one => BODILY.has(motionOf(one) ?? '') && isNew(one)).map(({ who }) => who))
  // What is done later changes no position at the beginning of the shot.
  const isLater = when !== undefined && when.moment !== 'start'
  const kept = (own.placements ?? []).map((one): Placement => {
    if (isLater) return one
    const anew = placed.find(({ who }) => who === one.who)
    if (!anew) return goes.has(one.who) ? stoodUp(one) : one
    if (steered.has(one.who) && LOOSE.has(anew.relation)) {
      const stays = goes.has(one.who) ? stoodUp(one) : one
      const isDone = actions.some(({ who }) => who === one.who) && actions.every(isDoneIn(own, one.who))
      return anew.facing === undefined || isDone ? stays : { ...stays, facing: anew.facing }
    }
    return isOnlySide(anew) && !NO_SIDE.has(one.relation)
      ? { ...withoutOffset(one), ...(anew.side && { side: anew.side }) }
      : anew
  })
  const there = new Set(kept.map(({ who }) => who))
  const placements = unwound([...kept, ...placed.filter(({ who }) => !there.has(who))], placed)
  const target = own.camera?.target
  const shown = placed
    .map(({ who }) => who)
    .filter(id => fresh.has(id) && !target?.includes(id) && !isCarried(placed, id))
  return {
    ...own,
    ...(placements.length > 0 && { placements }),
    ...((own.actions ?? []).length + actions.length > 0 && {
      actions: joinActions(own.actions ?? [], actions, own, when),
    }),
    ...(written.looks && { looks: [...(own.looks ?? []), ...written.looks].slice(-40) }),
    ...(written.speech && { speech: [...(own.speech ?? []), ...written.speech].slice(-20) }),
    ...(said.texts && written.texts && { texts: [...(own.texts ?? []), ...written.texts].slice(-20) }),
    // An added entity is visible.
    ...(target &&
      shown.length > 0 &&
      !shown.every(isIn) && { camera: { ...own.camera, target: [...target, ...shown].slice(0, 12) } }),
  }
}

/** True for an action of others, and for one that is done already. */
const isDoneIn =
  ({ actions = [] }: SceneShot, who: string) =>
  (one: Action): boolean =>
    one.who !== who || actions.some(other => other.who === who && other.does === one.does)

/** The new words win: a subject placed relative to one that is now placed relative to it loses its exact position. */
export function unwound(all: readonly Placement[], said: readonly Placement[]): Placement[] {
  const isSaid = ({ who }: Placement): boolean => said.some(one => one.who === who)
  const kept = new Set(withoutCircles([...all.filter(isSaid), ...all.filter(one => !isSaid(one))]))
  return all.map(one => (kept.has(one) ? one : { who: one.who, relation: 'at' }))
}

const isPlaced = ({ to, side, facing }: Placement): boolean => (to ?? side ?? facing) !== undefined
const isOnlySide = ({ relation, to, side }: Placement): boolean =>
  relation === 'at' && to === undefined && side !== undefined
/** Relations in which a side of the picture means nothing. */
const NO_SIDE: ReadonlySet<string> = new Set(['held-by', 'worn-by', 'towed-by', 'inside', 'between'])
const withoutOffset = ({ offset: _offset, ...placement }: Placement): Placement => placement
const isCarried = (placed: readonly Placement[], id: string): boolean =>
  placed.some(one => one.who === id && NO_SIDE.has(one.relation))

const motionOf = ({ does }: Action): string | undefined => loadCatalogue().action(does)?.motion
/** Motions of the whole body from its place. */
const BODILY: ReadonlySet<string> = new Set(['walk', 'run', 'fly', 'swim', 'dance', 'jump', 'drive', 'spin'])
/** Relations that the reader chooses where the words name none. */
const LOOSE: ReadonlySet<string> = new Set(['at', 'beside'])
const AT_REST: ReadonlySet<string> = new Set(['seated-on', 'seated-at', 'lying-on'])
/** A subject that goes stands up. */
const stoodUp = (one: Placement): Placement => (AT_REST.has(one.relation) ? { ...one, relation: 'beside' } : one)
