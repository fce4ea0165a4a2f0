import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Voice } from '../catalog/voices.ts'
import type { Log } from '../core/log.ts'
import type { EngineContext, MadeFile, Order } from '@kinora/media/engine/contract'
import { followOrder } from '@kinora/media/engine/follow-order'
import type { Finish } from '@kinora/media/finish/finisher'
import type { Router } from '../engines/routing/route.ts'
import { buildLabel } from './files/finish-files.ts'

/** The tools for samples, and the folder that stores them. */
type SampleOptions = { router: Router; finish?: Finish; folder: string; log: Log }

/** A sample sentence in each voice, made on first request. */
export type VoiceSamples = {
  /** True if this process can make any. */
  isOpen(): boolean
  /** The path of a voice's sample, an MP3. Undefined if this process makes none; rejects if making it failed. */
  pathOf(voice: Voice): Promise<string | undefined>
  /** Enables making samples. */
  open(options: SampleOptions): void
  /** Ends running work. */
  close(): Promise<void>
}

const SENTENCES: Record<Voice['language'], string> = {
  zh: '你好，很高兴认识你。从今天起，由我为你讲述每一个故事。',
  en: 'Hello, it is good to meet you. From today on I will tell your stories.',
}

export function createVoiceSamples(): VoiceSamples {
  let studio: { options: SampleOptions; made: Map<string, Promise<string>>; stop: AbortController } | undefined

  return {
    isOpen: () => studio !== undefined,
    async pathOf(voice) {
      if (!studio) return undefined
      const { options, made, stop } = studio
      const known = made.get(voice.id)
      if (known) return known
      const path = makeSample(voice, options, stop.signal)
      made.set(voice.id, path)
      // A failed sample is tried again on the next request.
      path.catch(() => made.delete(voice.id))
      return path
    },
    open: options => void (studio = { options, made: new Map(), stop: new AbortController() }),
    async close() {
      const closed = studio
      studio = undefined
      closed?.stop.abort(new Error('the service stops'))
      if (closed) await Promise.allSettled(closed.made.values())
    },
  }
}

async function makeSample(
  voice: Voice,
  { router, finish, folder, log }: SampleOptions,
  signal: AbortSignal,
): Promise<string> {
  const order = orderOf(voice)
  const own = join(folder, encodeURIComponent(voice.id))
  await rm(own, { recursive: true, force: true })
  await mkdir(join(own, 'finished'), { recursive: true })
  const { path } = await spoken(router, order, { signal, folder: own, log })
  if (!finish) return path
  const label = buildLabel({ type: 'audio-tts', request: { text: order.text, voice_setting_voice_id: voice.id } })
  const job = { path, format: 'mp3', ordered: { kind: 'sound' }, folder: join(own, 'finished'), label } as const
  const { files } = await finish(job, { signal })
  return files.find(({ role }) => role === 'result')?.path ?? path
}

type Speech = Extract<Order, { kind: 'speech' }>

const orderOf = ({ id, language }: Voice): Speech => {
  const text = SENTENCES[language]
  return { kind: 'speech', prompt: text, text, voice: id, speed: 1, pitch: 0, volume: 0, seed: 1, inputs: [] }
}

async function spoken(router: Router, order: Order, context: EngineContext): Promise<MadeFile> {
  const route = await router.choose(order, [])
  if (!route) throw new Error('no engine speaks')
  const { engine } = route
  const started = await engine.start(await engine.place(order), order, { ...context, again: false })
  if (started.state !== 'started') throw new Error(started.message)
  const end = await followOrder(engine, { token: started.token, order }, context)
  if (end.state !== 'done') throw new Error(end.message)
  const result = end.files.find(({ role }) => role === 'result')
  if (!result) throw new Error('nothing was said')
  return result
}
