import type { ClipAnalysis, WatchedMove, WatchedShot } from '@kinora/media/engine/contract'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { type Cut, findCuts } from './find-cuts.ts'
import { findMotion } from './find-motion.ts'
import { brightnessOf, type SmallFrame } from './small-frame.ts'

// The frames between two compared ones: with fewer, a slow pan is below a pixel; with more, a fast one is missed.
const STRIDES = [6, 2] as const
// The speeds below which the camera stands still, as shares of the width a second and of zoom a second.
const [STILL, UNZOOMED] = [0.012, 0.022]

/** The shots of a clip: cuts, transitions, camera moves and brightness. */
export function watchFrames(frames: readonly SmallFrame[]): ClipAnalysis['shots'] {
  const cuts = findCuts(frames)
  const starts: Cut[] = [{ frame: 0, kind: 'cut', frames: 0 }, ...cuts]
  return starts.map(({ frame, kind, frames: long }, at): WatchedShot => {
    const end = starts[at + 1]
    const until = end?.frame ?? frames.length
    // Transitions are excluded from the analysis.
    const from = Math.min(until - 1, frame + Math.ceil(long / 2))
    const own = frames.slice(from, Math.max(from + 1, until - Math.ceil((end?.frames ?? 0) / 2)))
    return {
      fromSeconds: frame / FRAMES_PER_SECOND,
      toSeconds: until / FRAMES_PER_SECOND,
      transition: kind,
      transitionSeconds: long / FRAMES_PER_SECOND,
      ...moveIn(own),
      brightness: median(own.map(brightnessOf)),
      colour: colourOf(own),
    }
  })
}

/** The camera move of a shot: the median of its frames. */
function moveIn(frames: readonly SmallFrame[]): { move: WatchedMove; speed: number } {
  for (const stride of STRIDES) {
    const motions = frames.slice(stride).map((frame, at) => findMotion(frames[at]!, frame))
    if (motions.length === 0) continue
    const perSecond = FRAMES_PER_SECOND / stride
    const right = median(motions.map(one => one.right)) * perSecond
    const down = median(motions.map(one => one.down)) * perSecond
    const grown = median(motions.map(one => one.grown)) * perSecond
    // A fast move may be mismatched with the wide stride, so the short one is used.
    if (stride === STRIDES[0] && Math.max(Math.abs(right), Math.abs(down)) > 0.3) continue
    return nameMove(right, down, grown)
  }
  return { move: 'static', speed: 0 }
}

/** A pan to the right moves everything left. The strongest component gives the name. */
function nameMove(right: number, down: number, grown: number): { move: WatchedMove; speed: number } {
  const strength = [Math.abs(right) / STILL, Math.abs(down) / STILL, Math.abs(grown) / UNZOOMED]
  const most = Math.max(...strength)
  if (most < 1) return { move: 'static', speed: 0 }
  if (most === strength[2]) return { move: grown > 0 ? 'zoom-in' : 'zoom-out', speed: Math.abs(grown) }
  if (most === strength[0]) return { move: right < 0 ? 'pan-right' : 'pan-left', speed: Math.abs(right) }
  return { move: down < 0 ? 'tilt-down' : 'tilt-up', speed: Math.abs(down) }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** BT.709, from the means. */
function colourOf(frames: readonly SmallFrame[]): [number, number, number] {
  const light = 255 * median(frames.map(brightnessOf))
  const [blue, red] = [median(frames.map(one => one.blue)) - 128, median(frames.map(one => one.red)) - 128]
  const byte = (value: number): number => Math.round(Math.min(255, Math.max(0, value)))
  return [byte(light + 1.793 * red), byte(light - 0.213 * blue - 0.533 * red), byte(light + 2.112 * blue)]
}
