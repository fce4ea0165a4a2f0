import type { Shot } from './timeline.ts'
import type { View } from './make-room.ts'
import type { ClipIndex } from './index-clip.ts'

/** A part of a film: copied from a clip, or drawn and encoded. The end is exclusive. */
export type Piece = Stretch & ({ kind: 'copy'; shot: number; clipFrame: number } | { kind: 'encode' })

type Stretch = { fromFrame: number; toFrame: number }

/** A shot, its start in the film, and whether its packets are compatible with our encoder. */
export type PlannedShot = Shot & {
  atFrame: number
  clip: ClipIndex
  isCopyable: boolean
  /** A changed view of the clip that leaves space for a text. */
  view?: View
}

/**
 * Copies as much as possible of each unchanged part: from the first frame where a decoder can start to the last before
 * which it can stop. The end of a changed shot costs only the drawn frames and at most three more, and its beginning
 * those up to the next key frame. Two consecutive IDR pictures must have different ids, or a decoder may merge them. A
 * single encoder ensures that, so no part except the last ends with such a picture, and none is a single frame.
 */
export function planPicture(shots: readonly PlannedShot[], isTouched: (frame: number) => boolean): Piece[] {
  const alsoTouched = new Set<number>()
  for (;;) {
    const pieces = piecesOf(shots, frame => isTouched(frame) || alsoTouched.has(frame))
    const single = pieces.slice(0, -1).find(({ fromFrame, toFrame }) => toFrame - fromFrame === 1)
    if (!single) return pieces
    // It includes the frames before it, back to where a decoder can stop; at the film's beginning those after it.
    alsoTouched.add(single.fromFrame > 0 ? single.fromFrame - 1 : single.toFrame)
  }
}

function piecesOf(shots: readonly PlannedShot[], isTouched: (frame: number) => boolean): Piece[] {
  const frames = shots.reduce((sum, shot) => sum + shot.frames, 0)
  const pieces: Piece[] = []
  let done = 0
  const encodeUpTo = (frame: number): void => {
    if (frame > done) pieces.push({ kind: 'encode', fromFrame: done, toFrame: frame })
    done = frame
  }
  for (const [index, shot] of shots.entries()) {
    for (const untouched of shot.isCopyable ? untouchedOf(shot, isTouched) : []) {
      const stretch = copyableOf(shot, untouched, frames)
      if (!stretch) continue
      encodeUpTo(stretch.fromFrame)
      const clipFrame = shot.fromFrame + stretch.fromFrame - shot.atFrame
      pieces.push({ kind: 'copy', shot: index, clipFrame, ...stretch })
      done = stretch.toFrame
    }
  }
  encodeUpTo(frames)
  return pieces
}

function untouchedOf({ atFrame, frames }: PlannedShot, isTouched: (frame: number) => boolean): Stretch[] {
  const stretches: Stretch[] = []
  let fromFrame = atFrame
  for (let frame = atFrame; frame <= atFrame + frames; frame++) {
    if (frame < atFrame + frames && !isTouched(frame)) continue
    if (frame > fromFrame) stretches.push({ fromFrame, toFrame: frame })
    fromFrame = frame + 1
  }
  return stretches
}

/** The largest part of a shot that can be copied. */
function copyableOf({ clip, ...shot }: PlannedShot, stretch: Stretch, filmFrames: number): Stretch | undefined {
  if (!clip.places) return undefined
  const { starts, ends } = clip.places
  const shift = shot.fromFrame - shot.atFrame
  let { fromFrame, toFrame } = stretch
  while (fromFrame < toFrame && starts[fromFrame + shift] !== 1) fromFrame++
  const isEnd = (frame: number): boolean =>
    ends[frame + shift] === 1 && (starts[frame + shift - 1] !== 1 || frame === filmFrames)
  while (toFrame > fromFrame && !isEnd(toFrame)) toFrame--
  return toFrame > fromFrame ? { fromFrame, toFrame } : undefined
}
