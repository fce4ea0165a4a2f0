import { decodeSoundIfAny } from '@kinora/media/av/decode-sound'
import type { Sound } from '@kinora/media/sound/sound'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { holdPeaks } from '@kinora/media/write/hold-peaks'
import { FINE_QUALITY, openVideo } from '@kinora/media/write/open-video'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Order } from '@kinora/media/engine/contract'
import type { ShareBox } from '@kinora/media/frames/share-box'
import { direct } from '../prompt-parsing/read-prompt.ts'
import type { Shot, ShotList } from '../setting/shot-list.ts'
import { readLipSync, posesFromLines } from './read-lip-sync.ts'
import { prepareTake, requireStoryName, requireTemplate } from './prepare-take.ts'
import { directOrder } from './direct-order.ts'
import { directCamera } from './read-film.ts'
import { continueSound } from './continue-sound.ts'
import { requireClip } from './require-clip.ts'
import { hasMusic, mixSoundtrack, type SoundtrackOptions, speakLines, type SpokenLine } from './mix-soundtrack.ts'
import { sharedSpeaker } from './speak-order.ts'
import { toldOfVideo } from './told-of-video.ts'
import { silenceNote } from './silence-note.ts'
import { frameCount } from './frame-count.ts'
import { readStory, storyMusic } from '../stories/stories.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>

// The share of progress for preparation: a plate, cut-outs, the sound.
const PREPARED_PERCENT = 15

/** The parsed prompt of a video from pictures. */
export function readVideo(order: VideoOrder): { shots: ShotList; music: boolean } {
  const shots = withCamera(directOrder(order), order)
  return {
    shots,
    music:
      order.withSound &&
      !order.lips &&
      (order.from.kind !== 'continuation' || order.withMusic) &&
      hasMusic({ ...heardOf(order, shots), prompt: order.prompt }),
  }
}

/** The camera of a picture is that of its document, if it has one. */
function withCamera(list: ShotList, { scene }: VideoOrder): ShotList {
  const camera = scene?.shots[0]?.camera
  return camera
    ? { ...list, shots: list.shots.map(shot => ({ ...shot, camera: directCamera(shot.camera, camera) })) }
    : list
}

/** Animates pictures or continues a clip, as the prompt says. Returns notes on unchanged parts. */
export async function shootVideo(
  path: string,
  order: VideoOrder,
  report: (percent: number) => void,
): Promise<{ mayBeSilent?: true; music: boolean; shown?: readonly ShareBox[] } & ReturnType<typeof toldOfVideo>> {
  const { shots, music } = readVideo(order)
  const { width, height, seconds, seed, amplitude, withSound, prompt, from } = order
  const frames = frameCount(seconds)
  const compositor = await createCompositor({ width, height })
  try {
    const lips = await readLipSync(order, frames)
    const length = { seconds: frames / FRAMES_PER_SECOND, seed }
    const heard = { ...length, ...heardOf(order, shots), prompt, speaker: sharedSpeaker }
    const unsaid: string[] = []
    const lines = withSound && !lips ? await speakLines(heard, note => unsaid.push(note)) : []
    // The person in the frame speaks the lines.
    const poses = lips?.poses ?? (from.kind === 'frame' ? posesFromLines(lines, frames) : undefined)
    const options = { compositor, frames, seed, amplitude, ...(order.cast && { cast: order.cast }) }
    const take = await prepareTake(order, shots, options, poses)
    report(PREPARED_PERCENT / 2)
    const video = await openVideo(path, { width, height, withSound, ...(order.fine && { quality: FINE_QUALITY }) })
    try {
      if (withSound) {
        const sound = lips?.sound ?? (await soundOf(order, heard, lines))
        await video.writeSound(await holdPeaks(sound, `${path}.peaks.m4a`))
      }
      for (let index = 0; index < frames; index++) {
        await take.draw(index)
        await video.writeFrame(compositor.frame())
        report(PREPARED_PERCENT + ((100 - PREPARED_PERCENT) * (index + 1)) / frames)
      }
      await video.finish()
      const told = toldOfVideo(order, shots)
      // Lips of spoken lines were not requested explicitly, so a failure is not reported.
      const notes = [...(lips || from.kind === 'template' ? (take.notes ?? []) : []), ...told.notes, ...unsaid]
      const silence = silenceNote({
        wanted: heard.heard,
        hasLines: lines.length > 0,
        hasSounds: heard.shots.shots.some(({ sounds }) => sounds.length > 0),
        hasMusic: heard.withMusic,
      })
      const shown = take.inputBoxes?.()
      return {
        ...told,
        notes: silence === undefined ? notes : [...notes, silence],
        ...(silence !== undefined && { mayBeSilent: true as const }),
        music,
        ...(shown && { shown }),
      }
    } finally {
      take.close?.()
      await video.close()
    }
  } finally {
    compositor.close()
  }
}

/** The sound: a continuation continues its clip's sound and adds the sounds of the prompt. */
async function soundOf(order: VideoOrder, heard: SoundtrackOptions, lines: readonly SpokenLine[]): Promise<Sound> {
  const before = order.from.kind === 'continuation' ? await decodeSoundIfAny(requireClip(order)) : undefined
  if (!before) return mixSoundtrack(heard, lines)
  const isHeard = lines.length > 0 || heard.withMusic || heard.shots.shots.some(shot => shot.sounds.length > 0)
  return continueSound(before, heard.seconds, isHeard ? await mixSoundtrack(heard, lines) : undefined)
}

/** The inputs of the sound. A story has only its own music; its cuts are on the beats. */
function heardOf(
  { from, withMusic, musicBed, onlyMusic, heard, voice, ownVoices, inputs, seed }: VideoOrder,
  shots: ShotList,
): Pick<
  SoundtrackOptions,
  'shots' | 'withMusic' | 'musicBed' | 'onlyMusic' | 'heard' | 'voice' | 'ownVoices' | 'music' | 'voices'
> {
  if (onlyMusic) return { shots: { ...shots, shots: shots.shots.map(mute) }, withMusic: true, onlyMusic }
  if (from.kind === 'story') {
    const music = storyMusic(readStory(requireStoryName(from.story)))
    return { shots: { ...shots, shots: [] }, withMusic: true, onlyMusic: true, music }
  }
  if (from.kind === 'template') {
    const { sound, music, dances } = requireTemplate(from.template)
    const own = direct({ prompt: sound, seed })
    // The sounds of the caller's prompt are added.
    const heard = own.shots.map(shot => ({ ...shot, sounds: [...shot.sounds, ...(shots.shots[0]?.sounds ?? [])] }))
    return { shots: { ...shots, shots: heard }, withMusic: withMusic || dances === true, music }
  }
  const voices = new Map(inputs.flatMap(({ role, name = role, voice }) => (voice ? [[name, voice] as const] : [])))
  const given = {
    withMusic,
    ...(musicBed && { musicBed }),
    ...(heard && { heard }),
    ...(voice && { voice }),
    ...(ownVoices && { ownVoices }),
    voices,
  }
  return { shots: heard ? { ...shots, shots: shots.shots.map(shot => onlyHeard(shot, heard)) } : shots, ...given }
}

const onlyHeard = (shot: Shot, heard: 'speech' | 'effects'): Shot =>
  heard === 'speech' ? { ...shot, sounds: [] } : { ...shot, lines: [] }

const mute = (shot: Shot): Shot => ({ ...shot, sounds: [], lines: [] })
