import type { PictureAnalysis } from '@kinora/media/engine/contract'
import type { Size } from '@kinora/media/shots/camera'
import type { Section } from '../general/read-scenes.ts'
import { mayShowSubject, type SceneWords } from '../general/may-show-subject.ts'
import { readTable, says } from '../film-tables.ts'
import { pictureAsItIs } from '../shots/picture-mentions.ts'
import { withinPhoto } from './frame-by-section.ts'
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

/** A shot that shows no singer. */
export type ShotOfSong = { section: Section; size: Size }

type SungScene = { text: string; section?: Section }

/** The parts of a song that are most like another. */
const LIKE: Readonly<Record<Section, readonly Section[]>> = {
  intro: ['verse', 'bridge', 'outro', 'chorus'],
  verse: ['intro', 'bridge', 'outro', 'chorus'],
  chorus: ['bridge', 'outro', 'verse', 'intro'],
  bridge: ['verse', 'chorus', 'intro', 'outro'],
  outro: ['chorus', 'bridge', 'verse', 'intro'],
}

/**
 * The scenes of each shot. Scenes that the prompt places in a part of the song are shown there, in order; the others
 * belong to the verses. Without such words all scenes follow each other over the song. None is lost.
 */
export function placeScenes(sections: readonly Section[], scenes: readonly SungScene[]): number[][] {
  const isInParts = scenes.some(({ section }) => section)
  const partOf = ({ section = 'verse' }: SungScene): Section => (isInParts ? section : 'verse')
  const named = new Set(scenes.map(partOf))
  const partAt = (section: Section): Section => [section, ...LIKE[section]].find(one => named.has(one)) ?? 'verse'
  const parts = sections.map(section => (isInParts ? partAt(section) : 'verse'))
  const seen = new Set(parts)
  const placed = sections.map((): number[] => [])
  // A scene whose part is not in the song follows the scene before it.
  const owners: (Section | undefined)[] = []
  for (const scene of scenes) {
    const part = partOf(scene)
    owners.push(seen.has(part) ? part : (owners.at(-1) ?? LIKE[part].find(one => seen.has(one))))
  }
  for (const part of seen) {
    const own = scenes.flatMap((_, at) => (owners[at] === part ? [at] : []))
    const shots = parts.flatMap((other, at) => (other === part ? [at] : []))
    for (const [nth, shot] of shots.entries()) {
      const first = Math.floor((nth * own.length) / shots.length)
      const last = Math.max(first + 1, Math.floor(((nth + 1) * own.length) / shots.length))
      placed[shot] = own.slice(first, last)
    }
  }
  return placed
}

/** After two shots of a scene, one shot of an unrelated picture. */
const LOOKS = 3

/**
 * Distributes the scenes of a prompt over the shots of a song, in order and completely. A scene's possible subject is
 * seen in it; a picture of a place is the background of scenes without their own. Other pictures are shown between,
 * each at least once.
 */
export function distributeScenes(
  shots: readonly ShotOfSong[],
  story: readonly SungScene[],
  pictures: readonly PictureAnalysis[],
  stop: string,
): Told[] {
  const scenes = story.map(({ text }) => text)
  const placed = placeScenes(
    shots.map(({ section }) => section),
    story,
  )
  const words: SceneWords = { scenes, isAlone: pictures.length === 1 }
  const asItIs = scenes.map(text => pictureAsItIs(text, pictures.length))
  const about = scenes.map((_, scene) =>
    pictures.flatMap((seen, at) => (mayShowSubject(seen, scene, words) ? [at] : [])),
  )
  const behind = pictures.flatMap(({ isPlace }, at) => (isPlace && !asItIs.includes(at) ? [at] : []))
  const others = pictures.flatMap((_, at) => (about.flat().includes(at) || asItIs.includes(at) ? [] : [at]))
  const turns = { about: 0, behind: 0, other: 0 }
  const next = (list: readonly number[], turn: keyof typeof turns): number => list[turns[turn]++ % list.length] ?? 0
  const told = placed.map((own, at): Told => {
    const first = own[0] ?? 0
    const look = placed.slice(0, at).filter(([other]) => other === first).length
    const text = own.map(scene => scenes[scene]).join(stop)
    const picture = asItIs[first]
    if (picture !== undefined) return { text, size: shots[at]!.size, from: 'frame', pictures: [picture] }
    const size = wholeIfMoving(shots[at]!.size, text, look)
    const shown = about[first] ?? []
    if (shown.length > 0) {
      const picture = next(shown, 'about')
      return { text, size: withinPhoto(size, pictures[picture]), from: 'references', pictures: [picture] }
    }
    // A film ends with its story.
    if (others.length > 0 && look % LOOKS === LOOKS - 1 && at < shots.length - 1)
      return { text, size, from: 'frame', pictures: [next(others, 'other')] }
    if (behind.length > 0 && !isPlaced(text))
      return { text, size, from: 'references', pictures: [next(behind, 'behind')], isPlace: true }
    return { text, size, from: 'words', pictures: [] }
  })
  return withAll(told, pictures.length)
}

/** The first look at a scene in which somebody moves shows the whole body. */
const wholeIfMoving = (size: Size, text: string, look: number): Size =>
  look === 0 && (size === 'bust' || size === 'waist') && says(readTable('briefs').moves, text) ? 'whole' : size

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
