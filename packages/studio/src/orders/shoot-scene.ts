import { dirname, join } from 'node:path'
import { frameToRgba } from '@kinora/media/av/frame-to-rgba'
import { ChildFailure } from '@kinora/media/children/child-failure'
import { type Compositor, createCompositor } from '@kinora/media/compositor/compositor'
import type { FilmedScene, OrderPreview, OrderStills, Pass, Still, WantedStills } from '@kinora/media/engine/contract'
import type { FaceBox, ShareBox } from '@kinora/media/frames/share-box'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { tilePictures } from '@kinora/media/frames/tile-pictures'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Scene, SceneNote } from '@kinora/media/scene/scene-schema'
import { holdPeaks } from '@kinora/media/write/hold-peaks'
import { FINE_QUALITY, openVideo } from '@kinora/media/write/open-video'
import { writePicture } from '@kinora/media/write/write-picture'
import { cropPicture } from '../figures/picture.ts'
import type { SceneFilm } from '../stage/film-scene.ts'
import {
  filmOptions,
  framesOf,
  type ImageOrder,
  type OrderTools,
  type SceneOrder,
  shrunk,
  type VideoOrder,
} from './film-options.ts'
import { type Drawn, drawStills, pictureOf } from './draw-stills.ts'
import { hasSceneCues, hasSceneMusic, mixSceneSound, type SceneSound, speakScene } from './mix-scene-sound.ts'
import { locateSounds } from './locate-sounds.ts'
import { measureDepths } from './measure-depths.ts'
import { openPasses, type PassWriters } from './open-passes.ts'
import { readLipSync, speechTracks } from './read-lip-sync.ts'
import { silenceNote } from './silence-note.ts'

/** The result for the task: the document, its notes, and the notes as sentences. */
function told(scene: Scene, notes: readonly SceneNote[]): { scene: FilmedScene; notes: string[] } {
  return { scene: { scene, notes }, notes: notes.map(({ at, message }) => `scene${at}: ${message}`) }
}

// The share of progress for preparation before the first frame.
const PREPARED_PERCENT = 15

/** Renders a document to a file, with its sound. */
export async function shootScene(
  path: string,
  order: VideoOrder,
  report: (percent: number) => void,
  means: OrderTools,
): Promise<
  OrderPreview & {
    music: boolean
    mayBeSilent?: true
    shown?: readonly ShareBox[]
    faces?: readonly FaceBox[]
    passes?: readonly Pass[]
  }
> {
  const { width, height, withSound, scene, fine, passes: wanted = [] } = order
  const frames = framesOf(order)
  const heard = soundOf(order, means)
  const notes: SceneNote[] = []
  const located = async (): Promise<SceneSound> => ({
    ...heard,
    sourceOf: await locateSounds(order, means, note => notes.push(note)),
  })
  const lips = await readLipSync(order, frames)
  const speaks = withSound && !lips && order.heard !== 'effects' && !order.onlyMusic
  const lines = speaks ? await speakScene(heard, note => notes.push(note)) : []
  const compositor = await createCompositor({ width, height })
  try {
    const take = await means.film({ ...(await filmOptions(order, compositor)), speech: speechTracks(lines, frames) })
    report(PREPARED_PERCENT / 2)
    let passes: readonly Pass[] | undefined
    try {
      const video = await openVideo(path, { width, height, withSound, ...(fine && { quality: FINE_QUALITY }) })
      let beside: PassWriters | undefined
      try {
        if (wanted.length > 0) beside = await openBeside(wanted, order, { path, compositor, take, film: means.film })
        if (withSound) {
          const sound = lips?.sound ?? (await mixSceneSound(await located(), lines))
          await video.writeSound(await holdPeaks(sound, `${path}.peaks.m4a`))
        }
        for (let index = 0; index < frames; index++) {
          await take.draw(index)
          await video.writeFrame(compositor.frame())
          await beside?.write(take, timeOf(index, frames))
          report(PREPARED_PERCENT + ((100 - PREPARED_PERCENT) * (index + 1)) / frames)
        }
        await video.finish()
        passes = await beside?.finish()
      } finally {
        await video.close()
        await beside?.close()
      }
      const made = told(scene, [...take.sceneNotes(), ...notes])
      const [shown, faces] = [take.inputBoxes?.(), take.faceBoxes?.() ?? []]
      const silence =
        withSound && !lips
          ? silenceNote({
              wanted: heard.heard,
              hasLines: lines.length > 0,
              hasSounds: hasSceneCues(heard),
              hasMusic: hasSceneMusic(heard),
            })
          : undefined
      return {
        ...made,
        ...(silence !== undefined && { notes: [...made.notes, silence], mayBeSilent: true as const }),
        ...(lips && { notes: [...made.notes, 'lips: no frame with a face'] }),
        music: withSound && !lips && hasSceneMusic(heard),
        ...(shown && { shown }),
        ...(passes && { passes }),
        ...(faces.length > 0 && { faces }),
      }
    } finally {
      take.close?.()
    }
  } finally {
    compositor.close()
  }
}

/** Opens the passes of a clip, which are written from the frames that are drawn for it. */
async function openBeside(
  names: readonly string[],
  order: VideoOrder,
  { path, compositor, take, film }: { path: string; compositor: Compositor; take: SceneFilm; film: OrderTools['film'] },
): Promise<PassWriters> {
  const to = (framesOf(order) - 1) / FRAMES_PER_SECOND
  const range = await measureDepths(order, names, { from: 0, to }, { take, film })
  const { scene } = order
  return openPasses(names, { folder: dirname(path), scene, compositor, framesPerSecond: FRAMES_PER_SECOND, range })
}

const timeOf = (index: number, frames: number): Parameters<PassWriters['write']>[1] => ({
  number: index,
  index,
  seconds: index / FRAMES_PER_SECOND,
  next: index + 1 < frames ? (index + 1) / FRAMES_PER_SECOND : undefined,
})

/** The stage's notes on a document, from three small frames of each shot. Speech is not tried. */
export async function previewScene(order: SceneOrder, means: OrderTools): Promise<OrderPreview> {
  const small = { ...order, ...shrunk(order, PREVIEW_WIDTH) }
  const times =
    order.kind === 'image'
      ? [paintedAt(order)]
      : order.scene.shots.flatMap(({ from, to }, shot) => [
          from,
          middleOf(order.scene, shot),
          to - 1 / FRAMES_PER_SECOND,
        ])
  const made = told(order.scene, await drawStills(small, times, means.film, async () => undefined))
  if (order.kind === 'image') return made
  return { ...made, music: order.withSound && !order.lips && hasSceneMusic(soundOf(order, means)) }
}

const PREVIEW_WIDTH = 240

/** The second that a picture shows: the order's, or the middle of the first shot. */
const paintedAt = (order: SceneOrder): number =>
  order.kind === 'image' && order.atSeconds !== undefined ? order.atSeconds : middleOf(order.scene, 0)

/** The picture of an image order. Frames have even sides, pictures need not. */
export async function paintScene(
  order: SceneOrder,
  { film }: Pick<OrderTools, 'film'>,
): Promise<{ picture: RgbaPicture; notes: SceneNote[] }> {
  const { width, height } = order
  const even = { ...order, width: width + (width % 2), height: height + (height % 2) }
  let drawn: RgbaPicture | undefined
  const notes = await drawStills(even, [paintedAt(order)], film, async (_, compositor) => {
    drawn = await frameToRgba(pictureOf(even, compositor))
  })
  if (!drawn) throw new ChildFailure('a scene without a frame cannot be painted', false)
  return { picture: cropPicture(drawn, { left: 0, top: 0, right: width, bottom: height }), notes }
}

/** Writes the picture of an image order. */
export async function paintSceneOrder(path: string, order: ImageOrder, means: OrderTools): Promise<OrderPreview> {
  const { picture, notes } = await paintScene(order, means)
  await writePicture(path, picture, { format: 'png' })
  return told(order.scene, notes)
}

/** Small pictures of a document at the given times, or of the middle of each shot, as files in a folder. */
export async function drawSceneStills(
  order: SceneOrder,
  { times, format = 'jpeg', withSheet, withLayout }: WantedStills,
  folder: string,
  { film, now = () => performance.now() }: OrderTools,
): Promise<OrderStills> {
  const { scene, width, height } = order
  const late = now() + STILLS_LATE_MS
  const wanted = times ?? scene.shots.slice(0, MAX_STILLS).map((_, shot) => middleOf(scene, shot))
  const extension = format === 'jpeg' ? 'jpg' : format
  const drawn: { still: Still; picture: RgbaPicture }[] = []
  const draw: Drawn = async (atSeconds, compositor, take) => {
    const path = join(folder, `still-${drawn.length}.${extension}`)
    const picture = await frameToRgba(pictureOf(order, compositor))
    await writePicture(path, picture, { format: extension })
    const shot = shotAt(scene, atSeconds)
    const layout = withLayout ? take.layout(shot, atSeconds) : undefined
    drawn.push({ still: { path, atSeconds, shot, width, height, ...(layout && { layout }) }, picture })
  }
  const notes = await drawStills(order, wanted, film, draw, () => now() > late)
  const shown = wanted.flatMap(time => drawn.find(({ still }) => still.atSeconds === time) ?? [])
  const missing = wanted.filter(time => drawn.every(({ still }) => still.atSeconds !== time))
  if (missing.length > 0)
    notes.push({
      code: 'not-drawn',
      at: '',
      message: `the stills at ${missing.join(', ')} s were not drawn in time: ask for fewer at once, or narrower ones`,
    })
  const stills = shown.map(({ still }) => still)
  if (!withSheet) return { ...told(scene, notes), stills }
  const sheet = tilePictures(
    shown.map(({ picture }) => picture),
    SHEET_COLUMNS,
  )
  const path = join(folder, `sheet.${extension}`)
  await writePicture(path, sheet, { format: extension })
  return { ...told(scene, notes), stills, sheet: { path, width: sheet.width, height: sheet.height } }
}

const SHEET_COLUMNS = 3
/** Below the time after which the engine gives up stills. */
const STILLS_LATE_MS = 40_000

/** The maximum number of stills in one sheet. */
const MAX_STILLS = 12

function middleOf({ shots }: Scene, shot: number): number {
  const { from, to } = shots[shot]!
  return (from + to) / 2
}

/** The shot at a time; of a split screen the first. */
function shotAt({ shots }: Scene, time: number): number {
  const found = shots.findIndex(({ from, to }) => time >= from && time < to)
  return found < 0 ? shots.length - 1 : found
}

function soundOf(order: VideoOrder, { catalogue, speaker }: OrderTools): SceneSound {
  const { scene, seed, withMusic, musicBed, onlyMusic, heard, voice, ownVoices, inputs } = order
  return {
    scene,
    seconds: framesOf(order) / FRAMES_PER_SECOND,
    seed,
    withMusic,
    ...(musicBed && { musicBed }),
    ...(onlyMusic && { onlyMusic }),
    ...(heard && { heard }),
    ...(voice && { voice }),
    ...(ownVoices && { ownVoices }),
    voices: new Map(inputs.flatMap(({ role, name = role, voice: own }) => (own ? [[name, own] as const] : []))),
    catalogue: catalogue(),
    speaker,
  }
}
