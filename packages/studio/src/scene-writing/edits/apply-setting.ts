import type { Scene, SceneCamera, SceneMusic, ScenePlace } from '@kinora/media/scene/scene-schema'
import { LENSES, LIGHTS, LOOKS, MOVES, SHOT_SIZES } from '@kinora/media/scene/vocabulary'
import type { Item } from '../../words/item.ts'
import type { Meaning } from '../../words/meaning.ts'
import type { Shot } from '../../setting/shot-list.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { FRAMINGS } from '../camera.ts'
import { isPerson } from '../draft.ts'
import { placeOf } from '../places.ts'
import { saysPlace } from './says-place.ts'
import { mapShots, type Scope } from './scope.ts'

/** A request as the reader parses it: one shot, and its items. */
export type ParsedRequest = { shot: Shot; items: readonly Item[] }

const says = ({ items }: ParsedRequest, name: keyof Meaning): boolean =>
  items.some(({ meaning, negated }) => !negated && meaning[name] !== undefined)

/** True if a word can name the place. If somebody is at it, `the table` is a thing. */
const isPlaceWord = ({ meaning }: Item, { subjects }: Shot): boolean =>
  meaning.where !== undefined || subjects.length === 0

/** Sets hour, weather, light, place and style, as far as the words say them. */
export function applySetting(scene: Scene, told: ParsedRequest, scope: Scope, isAboutMusic: boolean): Scene {
  const { shot, items } = told
  const used = new Set(scene.shots.filter((_, at) => scope.has(at)).map(({ place }) => place))
  const light = LIGHTS.filter(one =>
    items.some(({ meaning, negated }) => !negated && !meaning.noun && meaning.light === one),
  )
  const changes: Partial<ScenePlace> = {
    ...(says(told, 'time') && { time: shot.time }),
    ...(says(told, 'weather') && { weather: shot.weather }),
    ...(says(told, 'season') && { season: shot.season }),
  }
  const here = scene.places.filter(({ id }) => used.has(id))
  const isPlace = items.some((item, at) => isPlaceWord(item, shot) && saysPlace(items, at, here))
  const asset = isPlace ? placeOf(shot, []).asset : undefined
  const isOther = (place: ScenePlace): boolean => asset !== undefined && place.asset !== asset
  const places = scene.places.map(place =>
    used.has(place.id)
      ? {
          ...(isOther(place) ? withoutFurnishing(place) : place),
          ...(asset !== undefined && { asset }),
          ...changes,
          ...(light.length > 0 && { light: [...new Set([...(place.light ?? []), ...light])].slice(-6) }),
        }
      : place,
  )
  const look = LOOKS.find(one => (says(told, 'look') && one === shot.look) || shot.styles?.includes(one))
  const mood = says(told, 'mood') && shot.subjects.length === 0 ? shot.mood : undefined
  const styled = isAboutMusic ? undefined : mood
  const changed: Scene = {
    ...scene,
    places,
    ...((look ?? styled) && { style: { ...scene.style, ...(look && { look }), ...(styled && { mood: styled }) } }),
    ...(mood && isAboutMusic && { sound: { ...scene.sound, music: withMood(scene.sound?.music, mood) } }),
  }
  const moved = scene.places.filter(place => used.has(place.id) && isOther(place))
  if (moved.length === 0) return changed
  const ids = moved.map(({ id }) => id)
  const sounds = new Set(moved.flatMap(place => loadCatalogue().place(place.asset)?.sounds ?? []))
  return withoutSounds(withoutLostAnchors(changed, ids), ids, sounds)
}

const withMood = (music: SceneMusic | undefined, mood: Shot['mood']): SceneMusic =>
  typeof music === 'object' ? { ...music, mood } : mood

/** The sounds of a place go with it; those of its people and things stay. */
function withoutSounds(scene: Scene, places: readonly string[], sounds: ReadonlySet<string>): Scene {
  const { ambience } = scene.sound ?? {}
  return {
    ...scene,
    shots: scene.shots.map(shot =>
      shot.sounds && places.includes(shot.place)
        ? { ...shot, sounds: shot.sounds.filter(({ sound, of }) => of !== undefined || !sounds.has(sound)) }
        : shot,
    ),
    ...(ambience && { sound: { ...scene.sound, ambience: ambience.filter(sound => !sounds.has(sound)) } }),
  }
}

/** A new place has its own furniture. */
function withoutFurnishing({ backdrop: _b, surface: _s, goods: _g, imagery: _i, tide: _t, ...place }: ScenePlace) {
  return place
}

/** If the thing of the place is lost, the subject at it keeps no exact position. */
function withoutLostAnchors(scene: Scene, moved: readonly string[]): Scene {
  const isLost = (name: unknown): boolean => {
    if (typeof name !== 'string' || !name.includes('/')) return false
    const [id = '', anchor] = name.split('/')
    const place = moved.includes(id) ? scene.places.find(one => one.id === id) : undefined
    return (
      place !== undefined &&
      !loadCatalogue()
        .place(place.asset)
        ?.anchors.some(one => one.id === anchor)
    )
  }
  return mapShots(scene, new Set(scene.shots.keys()), shot => ({
    ...shot,
    ...(shot.placements && {
      placements: shot.placements.map(one => {
        const { near, facing, ...rest } = one
        const kept = {
          ...rest,
          ...(near !== undefined && !isLost(near) && { near }),
          ...(facing !== undefined && !isLost(facing) && { facing }),
        }
        return [one.to ?? []].flat().some(isLost) ? { who: one.who, relation: 'at' as const } : kept
      }),
    }),
    ...(shot.actions && {
      actions: shot.actions.filter(
        one => ![one.object, one.target, one.of, ...(one.with ?? [])].some(isLost) && !isPathLost(one.path, isLost),
      ),
    }),
    ...(shot.looks && { looks: shot.looks.filter(({ at }) => !isLost(at)) }),
    ...(shot.texts && { texts: shot.texts.filter(({ on }) => !isLost(on)) }),
    ...(shot.camera?.target?.some(isLost) && {
      camera: { ...shot.camera, target: shot.camera.target.filter(one => !isLost(one)) },
    }),
  }))
}

const isPathLost = (path: object | undefined, isLost: (name: unknown) => boolean): boolean =>
  path !== undefined && (('to' in path && isLost(path.to)) || ('around' in path && isLost(path.around)))

/** Sets the camera as far as the words describe it. Subjects in the words about the camera are its targets. */
export function applyCamera(
  scene: Scene,
  told: ParsedRequest,
  { scope, view, named }: { scope: Scope; view: Partial<SceneCamera>; named: readonly string[] },
): Scene {
  const said = saidCamera(told)
  const over = overWhom(told, scene, named)
  const camera = { ...said, ...view, ...over }
  const { lens, ...others } = camera
  if (Object.keys(camera).length === 0) return scene
  const isAimed = camera.move !== undefined && told.shot.subjects.every(({ deeds }) => !deeds?.length)
  const isFramed = camera.size !== undefined || isAimed || over !== undefined
  // A subject that looks is not a target.
  const targetOf = (target: readonly string[]): Pick<SceneCamera, 'target'> => {
    const others = over ? target.filter(id => !over.from.endsWith(`:${id}`)) : named
    return others.length > 0 ? { target: [...others] } : {}
  }
  return mapShots(scene, scope, shot => {
    const { pitch, ...kept } = shot.camera ?? {}
    return {
      ...shot,
      camera: {
        ...kept,
        ...(pitch !== undefined && camera.angle === undefined && { pitch }),
        ...others,
        ...(lens && { lens: [...new Set([...(kept.lens ?? []), ...lens])].slice(-4) }),
        ...(isFramed && targetOf(kept.target ?? [])),
      },
    }
  })
}

function saidCamera(told: ParsedRequest): Partial<SceneCamera> {
  const { camera } = told.shot
  const size = says(told, 'shotSize') ? SHOT_SIZES.find(one => one === camera.size) : undefined
  const move = says(told, 'move') || says(told, 'turn') ? MOVES.find(one => one === camera.move) : undefined
  const angle = (['low', 'high', 'top', 'aerial'] as const).find(one => one === camera.angle)
  const lens = LENSES.filter(one => camera.lens?.includes(one))
  return {
    ...(size ? { size } : says(told, 'framing') && { size: FRAMINGS[camera.framing] }),
    ...(says(told, 'angle') && angle && { angle }),
    ...(says(told, 'angle') && camera.angle === 'tilted' && { roll: 12 }),
    ...(says(told, 'from') && camera.from && { from: camera.from === 'side' ? ('left' as const) : camera.from }),
    ...(move && { move }),
    ...(move && says(told, 'speed') && { speed: camera.speed }),
    ...(says(told, 'lens') && lens.length > 0 && { lens }),
  }
}

/**
 * The subject of an over-the-shoulder or point-of-view shot: the named one, else the first person if there are others.
 */
function overWhom({ shot: { camera } }: ParsedRequest, { entities }: Scene, named: readonly string[]) {
  if (camera.angle !== 'over-shoulder' && camera.angle !== 'first-person') return undefined
  const people = entities.filter(({ asset }) => isPerson(loadCatalogue().asset(asset))).map(({ id }) => id)
  const seer = named.find(id => people.includes(id)) ?? people[0]
  if (seer === undefined || entities.length < 2) return undefined
  return { from: `${camera.angle === 'first-person' ? 'eyes-of' : 'over'}:${seer}` as const }
}
