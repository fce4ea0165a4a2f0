import type { Scene, Stills } from '@kinora/client'

export type Shot = Scene['shots'][number]
export type Placement = NonNullable<Shot['placements']>[number]
export type Camera = NonNullable<Shot['camera']>
export type Still = Stills['stills'][number]
export type Layout = NonNullable<Still['layout']>
export type EntityInFrame = Layout['entities'][number]
export type Point = readonly [number, number, number]

/** Parts of a shot that have times of their own. */
export const TIMED = ['actions', 'speech', 'texts', 'sounds', 'looks'] as const
export type Timed = (typeof TIMED)[number]
type Span = { from?: number; to?: number }

/** The shortest shot and the shortest action, seconds. */
export const LEAST_SECONDS = 0.2
const MAX_SECONDS = 600

const hundredth = (value: number): number => Math.round(value * 100) / 100 + 0
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export const changeShot = (scene: Scene, at: number, change: (shot: Shot) => Shot): Scene => ({
  ...scene,
  shots: scene.shots.map((shot, index) => (index === at ? change(shot) : shot)),
})

/** The shot at a time. */
export function shotAt({ shots }: Scene, seconds: number): number {
  const found = shots.findIndex(({ from, to }) => seconds >= from && seconds < to)
  return found < 0 ? shots.length - 1 : found
}

/** One of a layout: an entity, or by its id a member of a group. */
type Moved = Pick<EntityInFrame, 'entity' | 'at'> & { id?: string }

/** The placement of one of a layout. */
export const placementOf = (scene: Scene | undefined, shot: number, one: Moved): Placement | undefined =>
  scene?.shots[shot]?.placements?.find(({ who }) => who === withMembers(scene, one).who)

/**
 * Moves an entity on the floor by metres to the right and towards the camera. A placement keeps its relation and gets
 * an offset; an entity without one is placed by its distance from the middle of the floor. A member of a group is moved
 * alone.
 */
export function moveEntity(scene: Scene, shot: number, one: Moved, by: Point): Scene {
  const [x = 0, , z = 0] = one.at
  const anew: Point = [hundredth(x + by[0]), hundredth(by[1]), hundredth(z + by[2])]
  const { scene: named, who } = withMembers(scene, one)
  return changeShot(named, shot, now => {
    const placements = now.placements ?? []
    const index = placements.findIndex(placement => placement.who === who)
    if (index < 0) return { ...now, placements: [...placements, { who, relation: 'at', offset: [...anew] }] }
    return {
      ...now,
      placements: placements.map((placement, nth) =>
        nth === index ? { ...placement, offset: offsetOf(placement, anew, by) } : placement,
      ),
    }
  })
}

/** The name by which one of a layout is placed; the members of a group get ids. */
function withMembers(scene: Scene, { entity, id = entity }: Omit<Moved, 'at'>): { scene: Scene; who: string } {
  const group = scene.entities.find(one => one.id === entity)
  if (id === entity || !group) return { scene, who: entity }
  const members = [...(group.members ?? [])]
  const idAt = (nth: number): string => {
    const member = members[nth]!
    return typeof member === 'string' ? member : member.id
  }
  if (members.some((_, nth) => idAt(nth) === id)) return { scene, who: id }
  // Members without ids are counted from 1.
  const nth = Number(id.slice(entity.length + 1)) - 1
  const count = group.count ?? 1
  if (!Number.isInteger(nth) || nth < 0 || nth >= count) return { scene, who: entity }
  while (members.length < count) members.push(freeId(scene, `${entity}-${members.length + 1}`))
  const entities = scene.entities.map(one => (one === group ? { ...one, members } : one))
  return { scene: { ...scene, entities }, who: idAt(nth) }
}

/** Without anything to count from, an offset counts from the middle of the floor. */
function offsetOf({ to, near, side, offset }: Placement, anew: Point, by: Point): [number, number, number] {
  const isFree = to === undefined && near === undefined && side === undefined
  if (isFree) return [anew[0], hundredth((offset?.[1] ?? 0) + by[1]), anew[2]]
  const [x = 0, y = 0, z = 0] = offset ?? []
  return [hundredth(x + by[0]), hundredth(y + by[1]), hundredth(z + by[2])]
}

/** Turns an entity: degrees, 0 to the camera and 90 to the right. */
export function turnEntity(scene: Scene, shot: number, one: Moved, to: number): Scene {
  const { scene: named, who: entity } = withMembers(scene, one)
  const isPlaced = named.shots[shot]?.placements?.some(({ who }) => who === entity)
  const placed = isPlaced ? named : moveEntity(scene, shot, one, [0, 0, 0])
  const facing = ((Math.round(to) + 540) % 360) - 180
  return changeShot(placed, shot, now => ({
    ...now,
    placements: (now.placements ?? []).map(placement =>
      placement.who === entity ? { ...placement, facing } : placement,
    ),
  }))
}

const withTimes = (shot: Shot, change: (span: Span) => Span): Shot => {
  const next: Record<string, unknown> = { ...shot }
  for (const part of TIMED) {
    const list = shot[part]
    if (list) next[part] = list.map(one => ({ ...one, ...change(one) }))
  }
  return next as Shot
}

/** Its times stay within the shot. */
const within =
  (from: number, to: number) =>
  (span: Span): Span => {
    const begins = span.from === undefined ? undefined : clamp(span.from, from, to - LEAST_SECONDS)
    const ends = span.to === undefined ? undefined : clamp(span.to, (begins ?? from) + LEAST_SECONDS, to)
    return {
      ...(begins !== undefined && { from: tenth(begins) }),
      ...(ends !== undefined && { to: tenth(ends) }),
    }
  }

const isSameTime = (one: number, other: number): boolean => Math.abs(one - other) < 0.001

/** Moves a cut, or the end of the clip: all shots that begin or end there. */
export function moveCut(scene: Scene, at: number, wanted: number): Scene {
  const before = scene.shots.filter(({ to }) => isSameTime(to, at))
  const after = scene.shots.filter(({ from }) => isSameTime(from, at))
  const low = Math.max(0, ...before.map(({ from }) => from)) + LEAST_SECONDS
  const high = after.length > 0 ? Math.min(...after.map(({ to }) => to)) - LEAST_SECONDS : MAX_SECONDS
  const to = tenth(clamp(wanted, low, high))
  const shots = scene.shots.map(shot => {
    const next = {
      ...shot,
      ...(isSameTime(shot.to, at) && { to }),
      ...(isSameTime(shot.from, at) && { from: to }),
    }
    return next.from === shot.from && next.to === shot.to ? shot : withTimes(next, within(next.from, next.to))
  })
  return { ...scene, shots, ...(isSameTime(at, scene.seconds) && { seconds: to }) }
}

/** Sets the times of an action, a line or letters, within their shot. */
export function retime(scene: Scene, shot: number, part: Timed, index: number, span: Span): Scene {
  return changeShot(scene, shot, one => {
    const list = one[part] ?? []
    const fit = within(one.from, one.to)
    const next = list.map((entry, nth) => (nth === index ? { ...entry, ...fit(span) } : entry))
    return { ...one, [part]: next }
  })
}

/** True if shots follow one another: those of a split screen do not. */
export const isInSequence = ({ shots }: Scene): boolean => shots.every(({ panel }) => !panel)

/** Lays shots one after another; what has times moves along. */
function inSequence(scene: Scene, shots: readonly Shot[]): Scene {
  let from = 0
  const laid = shots.map((shot, at) => {
    const length = shot.to - shot.from
    const by = from - shot.from
    const moved = withTimes({ ...shot, from: tenth(from), to: tenth(from + length) }, ({ from: begins, to: ends }) => ({
      ...(begins !== undefined && { from: tenth(begins + by) }),
      ...(ends !== undefined && { to: tenth(ends + by) }),
    }))
    from += length
    // The first shot has nothing to go on from.
    if (at > 0) return moved
    const { continues: _, transition: __, ...first } = moved
    return first
  })
  return { ...scene, seconds: tenth(from), shots: laid }
}

export function moveShot(scene: Scene, from: number, to: number): Scene {
  const shot = scene.shots[from]
  if (!shot || to < 0 || to >= scene.shots.length || !isInSequence(scene)) return scene
  return inSequence(scene, scene.shots.filter((_, at) => at !== from).toSpliced(to, 0, shot))
}

/** Sets the length of a shot; the shots after it move along. */
export function setShotSeconds(scene: Scene, at: number, seconds: number): Scene {
  const shot = scene.shots[at]
  if (!shot || !isInSequence(scene)) return scene
  const to = tenth(shot.from + clamp(seconds, LEAST_SECONDS, MAX_SECONDS))
  const next = withTimes({ ...shot, to }, within(shot.from, to))
  return inSequence(scene, scene.shots.toSpliced(at, 1, next))
}

/** Sets the length of the clip: shots and all that has times become shorter or longer in proportion. */
export function setSeconds(scene: Scene, wanted: number): Scene {
  const seconds = tenth(clamp(wanted, LEAST_SECONDS * scene.shots.length, MAX_SECONDS))
  const by = seconds / scene.seconds
  const scaled = ({ from, to }: Span): Span => ({
    ...(from !== undefined && { from: tenth(from * by) }),
    ...(to !== undefined && { to: tenth(to * by) }),
  })
  const shots = scene.shots.map(shot => withTimes({ ...shot, ...(scaled(shot) as Required<Span>) }, scaled))
  return { ...scene, seconds, shots }
}

export const removeShot = (scene: Scene, at: number): Scene =>
  scene.shots.length === 1 || !isInSequence(scene)
    ? scene
    : inSequence(
        scene,
        scene.shots.filter((_, index) => index !== at),
      )

const NEW_SECONDS = 3

/** A shot that goes on where the given one ends. */
export function addShot(scene: Scene, after: number): Scene {
  const before = scene.shots[after]
  if (!before || !isInSequence(scene)) return scene
  const next: Shot = {
    from: before.to,
    to: before.to + NEW_SECONDS,
    place: before.place,
    continues: true,
    ...(before.camera && { camera: before.camera }),
  }
  return inSequence(scene, scene.shots.toSpliced(after + 1, 0, next))
}

export const duplicateShot = (scene: Scene, at: number): Scene => {
  const shot = scene.shots[at]
  return shot && isInSequence(scene) ? inSequence(scene, scene.shots.toSpliced(at + 1, 0, shot)) : scene
}

/** An id that no entity and no place has. */
export function freeId({ entities, places }: Scene, wish: string): string {
  const taken = new Set([...entities, ...places].map(({ id }) => id))
  const base =
    wish
      .replaceAll(/[^A-Za-z0-9_-]/g, '-')
      .replace(/^[^A-Za-z]+/, '')
      .slice(0, 30) || 'one'
  if (!taken.has(base)) return base
  let nth = 2
  while (taken.has(`${base}-${nth}`)) nth += 1
  return `${base}-${nth}`
}

/** Adds an entity in front of the middle of a shot. */
export function addEntity(scene: Scene, shot: number, asset: string): { scene: Scene; id: string } {
  const id = freeId(scene, asset)
  const added = { ...scene, entities: [...scene.entities, { id, asset }] }
  const placement: Placement = { who: id, relation: 'at', offset: [0, 0, 0.8] }
  return {
    id,
    scene: changeShot(added, shot, one => ({ ...one, placements: [...(one.placements ?? []), placement] })),
  }
}

/**
 * Puts an entity of the cast into a shot: where it is in the nearest shot of the same place, if what it stands to is
 * there too; otherwise in front of the middle. A camera that has targets shows it too.
 */
export function putIntoShot(scene: Scene, shot: number, id: string): Scene {
  const now = scene.shots[shot]
  if (!now) return scene
  const names = new Set([...scene.entities.map(one => one.id), ...scene.places.map(one => one.id)])
  const here = new Set([now.place, ...(now.placements ?? []).map(({ who }) => who), ...(now.camera?.target ?? [])])
  const isHere = (to: unknown): boolean => {
    const [whose = ''] = typeof to === 'string' ? to.split('/') : []
    return here.has(whose) || !names.has(whose)
  }
  const [known] = scene.shots
    .map((one, at) => ({ one, far: Math.abs(at - shot) }))
    .filter(({ one, far }) => far > 0 && one.place === now.place)
    .toSorted((a, b) => a.far - b.far)
    .flatMap(({ one }) => one.placements?.filter(({ who }) => who === id) ?? [])
    .filter(({ to, near }) => [to ?? [], near ?? []].flat().every(isHere))
  const placement: Placement = known ?? { who: id, relation: 'at', offset: [0, 0, 0.8] }
  return changeShot(scene, shot, one => ({
    ...one,
    placements: [...(one.placements ?? []), placement],
    ...(one.camera?.target &&
      !one.camera.target.includes(id) && { camera: { ...one.camera, target: [...one.camera.target, id] } }),
  }))
}

/**
 * Gives an entity another asset. A name of the old thing goes with it; a proper name, or an id that somebody chose,
 * stays.
 */
export function withAsset(scene: Scene, index: number, asset: string, name: string): Scene {
  const entities = scene.entities.map((one, at) => {
    if (at !== index || one.asset === asset) return one
    const isOwn = one.name === undefined ? !isIdOf(one.asset, one.id) : /^\p{Lu}/u.test(one.name)
    return { ...one, asset, ...(!isOwn && { name }) }
  })
  return { ...scene, entities }
}
const isIdOf = (asset: string, id: string): boolean => id === asset || id.startsWith(`${asset}-`)

/** Gives a place another asset. `sounds` are those of the old place, which nobody and nothing in the scene makes. */
export function withPlace(scene: Scene, index: number, asset: string, sounds: readonly string[]): Scene {
  const place = scene.places[index]
  if (!place || place.asset === asset) return scene
  const isOld = (sound: string): boolean => sounds.includes(sound)
  const { ambience } = scene.sound ?? {}
  return {
    ...scene,
    places: scene.places.map((one, at) => (at === index ? { ...one, asset } : one)),
    shots: scene.shots.map(shot =>
      shot.place === place.id && shot.sounds
        ? { ...shot, sounds: shot.sounds.filter(({ sound, of }) => of !== undefined || !isOld(sound)) }
        : shot,
    ),
    ...(ambience && { sound: { ...scene.sound, ambience: ambience.filter(sound => !isOld(sound)) } }),
  }
}

/** Seconds: a new action or line is seen as one, and does not fill the shot. */
const NEW_PART_SECONDS = 1.5

/** The times of something new at a moment of a shot. */
export function spanAt({ shots }: Scene, shot: number, seconds: number): { from: number; to: number } {
  const { from = 0, to = 0 } = shots[shot] ?? {}
  const begins = tenth(clamp(seconds, from, Math.max(from, to - LEAST_SECONDS)))
  return { from: begins, to: tenth(Math.min(to, begins + NEW_PART_SECONDS)) }
}

/** Removes an entity with everything that names it. */
export function removeEntity(scene: Scene, id: string): Scene {
  const isIt = (name: unknown): boolean => typeof name === 'string' && (name === id || name.startsWith(`${id}/`))
  const names = (value: unknown): boolean => (Array.isArray(value) ? value.some(isIt) : isIt(value))
  const withoutIt = (list: readonly string[] | undefined): string[] | undefined => list?.filter(name => !isIt(name))
  const shots = scene.shots.map((shot): Shot => {
    const { camera, placements, actions, looks, speech, texts, sounds, ...rest } = shot
    const { target, focus, from, ...more } = camera ?? {}
    const targets = withoutIt(target)
    const isThrough = typeof from === 'string' && from.endsWith(`:${id}`)
    return {
      ...rest,
      ...(placements && { placements: placements.filter(one => !isIt(one.who) && !names(one.to) && !isIt(one.near)) }),
      ...(actions && {
        actions: actions
          .filter(one => !isIt(one.who) && !isIt(one.object) && !isIt(one.target) && !isIt(one.of))
          .map(one => (one.with ? { ...one, with: withoutIt(one.with) ?? [] } : one)),
      }),
      ...(looks && { looks: looks.filter(one => !isIt(one.who) && !isIt(one.at)) }),
      ...(speech && { speech: speech.filter(one => !isIt(one.who)) }),
      ...(texts && { texts: texts.filter(one => !isIt(one.on)) }),
      ...(sounds && { sounds: sounds.filter(one => !isIt(one.of)) }),
      ...(camera && {
        camera: {
          ...more,
          ...(targets && targets.length > 0 && { target: targets }),
          ...(focus !== undefined && !isIt(focus) && { focus }),
          ...(from !== undefined && !isThrough && { from }),
        },
      }),
    }
  })
  return { ...scene, entities: scene.entities.filter(one => one.id !== id), shots }
}

/** Sets the camera of a shot; its targets stay. */
export const setCamera = (scene: Scene, shot: number, camera: Partial<Camera>): Scene =>
  changeShot(scene, shot, one => {
    const { pitch: _, ...kept } = one.camera ?? {}
    return { ...one, camera: { ...kept, ...camera } }
  })

/** The document as a file would have it. */
export const sceneText = (scene: Scene): string => JSON.stringify(scene, null, 2)
