import { cloneVoice } from './clone-voice.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ChildFailure } from '@kinora/media/children/child-failure'
import { normaliseLoudness } from '@kinora/media/sound/normalise-loudness'
import { PEAK_CEILING_DB } from '@kinora/media/sound/peak-ceiling'
import { writePicture } from '@kinora/media/write/write-picture'
import { writeSound } from '@kinora/media/write/write-sound'
import type { OrderJob, OrderResult } from '@kinora/media/engine/child-engine'
import type { MadeFile, Order } from '@kinora/media/engine/contract'
import { upscaleClip } from '@kinora/media/upscale/upscale-clip'
import { accountForWords } from './account-for-words.ts'
import { boundOrder } from './bound-order.ts'
import { emptyShotNotes } from './empty-shot-notes.ts'
import { findSilentWords } from './find-silent-words.ts'
import { silentOptions } from './silent-options.ts'
import { type ReadAsScene, readAsScene } from './read-as-scene.ts'
import { unheardSounds } from './told-of-video.ts'
import { requireClip } from './require-clip.ts'
import { hearSound } from './hear-sound.ts'
import { makeEffects } from './make-effects.ts'
import { moveLips } from './move-lips.ts'
import { openNamedModels, tellModels } from './own-model-casting.ts'
import { paintPicture } from './paint-picture.ts'
import { previewOrder } from './preview-order.ts'
import { readPrompt } from './read-prompt.ts'
import { recommendedPrompt } from './recommended-prompt.ts'
import { seePicture } from './see-picture.ts'
import { makeScene } from './make-scene.ts'
import { readFilm } from './read-film.ts'
import { readOrder } from './direct-order.ts'
import { isSceneOrder, type SceneOrder } from './film-options.ts'
import { shootVideo } from './shoot-video.ts'
import { sharedSpeaker } from './speak-order.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import { changeScene } from '../scene-writing/edits/change-scene.ts'
import { filmScene, type SceneFilm, type SceneFilmOptions } from '../stage/film-scene.ts'
import { watchOrder } from './watch-order.ts'
import { composeMusic } from '../music/compose-music.ts'
import { readMusicPrompt } from '../prompt-parsing/music/read-music-prompt.ts'
import { unknownMusicWords } from '../prompt-parsing/music/unknown-music-words.ts'
import { playScore } from '../music/play/play-score.ts'

const STAGE = { film: filmScene, catalogue: loadCatalogue, speaker: sharedSpeaker }

/** Makes the files of an order, or previews them; runs in a child. */
export async function makeOrder(job: OrderJob, report: (percent: number) => void): Promise<OrderResult> {
  const { order: wanted } = job
  // A document is exact: no prompt is parsed.
  if (isSceneOrder(wanted) && !isOfFrame(wanted)) return makeDocument({ ...job, order: wanted }, report)
  const { order, notes } = boundOrder(job.order)
  const refused = await openNamedModels(order)
  const read = await readAsScene(order)
  const made = tellModels(
    read ? await makeReading(read, job, report) : await makeFiles({ ...job, order }, report),
    refused,
  )
  return notes.length > 0 ? { ...made, notes: [...notes, ...(made.notes ?? [])] } : made
}

/** True if the caller's picture is animated: its document has only the camera. */
const isOfFrame = (order: Order): boolean => order.kind === 'video' && order.from.kind === 'frame'

/** Renders a document. If the rules wrote it from words, it reports those that are not visible. */
async function makeDocument(
  job: Omit<OrderJob, 'order'> & { order: SceneOrder },
  report: (percent: number) => void,
): Promise<OrderResult> {
  const { order } = job
  const { reader, prompt } = order.scene.origin ?? {}
  if (!order.inWords || reader !== 'rules' || !prompt) return makeScene(job, report, STAGE)
  const { shots: list, asked } = readOrder({ ...order, prompt })
  return makeReading({ order, list, asked }, job, report)
}

/** Renders the parsed prompt, and reports words that are not visible. */
async function makeReading(
  { order, list, asked }: ReadAsScene,
  job: OrderJob,
  report: (percent: number) => void,
): Promise<OrderResult> {
  const takes: SceneFilm[] = []
  const film = async (options: SceneFilmOptions): Promise<SceneFilm> => {
    const take = await filmScene(options)
    takes.push(take)
    return take
  }
  const made = await makeScene({ ...job, order }, report, { ...STAGE, film })
  const { scene } = order
  const account = accountForWords(asked, {
    list,
    scene,
    notes: made.scene?.notes ?? [],
    seed: order.seed,
    arrangements: takes.flatMap(take => take.arrangements()),
  })
  const { unknown, notes: told } = account
  const silent = isOfFilm(order) ? [] : findSilentWords(order.prompt, silentOptions(order, { asked, scene, account }))
  const unshown = [...account.unshown, ...silent]
  const notes = [
    ...(order.kind === 'video' ? unheardSounds(order) : []),
    ...emptyShotNotes(list, order.prompt),
    ...(made.notes ?? []).filter(note => !note.startsWith('scene/')),
  ]
  return { ...made, unknown, unshown, told, notes }
}

/** The words of a shot of a film are of its storyboard, and are told there. */
const isOfFilm = (order: SceneOrder): boolean =>
  order.kind === 'video' && (order.cast !== undefined || order.inWords !== undefined || order.from.kind === 'panels')

/** Rules neither review nor rewrite: documents and prompts stay unchanged. */
async function answerByRules(
  order: Extract<Order, { kind: 'reading' | 'reviewing' | 'rewriting' | 'writing' }>,
): Promise<object> {
  if (order.kind === 'reading') {
    if (order.shots) return readFilm(order, order.shots)
    return order.change ? changeScene(order.change.scene, order.prompt, order.change) : readPrompt(order)
  }
  if (order.kind === 'writing') return order.draft ?? {}
  return order.kind === 'reviewing' ? order.draft : { prompt: order.prompt }
}

async function makeFiles(
  { order, folder, preview, stills }: OrderJob,
  report: (percent: number) => void,
): Promise<OrderResult> {
  if (preview) return { files: [], ...(await previewOrder(order)) }
  if (stills) throw new ChildFailure(`there are no stills of ${order.kind} orders without words`, false)
  const resultAs = (format: MadeFile['format']): MadeFile => ({
    role: 'result',
    format,
    path: join(folder, `result.${format}`),
  })
  switch (order.kind) {
    case 'video': {
      const file = resultAs('mp4')
      const prompt = await recommendedPrompt(order)
      const told = await shootVideo(file.path, prompt === undefined ? order : { ...order, prompt }, report)
      // Words of a generated prompt are not reported.
      return { files: [file], ...told, ...(prompt !== undefined && { prompt, unknown: [], unshown: [], told: [] }) }
    }
    case 'image': {
      const file = resultAs('png')
      const { picture, ...told } = await paintPicture(order)
      await writePicture(file.path, picture, { format: 'png' })
      return { files: [file], ...told }
    }
    case 'music': {
      const file = resultAs('mp3')
      const { seconds, seed, prompt, energies } = order
      const score = composeMusic({ seconds, seed, ...readMusicPrompt(prompt), ...(energies && { energies }) })
      await writeSound(
        file.path,
        normaliseLoudness(await playScore(score), {
          ceilingDb: PEAK_CEILING_DB,
        }),
        {
          format: 'mp3',
          report,
        },
      )
      return { files: [file], music: true, unknown: unknownMusicWords(prompt) }
    }
    case 'upscale': {
      const { width, height, seconds } = order
      const file = resultAs('mp4')
      await upscaleClip({ source: requireClip(order), target: file.path, size: { width, height }, seconds }, report)
      return { files: [file] }
    }
    case 'effects': {
      const file = resultAs('mp3')
      const { sound, music, notes, unknown } = await makeEffects(order)
      await writeSound(file.path, sound, { format: 'mp3', report })
      return { files: [file], music, notes, unknown }
    }
    case 'lips': {
      const file = resultAs('mp4')
      return { files: [file], ...(await moveLips(file.path, order, report)) }
    }
    case 'voice': {
      const file = resultAs('json')
      const { voice, notes } = await cloneVoice(order)
      await writeFile(file.path, JSON.stringify(voice))
      return { files: [file], notes }
    }
    case 'hearing':
    case 'seeing':
    case 'watching': {
      const file = resultAs('json')
      const found =
        order.kind === 'hearing'
          ? await hearSound(order, report)
          : order.kind === 'seeing'
            ? await seePicture(order)
            : await watchOrder(order)
      await writeFile(file.path, JSON.stringify(found))
      return { files: [file] }
    }
    case 'reading':
    case 'reviewing':
    case 'rewriting':
    case 'writing': {
      const file = resultAs('json')
      await writeFile(file.path, JSON.stringify(await answerByRules(order)))
      return { files: [file] }
    }
    case 'speech':
      throw new ChildFailure('this process makes pictures and music, and does not speak', false)
  }
}
