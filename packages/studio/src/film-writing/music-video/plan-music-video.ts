import type { SoundAnalysis, PictureAnalysis } from '@kinora/media/engine/contract'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { PUNCTUATION } from '@kinora/media/language/punctuation'
import { type SeededRandom, seededRandom } from '@kinora/media/core/seeded-random'
import { readScenes, type Scene, type Section } from '../general/read-scenes.ts'
import { cameraOf, type Move, movesFor, type Size } from '@kinora/media/shots/camera'
import { describePicture, hasFace } from '../shots/describe-picture.ts'
import { numberPictures } from '../shots/picture-mentions.ts'
import { styleWords } from '../shots/style-and-place.ts'
import type { Storyboard, StoryShot } from '@kinora/media/shots/storyboard'
import { type Language, detectLanguage } from '@kinora/media/language/detect-language'
import { castShots, type Mode, type Part } from './cast-shots.ts'
import { chooseCuts, type Pace } from './choose-cuts.ts'
import { orderPictures } from './order-pictures.ts'
import { readTable } from '../film-tables.ts'
import { distributeScenes } from './distribute-scenes.ts'
import { frameBySection, withinPhoto } from './frame-by-section.ts'
import { energyAt, type Phrase, sectionAt } from './song.ts'

export type MusicVideoOptions = {
  song: SoundAnalysis
  pictures: readonly PictureAnalysis[]
  /**
   * Faces of singers, in the order of their first appearance. In the storyboard they are counted after the pictures.
   */
  singers: readonly PictureAnalysis[]
  prompt: string
  style: string
  mode: Mode
  seed: number
}

const USUAL: Pace = { quietSeconds: 5, loudSeconds: 2.2, leastSeconds: 1.5, mostSeconds: 6 }
const DANCE: Pace = { quietSeconds: 3, loudSeconds: 1.6, leastSeconds: 0.9, mostSeconds: 4 }
/** In longer songs, lips are not moved. */
export const LONGEST_LIP_SYNC_SECONDS = 180
const TRANSITION_FRAMES = 8
const LOUD = 0.6
/** So many scenes are remembered. */
const MAX_BEFORE = 3

/** Plans a film to a song: cuts on beats, shorter shots in loud parts, every picture, and singers where they sing. */
export function planMusicVideo(options: MusicVideoOptions): Storyboard {
  const { song, pictures, prompt, mode } = options
  const seeded = seededRandom(options.seed).fork('music-video')
  const language = detectLanguage(`${prompt} ${options.style}`.trim() || (song.language.startsWith('zh') ? '中' : ''))
  const faces = singersOf(options)
  const story = readScenes(numberPictures(prompt, pictures.length))
  const scenes = story.scenes.filter(({ text }) => text !== '')
  const given = pictures.length + options.singers.length
  // At least one shot for every scene and every picture.
  const cuts = cutsFor(song, mode === 'dance' ? DANCE : USUAL, given + scenes.length)
  const spans = cuts
    .slice(1)
    .map((cut, at): Phrase => ({ fromSeconds: cuts[at]! / FRAMES_PER_SECOND, toSeconds: cut / FRAMES_PER_SECOND }))
  const parts = castShots(
    spans,
    song,
    song.seconds > LONGEST_LIP_SYNC_SECONDS && mode === 'lip_sync' ? 'plain' : mode,
    faces.length,
    mode === 'lip_sync' ? 0 : pictures.length,
  )
  const shown = orderPictures(
    parts.map(({ singer }) => (singer === undefined ? undefined : faces[singer])),
    castOf(options, faces),
    seeded.fork('pictures'),
  )
  const energies = spans.map(({ fromSeconds, toSeconds }) => energyAt(song, (fromSeconds + toSeconds) / 2))
  const sections = spans.map(({ fromSeconds, toSeconds }) => sectionAt(song, (fromSeconds + toSeconds) / 2))
  const framed = frameBySection(sections)
  const sizes = parts.map((part, at): Size => ('singer' in part ? 'waist' : framed[at]!))
  const drawn = { language, parts, shown, energies, sections, sizes, scenes }
  const wordings = wordingsOf(options, drawn, seeded.fork('scenes'))
  const moves = movesFor(
    parts.map((part, at) => movesOf(part, energies[at] ?? 0, wordings[at]!)),
    seeded.fork('camera'),
  )
  const shots = spans.map((span, at): StoryShot => {
    const { from, prompt, pictures: own, size } = wordings[at]!
    const frames = cuts[at + 1]! - cuts[at]!
    const kind = borderKind(song, span, energies[at] ?? 0, energies[at + 1])
    return {
      prompt,
      camera: cameraOf(moves[at] ?? 'push', size),
      energy: energies[at] ?? 0,
      section: sections[at]!,
      frames,
      pictures: own ?? shown[at] ?? [0],
      from,
      amplitude: 'singer' in parts[at]! ? 'small' : (energies[at] ?? 0) > LOUD ? 'large' : 'medium',
      ...(kind && frames > 2 * TRANSITION_FRAMES ? { transition: { kind, frames: TRANSITION_FRAMES } } : {}),
      ...('singer' in parts[at]! ? { sings: true as const } : {}),
    }
  })
  // A scene goes on from those before it: `she` is the singer that they name.
  const goingOn = shots.map((shot, at): StoryShot => {
    const earlier = shots.slice(0, at).map(({ prompt: words }) => words)
    const before = [...new Set(earlier)].filter(words => words !== shot.prompt).slice(-MAX_BEFORE)
    return shot.from !== 'frame' && before.length > 0 ? { ...shot, before } : shot
  })
  const members = story.people.map(({ name, words }) => ({ name, words }))
  // The words that place a scene in the song are used, though nobody sees them.
  const style = options.style ? styleWords(options.style, language) : ''
  const told = scenes.flatMap(({ label }) => label ?? [])
  return { language, shots: goingOn, members, told, ...(style && { style }) }
}

/** The pictures whose mouths move: the given faces, otherwise pictures with a frontal face. */
function singersOf({ pictures, singers, mode }: MusicVideoOptions): number[] {
  if (singers.length > 0) return singers.map((_, at) => pictures.length + at)
  if (mode !== 'lip_sync') return []
  const frontal = pictures.flatMap(({ faces }, at) => (faces.some(face => face.frontal) ? [at] : []))
  return frontal.slice(0, 1)
}

/** The pictures between sung lines; without any, the singers. */
const castOf = ({ pictures }: MusicVideoOptions, faces: readonly number[]): number[] =>
  pictures.length > 0 ? pictures.map((_, at) => at) : [...faces]

/** Shortens the shots until there is one for every picture, or until the limit. */
function cutsFor(song: SoundAnalysis, pace: Pace, pictures: number): number[] {
  const paces = [1, 0.8, 0.6, 0.45, 0.35].map(share => ({
    quietSeconds: pace.quietSeconds * share,
    loudSeconds: Math.max(1, pace.loudSeconds * share),
    leastSeconds: share === 1 ? pace.leastSeconds : Math.min(pace.leastSeconds, 1),
    mostSeconds: pace.mostSeconds,
  }))
  const tries = paces.map(each => chooseCuts(song, each))
  return tries.find(cuts => cuts.length - 1 >= pictures) ?? tries.at(-1)!
}

function movesOf(part: Part, energy: number, { size, from }: ShotPrompt): readonly [Move, ...Move[]] {
  if ('singer' in part) return ['push', 'drift', 'pull', 'still']
  // A cut-out is flat: the camera does not go around it.
  if (from === 'references')
    return energy > LOUD ? ['push', 'pull', 'handheld', 'tilt-up'] : ['push', 'drift', 'pull', 'tilt-up']
  if (energy > LOUD)
    return size === 'bust' ? ['push', 'track-left', 'tilt-up'] : ['orbit', 'track-right', 'push', 'handheld']
  return size === 'bust' ? ['drift', 'tilt-up', 'push'] : ['push', 'pan-right', 'pull', 'crane-up', 'drift']
}

/** The transition into a section: abrupt if it gets louder, soft if it gets quieter; a plain cut inside one. */
function borderKind(
  song: SoundAnalysis,
  { toSeconds }: Phrase,
  energy: number,
  next: number | undefined,
): string | undefined {
  const isBorder =
    next !== undefined && song.sections.slice(1).some(({ fromSeconds }) => Math.abs(fromSeconds - toSeconds) < 0.5)
  if (!isBorder) return undefined
  return next > energy + 0.1 ? 'zoom' : next < energy - 0.1 ? 'fade-through-black' : 'dissolve'
}

type Drawn = {
  language: Language
  parts: readonly Part[]
  shown: readonly (readonly number[])[]
  energies: readonly number[]
  sections: readonly Section[]
  sizes: readonly Size[]
  scenes: readonly Scene[]
}

type ShotPrompt = { from: StoryShot['from']; prompt: string; pictures?: readonly number[]; size?: Size }

const isThing = (facts: PictureAnalysis | undefined): boolean =>
  facts !== undefined && !hasFace(facts) && !facts.isPlace

/** The prompt of each shot, and whether its subject is put into a scene. */
function wordingsOf(options: MusicVideoOptions, drawn: Drawn, seeded: SeededRandom): ShotPrompt[] {
  const { pictures, singers, mode, style } = options
  const { language, parts, shown, energies, sections, sizes, scenes } = drawn
  const { comma, stop } = PUNCTUATION[language]
  const everyone = [...pictures, ...singers]
  const isActing = mode !== 'plain' && mode !== 'lip_sync'
  const free = parts.flatMap((part, at) => ('singer' in part ? [] : [{ section: sections[at]!, size: sizes[at]! }]))
  const told =
    scenes.length > 0
      ? distributeScenes(free, scenes, pictures.length > 0 ? pictures : singers, language === 'zh' ? stop : `${stop} `)
      : []
  let turn = seeded.below(5)
  let scene = 0
  return parts.map((part, at): ShotPrompt => {
    const end = (style ? comma + styleWords(style, language) : '') + stop
    const size = sizes[at] ?? 'wide'
    if ('singer' in part) return { from: 'frame', prompt: readTable('performances').singing[language] + end, size }
    const own = told[scene++]
    const facts = everyone[(own?.pictures ?? shown[at])?.[0] ?? 0]
    if (own && own.from !== 'frame') {
      const behind = own.isPlace ? [language === 'zh' ? '图1作为背景' : 'picture 1 as the background'] : []
      return {
        from: own.from,
        prompt: [capitalised(own.text), ...behind].join(comma) + end,
        pictures: own.pictures,
        size: own.size,
      }
    }
    const isPerson = hasFace(facts) || (isActing && !isThing(facts))
    const isScene =
      !own &&
      ((shown[at]?.length ?? 0) > 1 || (isPerson && (isActing ? at % 4 !== 3 || mode === 'dance' : at % 2 === 1)))
    if (!isScene)
      return {
        from: 'frame',
        prompt: describePicture(facts, language, language === 'zh' ? '画面主体' : 'The subject of the picture') + end,
        size,
        ...(own && { pictures: own.pictures }),
      }
    const list = readTable('performances')[mode === 'dance' ? 'dancing' : (energies[at] ?? 0) > LOUD ? 'loud' : 'quiet']
    const deed = list[turn++ % list.length]![language]
    const prompt = (language === 'zh' ? '图中的人' : 'The person ') + deed + end
    // Who performs is seen whole, if the photo shows as much.
    return { from: 'references', prompt, size: withinPhoto(size === 'wide' ? 'whole' : size, facts) }
  })
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
