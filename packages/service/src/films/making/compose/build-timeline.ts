import type { ShareBox } from '@kinora/media/frames/share-box'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { StoryShot } from '@kinora/media/shots/storyboard'
import type { Shot, SoundCue, Text, Timeline, Track } from '@kinora/media/film/timeline'
import type { FilmDesign } from '../design/film-design.ts'
import { placeLines, type Stretch } from '../design/place-lines.ts'

/** A face in a clip, and the name of whose it is. */
type NamedFace = ShareBox & { name: string }

/** The parts of a film, by their names in the timeline. */
export type ChosenParts = {
  /** One for each shot, in film order; `shot` is its index in the storyboard. Its own length, if it has one. */
  videos: readonly {
    source: string
    prompt: string
    shot: number
    frames?: number
    shown?: readonly ShareBox[]
    faces?: readonly NamedFace[]
  }[]
  narration?: { source: string; lines: readonly Stretch[] }
  music?: { source: string; seconds: number }
  /** One for each spoken line of the design. */
  spoken?: readonly { source: string; seconds: number }[]
  song?: { source: string; seconds: number }
  loop?: string
  /** The subtitles were given in seconds of this composition. */
  hasOwnSubtitles?: true
}

// Relative to speech at -18 LUFS. Music is made at -16, and scenes have their own level. Both are also ducked.
const MUSIC_DB = -6
const SCENE_DB = -4
// Cross-fades between scenes, without clicks.
const SCENE_FADE_SECONDS = 0.15
const LOOP_FADE_SECONDS = 1.5
// The margin for breath before a word and its decay, which word times exclude.
const BEFORE_SECONDS = 0.04
const AFTER_SECONDS = 0.12

/** Builds a film's timeline from its design and the chosen parts. */
export function buildTimeline(design: FilmDesign, parts: ChosenParts): Timeline {
  const { width, height } = design
  const shots = arrangedShots(design, parts)
  const frames = shots.reduce((sum, shot) => sum + shot.frames, 0)
  const starts = startsOf(shots)
  return {
    width,
    height,
    framesPerSecond: FRAMES_PER_SECOND,
    frames,
    shots: shots.map(({ source, prompt, frames: length, transition, shown }, index): Shot => {
      const goesOver = transition && index < shots.length - 1 && transition.frames < length
      return {
        source,
        name: prompt,
        fromFrame: 0,
        frames: length,
        ...(goesOver && { transition }),
        ...(shown.length > 0 && { subjects: shown }),
      }
    }),
    texts: [
      ...shots.flatMap((shot, index) => titleOf(shot, starts[index] ?? 0)),
      ...textsWithin(moveTexts(design, parts, shots, starts), frames).map(words => towardsFace(words, shots, starts)),
    ],
    tracks: tracksOf(design, parts, shots, frames / FRAMES_PER_SECOND),
  }
}

/**
 * The likely position of the subject if an engine does not report it: in the middle, with the size of a product in an
 * advertisement. Titles leave this area free.
 */
const MIDDLE: ShareBox = { left: 0.25, top: 0.2, width: 0.5, height: 0.6 }

type ArrangedShot = StoryShot & {
  shot: number
  source: string
  shown: readonly ShareBox[]
  faces: readonly NamedFace[]
}

/** The storyboard's shots in film order, each with the prompt of its clip. */
const arrangedShots = ({ storyboard }: FilmDesign, { videos }: ChosenParts): ArrangedShot[] =>
  videos.flatMap(({ source, prompt, shot, frames, shown: told, faces = [] }) => {
    const planned = storyboard.shots[shot]
    if (!planned) return []
    const shown = told ?? (planned.pictures.length > 0 ? [MIDDLE] : [])
    return [
      { ...planned, shot, source, prompt: prompt || planned.prompt, frames: frames || planned.frames, shown, faces },
    ]
  })

/** A bubble points at the face of its speaker, by name; without a name at the nearest to where a mouth should be. */
function towardsFace(words: Text, shots: readonly ArrangedShot[], starts: readonly number[]): Text {
  const { style, towards, speaker, fromFrame } = words
  if (style !== 'bubble' || !towards) return words
  const faces = shots[starts.findLastIndex(start => start <= fromFrame)]?.faces ?? []
  const far = ({ left, top, width, height }: ShareBox): number =>
    Math.hypot(left + width / 2 - towards.x, top + height / 2 - towards.y)
  const named = faces.filter(({ name }) => name === speaker?.toLowerCase())
  const [face] = (named.length > 0 ? named : faces).toSorted((a, b) => far(a) - far(b))
  if (!face) return words
  const { left, top, width, height } = face
  const mouth = { x: left + width / 2, y: top + MOUTH * height }
  return { ...words, towards: mouth, face: { left, top, width, height } }
}
/** Of the height of a face. */
const MOUTH = 0.75

const startsOf = (shots: readonly StoryShot[]): number[] => {
  let start = 0
  return shots.map(({ frames }) => (start += frames) - frames)
}

/** Within its shot, which may be shorter than in the design. */
function titleOf({ title, frames }: StoryShot, start: number): Text[] {
  if (!title) return []
  const from = Math.min(title.fromFrame, frames >> 2)
  const to = Math.min(title.fromFrame + title.frames, frames)
  if (to <= from) return []
  return [{ text: title.text, style: title.style, font: 'sans', fromFrame: start + from, toFrame: start + to }]
}

/** If shots are in another order than designed, the texts of the design move with them. */
function moveTexts(
  { storyboard, texts }: FilmDesign,
  { hasOwnSubtitles }: ChosenParts,
  shots: readonly ArrangedShot[],
  starts: readonly number[],
): readonly Text[] {
  if (hasOwnSubtitles || shots.every(({ shot }, at) => shot === at)) return texts
  const designed = startsOf(storyboard.shots)
  return texts.map(words => {
    const own = designed.findLastIndex(start => start <= words.fromFrame)
    const at = shots.findIndex(({ shot }) => shot === own)
    const by = at < 0 ? 0 : (starts[at] ?? 0) - (designed[own] ?? 0)
    return { ...words, fromFrame: words.fromFrame + by, toFrame: words.toFrame + by }
  })
}

/** The texts that fit into a shortened film. */
const textsWithin = (texts: readonly Text[], frames: number): Text[] =>
  texts.filter(text => text.fromFrame < frames).map(text => ({ ...text, toFrame: Math.min(text.toFrame, frames) }))

function tracksOf(design: FilmDesign, parts: ChosenParts, shots: readonly ArrangedShot[], seconds: number): Track[] {
  const { narration, music, spoken, song, loop } = parts
  const starts = startsOf(shots)
  const tracks: Track[] = []
  if (narration)
    tracks.push({ kind: 'narration', gainDb: 0, cues: narrationCues(design, parts, narration, starts, seconds) })
  if (spoken)
    tracks.push({
      kind: 'dialogue',
      gainDb: 0,
      cues: spoken.map(({ source, seconds: length }, line) => ({
        source,
        atSeconds: design.spoken?.[line]?.atSeconds ?? 0,
        fromSeconds: 0,
        seconds: length,
      })),
    })
  if (song) {
    const cue = { source: song.source, atSeconds: 0, fromSeconds: 0, seconds: Math.min(song.seconds, seconds) }
    tracks.push({ kind: 'song', gainDb: 0, cues: [cue] })
  }
  if (music) {
    // If the film is longer than its music, the music repeats and fades out.
    const isShort = music.seconds > 0 && music.seconds < seconds - 1 / FRAMES_PER_SECOND
    const cue: SoundCue = {
      source: music.source,
      atSeconds: 0,
      fromSeconds: 0,
      seconds,
      ...(isShort && { fadeOutSeconds: LOOP_FADE_SECONDS, loops: true }),
    }
    tracks.push({ kind: 'music', gainDb: MUSIC_DB, cues: [cue] })
  }
  if (loop) {
    const cue: SoundCue = {
      source: loop,
      atSeconds: 0,
      fromSeconds: 0,
      seconds,
      fadeOutSeconds: LOOP_FADE_SECONDS,
      loops: true,
    }
    tracks.push({ kind: 'music', gainDb: MUSIC_DB, cues: [cue] })
  }
  // With a song, no other sound is used.
  if (!song)
    tracks.push({
      kind: 'scene',
      gainDb: SCENE_DB,
      cues: shots.map((shot, index) => sceneOf(shot, starts[index] ?? 0)),
    })
  return tracks
}

/** Each line with its shot. A rewritten narration may have other lines, which are spread over the film. */
function narrationCues(
  { storyboard }: FilmDesign,
  { videos }: ChosenParts,
  { source, lines }: NonNullable<ChosenParts['narration']>,
  starts: readonly number[],
  seconds: number,
): SoundCue[] {
  const planned = storyboard.narration?.lines.length === lines.length ? storyboard.narration.lines : undefined
  const placeOf = (line: number): number =>
    planned
      ? videos.findIndex(({ shot }) => shot === planned[line]?.shot)
      : Math.floor((line * starts.length) / lines.length)
  const ordered = lines
    .map((line, index) => ({ ...line, place: Math.max(0, placeOf(index)) }))
    .toSorted((a, b) => a.place - b.place)
  const shotStarts = ordered.map(({ place }) => (starts[place] ?? 0) / FRAMES_PER_SECOND)
  const places = placeLines(ordered, shotStarts, seconds)
  return ordered.map(({ fromSeconds, toSeconds }, index) =>
    cueOf(source, places[index] ?? 0, fromSeconds, toSeconds - fromSeconds),
  )
}

const cueOf = (source: string, atSeconds: number, fromSeconds: number, length: number): SoundCue => {
  const before = Math.min(BEFORE_SECONDS, fromSeconds, atSeconds)
  const seconds = length + before + AFTER_SECONDS
  return {
    source,
    atSeconds: atSeconds - before,
    fromSeconds: fromSeconds - before,
    seconds,
    fadeInSeconds: 0.01,
    fadeOutSeconds: 0.05,
  }
}

const sceneOf = ({ frames, source }: ArrangedShot, start: number): SoundCue => ({
  source,
  atSeconds: start / FRAMES_PER_SECOND,
  fromSeconds: 0,
  seconds: frames / FRAMES_PER_SECOND,
  fadeInSeconds: SCENE_FADE_SECONDS,
  fadeOutSeconds: SCENE_FADE_SECONDS,
})
