import { decodeSound } from '@kinora/media/av/decode-sound'
import { ChildFailure } from '@kinora/media/children/child-failure'
import { mixSounds } from '@kinora/media/sound/mix-sounds'
import { secondsToSamples, type Sound } from '@kinora/media/sound/sound'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Order } from '@kinora/media/engine/contract'
import { CLOSED, type MouthPose, type SpeechTrack } from '../setting/mouth-pose.ts'
import { posesFromSound } from '../voice/lips/poses-from-sound.ts'
import { posesFromVisemes } from '../voice/lips/poses-from-visemes.ts'
import type { SpokenLine } from './mix-soundtrack.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>

/** The sound for lip sync, with the film's length, and the mouth motion for it. */
type LipSync = { sound: Sound; poses: MouthPose[] }

// A fade, if the sound is longer than the film, so that it does not end with a click.
const FADE_OUT_SECONDS = 0.02

/** Undefined if the order has no lip sync. */
export async function readLipSync({ lips, inputs }: VideoOrder, frames: number): Promise<LipSync | undefined> {
  if (!lips) return undefined
  const input = inputs.find(({ role, kind }) => role === lips.sound && kind === 'sound')
  if (!input) throw new ChildFailure(`there is no sound ${lips.sound} for the lips to move to`, false)
  const whole = await decodeSound(input.path)
  const { fromSeconds = 0 } = lips
  const from = secondsToSamples(Math.max(0, fromSeconds))
  const rest = { left: whole.left.subarray(from), right: whole.right.subarray(from) }
  const startSeconds = Math.max(0, -fromSeconds)
  const sound = mixSounds(frames / FRAMES_PER_SECOND, [{ sound: rest, startSeconds, fadeOutSeconds: FADE_OUT_SECONDS }])
  return { sound, poses: posesFromSound(sound, frames) }
}

/** The mouth motion of the person in a frame for these lines; undefined without speech. */
export function posesFromLines(lines: readonly SpokenLine[], frames: number): MouthPose[] | undefined {
  if (lines.length === 0) return undefined
  const heard = posesFromSound(mixSounds(frames / FRAMES_PER_SECOND, lines), frames)
  const said = lines.map(({ visemes, startSeconds }) => posesFromVisemes(visemes, heard, startSeconds))
  return heard.map((_, frame) => said.map(poses => poses[frame] ?? CLOSED).find(({ open }) => open > 0) ?? CLOSED)
}

/** The mouth motions of all speakers on the stage. */
export const speechTracks = (lines: readonly SpokenLine[], frames: number): SpeechTrack[] =>
  [...Map.groupBy(lines, ({ by }) => by)].map(([by, own]) => ({
    ...(by !== undefined && { by }),
    poses: posesFromLines(own, frames) ?? [],
  }))
