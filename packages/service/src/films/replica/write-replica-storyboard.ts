import type {
  SoundAnalysis,
  PictureAnalysis,
  ClipAnalysis,
  WatchedMove,
  WatchedShot,
} from '@kinora/media/engine/contract'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { detectLanguage } from '@kinora/media/language/detect-language'
import { PUNCTUATION } from '@kinora/media/language/punctuation'
import { cameraOf, type Move } from '@kinora/media/shots/camera'
import { describePicture } from '@kinora/studio/film-writing'
import type { Storyboard, StoryShot } from '@kinora/media/shots/storyboard'

type ReplicaOptions = {
  watched: ClipAnalysis
  pictures: readonly PictureAnalysis[]
  prompt: string
  /** The analysis of the clip's sound, if it is replaced. */
  heard?: SoundAnalysis
}

const MOVES: Readonly<Record<WatchedMove, Move>> = {
  static: 'still',
  'pan-left': 'pan-left',
  'pan-right': 'pan-right',
  'tilt-up': 'tilt-up',
  'tilt-down': 'tilt-down',
  'zoom-in': 'push',
  'zoom-out': 'pull',
}

// Frame widths or scale a second: below is a small movement, above a large one.
const [SLOW, FAST] = [0.04, 0.14]
/** The maximum number of parts; beyond it the shortest are joined with the previous one. */
const MAX_SHOTS = 90

/** A film of the caller's pictures with the same cuts, at the same frames, and the same camera moves as the clip. */
export function writeReplicaStoryboard({ watched, pictures, prompt, heard }: ReplicaOptions): {
  storyboard: Storyboard
  notes: string[]
} {
  const shots = joinShortest(watched.shots, MAX_SHOTS)
  const language = detectLanguage(prompt)
  const { comma, stop } = PUNCTUATION[language]
  const frameOf = (seconds: number): number => Math.round(seconds * FRAMES_PER_SECOND)
  const made = shots.map((shot, at): StoryShot => {
    const picture = at % Math.max(1, pictures.length)
    const what = describePicture(
      pictures[picture],
      language,
      language === 'zh' ? '画面主体' : 'The subject of the picture',
    )
    const next = shots[at + 1]
    const transition = next && transitionOf(next)
    return {
      prompt: `${[...(prompt === '' ? [] : [prompt.replace(/[.。]\s*$/u, '')]), what].join(comma)}${stop}`,
      camera: cameraOf(MOVES[shot.move]),
      frames: Math.max(1, frameOf(shot.toSeconds) - frameOf(shot.fromSeconds)),
      pictures: [picture],
      from: 'frame',
      amplitude: shot.speed < SLOW ? 'small' : shot.speed < FAST ? 'medium' : 'large',
      ...(transition && { transition }),
    }
  })
  const tempo = heard && heard.beatsPerMinute > 0 ? Math.round(heard.beatsPerMinute) : undefined
  const mood = tempo !== undefined && tempo < 95 ? 'calm' : 'upbeat'
  return {
    storyboard: {
      language,
      shots: made,
      ...(heard && { music: { prompt: `${mood} music${tempo === undefined ? '' : `, ${tempo} bpm`}` } }),
    },
    notes:
      shots.length < watched.shots.length
        ? [`video_url: it has ${watched.shots.length} shots, of which the shortest were joined to ${shots.length}`]
        : [],
  }
}

/** As many frames as in the clip, but at most half of the shorter shot. */
function transitionOf({ transition, transitionSeconds, fromSeconds, toSeconds }: WatchedShot): StoryShot['transition'] {
  const kinds = { cut: undefined, dissolve: 'dissolve', fade: 'fade-through-black', whip: 'whip-left' } as const
  const kind = kinds[transition]
  const most = Math.floor(((toSeconds - fromSeconds) * FRAMES_PER_SECOND) / 2)
  const frames = Math.min(most, Math.max(2, Math.round(transitionSeconds * FRAMES_PER_SECOND)))
  return kind === undefined || frames < 2 ? undefined : { kind, frames }
}

function joinShortest(shots: readonly WatchedShot[], most: number): WatchedShot[] {
  const left = [...shots]
  while (left.length > most) {
    const lengths = left.map(({ fromSeconds, toSeconds }) => toSeconds - fromSeconds)
    const shortest = lengths.indexOf(Math.min(...lengths))
    const [into, gone] = shortest === 0 ? [1, 0] : [shortest - 1, shortest]
    const [one, other] = [left[into]!, left[gone]!]
    left[into] = {
      ...one,
      fromSeconds: Math.min(one.fromSeconds, other.fromSeconds),
      toSeconds: Math.max(one.toSeconds, other.toSeconds),
    }
    left.splice(gone, 1)
  }
  return left
}
