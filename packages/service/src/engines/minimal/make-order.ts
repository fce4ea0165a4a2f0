import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ChildFailure } from '@kinora/media/children/child-failure'
import { upscaleClip } from '@kinora/media/upscale/upscale-clip'
import { writePicture } from '@kinora/media/write/write-picture'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { OrderJob, OrderResult } from '@kinora/media/engine/child-engine'
import type { ClonedVoice, MadeFile } from '@kinora/media/engine/contract'
import { type Scene, SCENE_VERSION } from '@kinora/media/scene/scene-schema'
import { createGradient, drawStill } from './gradient.ts'
import { createSpeechTune, timeSpeechWords } from './speech.ts'
import { perceive } from './senses.ts'
import { createChords, createHum, writeTune } from './tones.ts'
import { writeVideo } from './write-video.ts'
import { createYuvFrames } from './yuv-frames.ts'

/** A document in which nothing happens. */
const emptyScene = (seconds: number): Scene => ({
  version: SCENE_VERSION,
  seconds,
  entities: [],
  places: [{ id: 'set', asset: 'meadow' }],
  shots: [{ from: 0, to: seconds, place: 'set' }],
})

/** Makes the files of an order; runs in a child. */
export async function makeOrder({ order, folder }: OrderJob, report: (percent: number) => void): Promise<OrderResult> {
  const fileOf = (role: MadeFile['role'], format: MadeFile['format']): MadeFile => ({
    role,
    format,
    path: join(folder, `${role}.${format}`),
  })
  const { prompt, seed } = order
  switch (order.kind) {
    case 'video':
    case 'lips': {
      const frames = Math.max(1, Math.round(order.seconds * FRAMES_PER_SECOND))
      const gradient = createGradient(prompt, seed)
      const tune =
        order.kind === 'lips' || order.withSound ? createHum(prompt, seed, frames / FRAMES_PER_SECOND) : undefined
      const size = { width: order.width, height: order.height }
      const pixels = createYuvFrames(gradient, size)(Math.floor(frames / 2))
      const [result, cover] = [fileOf('result', 'mp4'), fileOf('cover', 'jpg')]
      await writePicture(cover.path, { ...size, pixels }, { format: 'jpg' })
      await writeVideo(result.path, { gradient, size, frames, tune }, report)
      return { files: [result, cover] }
    }
    case 'image': {
      const still = drawStill(createGradient(prompt, seed), { width: order.width, height: order.height })
      const result = fileOf('result', 'png')
      await writePicture(result.path, still, { format: 'png' })
      return { files: [result] }
    }
    case 'speech':
    case 'music':
    case 'effects': {
      const result = fileOf('result', 'mp3')
      const tune = order.kind === 'speech' ? createSpeechTune(order) : createChords(prompt, seed, order.seconds)
      await writeTune(result.path, tune, report)
      if (order.kind !== 'speech') return { files: [result] }
      const words = fileOf('words', 'json')
      await writeFile(words.path, JSON.stringify(timeSpeechWords(order)))
      return { files: [result, words] }
    }
    case 'upscale': {
      const { width, height, seconds, inputs } = order
      const source = inputs.find(({ kind }) => kind === 'clip')
      if (!source) throw new ChildFailure('there is no clip to make larger', false)
      const result = fileOf('result', 'mp4')
      const pixels = createYuvFrames(createGradient(prompt, seed), { width, height })(0)
      const job = { source: source.path, target: result.path, size: { width, height }, seconds }
      await upscaleClip({ ...job, pictureOf: async () => pixels }, report)
      return { files: [result] }
    }
    case 'voice': {
      const result = fileOf('result', 'json')
      const voice: ClonedVoice = { language: order.language ?? 'en', gender: 'female', made: { name: order.name } }
      await writeFile(result.path, JSON.stringify(voice))
      return { files: [result], notes: ['audio_url: this engine has one voice, and does not listen'] }
    }
    case 'hearing':
    case 'seeing':
    case 'watching': {
      const result = fileOf('result', 'json')
      await writeFile(result.path, JSON.stringify(await perceive(order)))
      return { files: [result] }
    }
    case 'writing': {
      const result = fileOf('result', 'json')
      await writeFile(result.path, JSON.stringify(order.draft ?? {}))
      return { files: [result] }
    }
    case 'rewriting': {
      const result = fileOf('result', 'json')
      await writeFile(result.path, JSON.stringify({ prompt }))
      return { files: [result] }
    }
    case 'reading':
    case 'reviewing': {
      const result = fileOf('result', 'json')
      // It has no documents of a film's shots: they are made from their prompts.
      const isFilm = order.kind === 'reading' && order.shots !== undefined
      const scene = isFilm ? { scenes: [] } : order.kind === 'reviewing' ? order.draft : emptyScene(order.seconds)
      await writeFile(result.path, JSON.stringify(scene))
      return { files: [result] }
    }
  }
}
