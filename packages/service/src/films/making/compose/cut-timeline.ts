import type { Shot, SoundCue, Text, Timeline, Track } from '@kinora/media/film/timeline'

/** A piece of a film: seconds of one of its segments, by its place among them, and how it becomes the next piece. */
export type CutPiece = { segment: number; from: number; to: number; transition?: string; over?: number }

/** Seconds: the length of a transition, and the fade between the sounds of scenes. */
const [TRANSITION_SECONDS, FADE_SECONDS] = [0.5, 0.15]

type Placed = { from: number; to: number; start: number; segment: number }

/**
 * Another cut of a film: pieces of its segments, in any order. What lies over a segment, such as titles, lines and
 * subtitles, goes along with the piece in which it begins, and is left out with what is left out. Songs and music play
 * on. `isTimed`: subtitles have the times of the new film.
 */
export function cutTimeline(timeline: Timeline, cut: readonly CutPiece[], isTimed = false): Timeline {
  const { framesPerSecond } = timeline
  const starts: number[] = []
  let end = 0
  for (const { frames } of timeline.shots) {
    starts.push(end)
    end += frames
  }
  const shots: Shot[] = []
  const placed: Placed[] = []
  let start = 0
  for (const { segment, from, to, transition, over = TRANSITION_SECONDS } of cut) {
    const whole = timeline.shots[segment]
    if (!whole) continue
    const first = Math.min(whole.frames - 1, Math.round(from * framesPerSecond))
    const last = Math.min(whole.frames, Math.max(first + 1, Math.round(to * framesPerSecond)))
    const { transition: _planned, ...shot } = whole
    const covered = Math.min(Math.round(over * framesPerSecond), last - first - 1)
    const isOver = transition !== undefined && covered > 0 && placed.length < cut.length - 1
    shots.push({
      ...shot,
      fromFrame: whole.fromFrame + first,
      frames: last - first,
      ...(isOver && { transition: { kind: transition, frames: covered } }),
    })
    placed.push({ segment, from: starts[segment]! + first, to: starts[segment]! + last, start })
    start += last - first
  }
  const texts = timeline.texts.flatMap((text): Text[] =>
    isTimed && text.style === 'subtitle' ? within(text, start) : moved(text, placed),
  )
  const tracks = timeline.tracks.map(track => cutTrack(track, { shots, placed, frames: start, framesPerSecond }))
  return { ...timeline, frames: start, shots, texts, tracks }
}

const within = (text: Text, frames: number): Text[] =>
  text.fromFrame < frames ? [{ ...text, toFrame: Math.min(text.toFrame, frames) }] : []

/** A text with the piece in which it begins, and no longer than that. */
function moved(text: Text, placed: readonly Placed[]): Text[] {
  const piece = placed.find(({ from, to }) => text.fromFrame < to && text.toFrame > from)
  if (!piece) return []
  const by = piece.start - piece.from
  const [from, to] = [Math.max(text.fromFrame, piece.from), Math.min(text.toFrame, piece.to)]
  return [{ ...text, fromFrame: from + by, toFrame: to + by }]
}

type Cut = { shots: readonly Shot[]; placed: readonly Placed[]; frames: number; framesPerSecond: number }

function cutTrack(track: Track, cut: Cut): Track {
  const seconds = cut.frames / cut.framesPerSecond
  if (track.kind === 'scene') return { ...track, cues: sceneCues(cut) }
  if (track.kind === 'narration' || track.kind === 'dialogue')
    return { ...track, cues: lineCues(track.cues, cut, seconds) }
  const cues = track.cues.flatMap(cue =>
    cue.atSeconds < seconds
      ? [{ ...cue, seconds: Math.min(cue.loops ? seconds : cue.seconds, seconds - cue.atSeconds) }]
      : [],
  )
  return { ...track, cues }
}

const sceneCues = ({ shots, placed, framesPerSecond }: Cut): SoundCue[] =>
  shots.map(({ source, fromFrame, frames }, at) => ({
    source,
    atSeconds: placed[at]!.start / framesPerSecond,
    fromSeconds: fromFrame / framesPerSecond,
    seconds: frames / framesPerSecond,
    fadeInSeconds: FADE_SECONDS,
    fadeOutSeconds: FADE_SECONDS,
  }))

/** Lines with their pieces; one that is not over when the next begins delays it. Those after the end are left out. */
function lineCues(cues: readonly SoundCue[], { placed, framesPerSecond }: Cut, seconds: number): SoundCue[] {
  const found = cues.flatMap(cue => {
    const frame = cue.atSeconds * framesPerSecond
    const piece = placed.find(({ from, to }) => frame >= from && frame < to)
    return piece ? [{ ...cue, atSeconds: (frame - piece.from + piece.start) / framesPerSecond }] : []
  })
  let free = 0
  return found
    .toSorted((a, b) => a.atSeconds - b.atSeconds)
    .flatMap(cue => {
      const atSeconds = Math.max(cue.atSeconds, free)
      if (atSeconds + cue.seconds > seconds + 1 / framesPerSecond) return []
      free = atSeconds + cue.seconds
      return [{ ...cue, atSeconds }]
    })
}
