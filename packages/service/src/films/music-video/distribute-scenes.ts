import type { PictureAnalysis } from '@kinora/media/engine/contract'
import type { Size } from '../shots/camera.ts'
import { mayShowSubject, type SceneWords } from '../general/may-show-subject.ts'
import { isPlaced } from '../words/setting-words.ts'

/** The scenes and the picture of a shot. */
export type Told = {
  text: string
  from: 'words' | 'references' | 'frame'
  pictures: readonly number[]
  /** The picture is the place of the scene. */
  isPlace?: true
  size: Size
}

/** A far shot with the whole action first, then nearer ones. */
const SIZES: readonly Size[] = ['wide', 'whole', 'waist', 'bust']

/** After two shots of a scene, one shot of an unrelated picture. */
const LOOKS = 3

/**
 * Distributes the scenes of a prompt over the shots of a song, in order and completely. A scene's possible subject is
 * seen in it; a picture of a place is the background of scenes without their own. Other pictures are shown between,
 * each at least once.
 */
export function distributeScenes(
  shots: number,
  scenes: readonly string[],
  pictures: readonly PictureAnalysis[],
  stop: string,
): Told[] {
  const words: SceneWords = { scenes, isAlone: pictures.length === 1 }
  const about = scenes.map((_, scene) =>
    pictures.flatMap((seen, at) => (mayShowSubject(seen, scene, words) ? [at] : [])),
  )
  const behind = pictures.flatMap(({ isPlace }, at) => (isPlace ? [at] : []))
  const others = pictures.flatMap((_, at) => (about.flat().includes(at) ? [] : [at]))
  const turns = { about: 0, behind: 0, other: 0 }
  const next = (list: readonly number[], turn: keyof typeof turns): number => list[turns[turn]++ % list.length] ?? 0
  const beginOf = (scene: number): number => Math.ceil((scene * shots) / scenes.length)
  const told = Array.from({ length: shots }, (_, at): Told => {
    const first = Math.floor((at * scenes.length) / shots)
    const last = Math.max(first + 1, Math.floor(((at + 1) * scenes.length) / shots))
    const look = at - beginOf(first)
    const text = scenes.slice(first, last).join(stop)
    // Scenes with one shot alternate between far and near.
    const isOnce = beginOf(first + 1) - beginOf(first) < 2
    const size = SIZES[(isOnce ? first % 2 : look) % SIZES.length]!
    const own = about[first] ?? []
    if (own.length > 0) return { text, size, from: 'references', pictures: [next(own, 'about')] }
    // A film ends with its story.
    if (others.length > 0 && look % LOOKS === LOOKS - 1 && at < shots - 1)
      return { text, size, from: 'frame', pictures: [next(others, 'other')] }
    if (behind.length > 0 && !isPlaced(text))
      return { text, size, from: 'references', pictures: [next(behind, 'behind')], isPlace: true }
    return { text, size, from: 'words', pictures: [] }
  })
  return withAll(told, pictures.length)
}

/**
 * Pictures without a shot replace shots that are not the only one of their scene, evenly over the film; otherwise they
 * are added to the last shot.
 */
function withAll(told: readonly Told[], count: number): Told[] {
  const shots = [...told]
  const missing = Array.from({ length: count }, (_, at) => at).filter(
    picture => !told.some(({ pictures }) => pictures.includes(picture)),
  )
  for (const [at, picture] of missing.entries()) {
    const wanted = ((at + 0.7) * shots.length) / missing.length
    const isFree = (shot: number): boolean =>
      shots[shot]!.from !== 'frame' &&
      (shot < shots.length - 1 || shots.length < 2) &&
      shots.some((other, place) => place !== shot && other.from !== 'frame' && other.text === shots[shot]!.text) &&
      shots[shot]!.pictures.every(shown =>
        shots.some((other, place) => place !== shot && other.pictures.includes(shown)),
      )
    const [free] = [...shots.keys()].filter(isFree).sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    const last = shots.at(-1)
    if (free !== undefined) shots[free] = { ...shots[free]!, from: 'frame', pictures: [picture] }
    else if (last) shots[shots.length - 1] = { ...last, from: 'references', pictures: [...last.pictures, picture] }
  }
  return shots
}
