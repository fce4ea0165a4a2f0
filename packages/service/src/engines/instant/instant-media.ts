import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { MadeFile, Order, Token } from '@kinora/media/engine/contract'
import type { EngineOptions } from '@kinora/media/engine/engine-options'
import { followOrder } from '@kinora/media/engine/follow-order'
import { isMakeable } from '@kinora/media/engine/is-makeable'
import { isAnswerOrder, type MediaOrder } from '@kinora/media/engine/order-kinds'
import type { Compose } from '@kinora/media/film/composer'
import type { FinishedFile } from '@kinora/media/finish/finish-job'
import type { Finish } from '@kinora/media/finish/finisher'
import { createMinimalEngine } from '../minimal/minimal-engine.ts'

type Kind = 'video' | 'image' | 'speech' | 'music'

const COMMON = { prompt: 'sandbox', seed: 1, inputs: [] }
const SIZE = { width: 64, height: 64 }
const SECONDS = 1

const TINY: Record<Kind, Order> = {
  video: {
    ...COMMON,
    ...SIZE,
    kind: 'video',
    seconds: SECONDS,
    withSound: true,
    from: { kind: 'words' },
    amplitude: 'auto',
    withMusic: false,
  },
  image: { ...COMMON, ...SIZE, kind: 'image' },
  speech: { ...COMMON, kind: 'speech', text: 'sandbox', voice: 'British_Emma', speed: 1, pitch: 0, volume: 0 },
  music: { ...COMMON, kind: 'music', seconds: SECONDS },
}

/** Makes everything at once: real files, the same small one for every order of a kind. */
export type InstantMedia = { engine: OpenEngine; finish: Finish; compose: Compose }

/**
 * Opens the media of a sandbox in its own temporary folder. Each file is made on first use. Analysis of pictures and
 * songs uses the minimal engine.
 */
export function openInstantMedia(home: string, options: EngineOptions): InstantMedia {
  const minimal = createMinimalEngine(options)
  const made = new Map<Kind, Promise<readonly MadeFile[]>>()
  const filesOf = (kind: Kind): Promise<readonly MadeFile[]> => {
    const known = made.get(kind) ?? makeTiny(kind)
    made.set(kind, known)
    return known
  }

  async function makeTiny(kind: Kind): Promise<readonly MadeFile[]> {
    const folder = join(home, kind)
    await mkdir(folder)
    const context = { folder, signal: new AbortController().signal, log: options.log }
    const order = TINY[kind]
    const token = await minimal.place(order)
    await minimal.start(token, order, { ...context, again: false })
    const verdict = await followOrder(minimal, { token, order }, context)
    if (verdict.state !== 'done') throw new Error(`the sandbox has no ${kind}: ${verdict.message}`)
    return verdict.files
  }

  const resultPath = async (kind: Kind): Promise<string> =>
    (await filesOf(kind)).find(({ role }) => role === 'result')?.path ?? ''

  const engine: OpenEngine = {
    ...minimal,
    name: 'sandbox',
    accepts: isMakeable,
    // Its clips do not depend on the order.
    takesScenes: true,
    place: async order => (isAnswerOrder(order) ? minimal.place(order) : { instant: randomUUID() }),
    start: async (token, order, context) =>
      isInstant(token) ? { state: 'started', token } : minimal.start(token, order, context),
    async poll(token, order, context) {
      if (isAnswerOrder(order)) return minimal.poll(token, order, context)
      const files = await filesOf(tinyKind(order))
      const copies = await Promise.all(files.map(file => copyInto(context.folder, file)))
      return { state: 'done', files: copies, ...(order.scene && { scene: { scene: order.scene, notes: [] } }) }
    },
    async stop() {
      await minimal.stop()
      await rm(home, { recursive: true, force: true })
    },
  }

  const finish: Finish = async ({ path, format, ordered, watermark }) => {
    const result: FinishedFile = { role: 'result', path, format }
    const files = [result, ...(watermark ? [{ ...result, role: 'watermarked' as const }] : [])]
    if (ordered.kind === 'image') return { files }
    if (ordered.kind === 'sound') return { files, seconds: SECONDS }
    const still = { path: await resultPath('image'), format: 'png' as const }
    return { files: [...files, { ...still, role: 'cover' }, { ...still, role: 'sheet' }], seconds: SECONDS }
  }

  const compose: Compose = async ({ path, timeline }) => {
    await copyFile(await resultPath('video'), path)
    const { frames, framesPerSecond } = timeline
    return { seconds: frames / framesPerSecond, framesCopied: frames, framesEncoded: 0 }
  }

  return { engine, finish, compose }
}

/** The kind of the result: sound or clip. */
const tinyKind = ({ kind }: MediaOrder): Kind =>
  kind === 'effects' ? 'music' : kind === 'lips' || kind === 'upscale' ? 'video' : kind

const isInstant = (token: Token): boolean => token['instant'] !== undefined

async function copyInto(folder: string, file: MadeFile): Promise<MadeFile> {
  const path = join(folder, basename(file.path))
  await copyFile(file.path, path)
  return { ...file, path }
}
