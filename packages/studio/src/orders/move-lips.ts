import { decodeFrames } from '@kinora/media/av/decode-frames'
import { readPicture } from '@kinora/media/av/read-picture'
import { decodeSound } from '@kinora/media/av/decode-sound'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { Input, Order } from '@kinora/media/engine/contract'
import { FRAMES_PER_SECOND, type YuvFrame } from '@kinora/media/frames/yuv-frame'
import { mixSounds } from '@kinora/media/sound/mix-sounds'
import { holdPeaks } from '@kinora/media/write/hold-peaks'
import { openVideo } from '@kinora/media/write/open-video'
import { CLOSED } from '../setting/mouth-pose.ts'
import { MAX_SIDE } from './cut-input.ts'
import { playBackAndForth } from './play-back-and-forth.ts'
import { frameCount } from './frame-count.ts'
import { type FaceLook, readFaceLook } from '../pictures/lips/face-look.ts'
import { createSpeakingMouth, type SpeakingMouth } from '../pictures/lips/speaking-mouth.ts'
import { LEAST_MOUTH } from '../pictures/lips/find-singer.ts'
import { openFaceTracker, type SeenFace, type TrackedShot } from '../pictures/lips/track-face.ts'
import { findFaces } from '../pictures/look-at/faces/find-faces.ts'
import { posesFromSound } from '../voice/lips/poses-from-sound.ts'

type LipsOrder = Extract<Order, { kind: 'lips' }>

// High quality, because most of the picture is the source's.
const QUALITY = { crf: 16 } as const
// The share of progress for tracking faces.
const FOLLOWED_PERCENT = 40
const FADE_OUT_SECONDS = 0.02

/** Moves a mouth in a clip to a sound. Returns notes on unchanged parts. */
export async function moveLips(
  path: string,
  order: LipsOrder,
  report: (percent: number) => void,
): Promise<{ notes: string[] }> {
  const { width, height } = order
  const clip = requireInput(order, order.clip, 'clip')
  const frames = frameCount(order.seconds)
  const spoken = await decodeSound(requireInput(order, order.sound, 'sound').path)
  const sound = mixSounds(frames / FRAMES_PER_SECOND, [{ sound: spoken, fadeOutSeconds: FADE_OUT_SECONDS }])
  const poses = posesFromSound(sound, frames)
  const notes: string[] = []
  const whose = await readWhose(order, notes)
  const read = (): AsyncGenerator<YuvFrame> => decodeFrames(clip.path, { size: { width, height } })
  const { shots, count } = await followThrough(read(), frames, whose, notes, percent =>
    report((percent * FOLLOWED_PERCENT) / 100),
  )
  if (shots) {
    requireFace(order, shots)
    notes.push(...tellLeftAlone(shots, Math.min(count, frames)))
  }
  const faceAt = shots && indexFaces(shots)
  const video = await openVideo(path, { width, height, withSound: true, quality: QUALITY })
  try {
    await video.writeSound(await holdPeaks(sound, `${path}.peaks.m4a`))
    let written = 0
    for await (const { frame, index } of playBackAndForth(read, { count, frames, width, height })) {
      const seen = faceAt?.(index)
      // A repeated frame is the same memory, so drawing uses a copy.
      const drawn = seen ? { ...frame, pixels: Uint8Array.from(frame.pixels) } : frame
      seen?.mouth.draw(drawn, seen.face, poses[written] ?? CLOSED)
      await video.writeFrame(drawn.pixels)
      written += 1
      report(FOLLOWED_PERCENT + ((100 - FOLLOWED_PERCENT) * written) / frames)
    }
    await video.finish()
    return { notes }
  } finally {
    await video.close()
  }
}

function requireInput({ inputs }: LipsOrder, role: string, kind: Input['kind']): Input {
  const input = inputs.find(one => one.role === role && one.kind === kind)
  if (!input) throw new ChildFailure(`there is no ${kind} ${role} among the inputs`, false)
  return input
}

/** The appearance of the speaker's face, if there is a picture of it. */
async function readWhose({ inputs, face }: LipsOrder, notes: string[]): Promise<FaceLook | undefined> {
  const input = inputs.find(({ role }) => role === face)
  if (!input) return undefined
  const picture = await readPicture(input.path, { maxSide: MAX_SIDE })
  const [found] = (await findFaces(picture)) ?? []
  if (found) {
    // No model here recognises people.
    notes.push(`${input.role}: whose face speaks was decided by the shape and the colours of faces`)
    return readFaceLook(picture, found)
  }
  notes.push(`${input.role}: no face was found in it; the largest face of the clip speaks`)
  return undefined
}

type Followed = { shots: TrackedShot[] | undefined; count: number }

/** Tracks the face through the visible part of the clip, and counts the frames. */
async function followThrough(
  clip: AsyncGenerator<YuvFrame>,
  frames: number,
  whose: FaceLook | undefined,
  notes: string[],
  report: (percent: number) => void,
): Promise<Followed> {
  const tracker = await openFaceTracker(whose)
  if (!tracker) notes.push('lips: no model is installed that finds faces; nothing moves')
  let count = 0
  for await (const frame of clip) {
    await tracker?.look(frame)
    count += 1
    report((100 * count) / frames)
    if (count === frames) break
  }
  return { shots: tracker?.shots(), count }
}

/** The face and the mouth of each frame of the clip that has one. */
function indexFaces(
  shots: readonly TrackedShot[],
): (index: number) => { face: SeenFace; mouth: SpeakingMouth } | undefined {
  const mouths = new Map<TrackedShot, SpeakingMouth>()
  return index => {
    const shot = shots.findLast(({ fromFrame }) => fromFrame <= index)
    const face = shot?.faces[index - shot.fromFrame]
    if (!shot?.rest || !face || face.strength === 0) return undefined
    const mouth = mouths.get(shot) ?? createSpeakingMouth(shot.rest)
    mouths.set(shot, mouth)
    return { face, mouth }
  }
}

/** A clip in which nothing would move is rejected. */
function requireFace({ clip }: LipsOrder, shots: readonly TrackedShot[]): void {
  if (shots.some(({ faces }) => faces.some(face => face !== undefined && face.strength > 0))) return
  const says = `${clip} must show the face of somebody who looks at the camera, with a mouth of at least ${LEAST_MOUTH} pixels, and no such face was found in it`
  throw new ChildFailure(says, false, 'FieldInvalid')
}

// A shorter gap is a glitch of the detector.
const TOLD_SECONDS = 0.3

function tellLeftAlone(shots: readonly TrackedShot[], frames: number): string[] {
  const all = shots.flatMap(({ faces }) => faces)
  const seconds = (count: number): number => count / FRAMES_PER_SECOND
  const unseen = seconds(all.filter(face => face === undefined).length)
  const turned = seconds(all.filter(face => face?.strength === 0).length)
  const of = `of ${seconds(frames).toFixed(1)} s`
  return [
    ...(unseen > TOLD_SECONDS
      ? [`lips: the face is not seen for ${unseen.toFixed(1)} s ${of}, which stay as they are`]
      : []),
    ...(turned > TOLD_SECONDS
      ? [`lips: the face is turned away for ${turned.toFixed(1)} s ${of}, which stay as they are`]
      : []),
  ]
}
