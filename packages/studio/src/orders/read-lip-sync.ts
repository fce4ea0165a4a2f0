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

/** The sound to which lips shall move, as long as the film, and how a mouth moves to it. */
type LipSync = { sound: Sound; poses: MouthPose[] }

// Where the sound goes on beyond the film it must not end with a click.
const FADE_OUT_SECONDS = 0.02

/** Undefined where the order asks for none. */
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

/** How the mouth of whoever is in a frame moves that says these lines; undefined where nothing is said. */
export function posesFromLines(lines: readonly SpokenLine[], frames: number): MouthPose[] | undefined {
  if (lines.length === 0) return undefined
  const heard = posesFromSound(mixSounds(frames / FRAMES_PER_SECOND, lines), frames)
  const said = lines.map(({ visemes, startSeconds }) => posesFromVisemes(visemes, heard, startSeconds))
  return heard.map((_, frame) => said.map(poses => poses[frame] ?? CLOSED).find(({ open }) => open > 0) ?? CLOSED)
}

/** How the mouths of those on the stage move, each to what he says himself. */
export const speechTracks = (lines: readonly SpokenLine[], frames: number): SpeechTrack[] =>
  [...Map.groupBy(lines, ({ by }) => by)].map(([by, own]) => ({
    ...(by !== undefined && { by }),
    poses: posesFromLines(own, frames) ?? [],
  }))
