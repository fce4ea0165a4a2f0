import type { Catalog } from '../../catalog/catalog.ts'
import type { Generator } from '../../catalog/declare.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import { choice, number, text } from '../../catalog/words/words.ts'
import { refuseField } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'
import { isRecord } from '@kinora/media/core/is-record'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { makeTasks } from './make-tasks.ts'
import { MODEL_NAMES, SPEECH_MODEL, understandModel, VOICE_NAMES } from './model-names.ts'
import { firstCreation, openResultFile } from './result-file.ts'

const TYPES = {
  mp3: 'audio/mpeg',
  opus: 'audio/ogg; codecs=opus',
  aac: 'audio/aac',
  flac: 'audio/flac',
  wav: 'audio/wav',
  pcm: 'audio/pcm',
} as const

type SpeechFormat = keyof typeof TYPES

const speechBody = {
  name: 'openai speech',
  summary: 'Speak a text',
  fields: {
    model: text({ max: 200, default: 'tts-1', unseen: true, about: `\`${SPEECH_MODEL}\`, or a name of OpenAI's` }),
    input: text({ required: true, max: 9_999, about: 'The text' }),
    voice: text({
      required: true,
      max: 200,
      unseen: true,
      about: 'A voice of ours, or a name of another service; `{"id": …}` is taken too',
    }),
    response_format: choice(Object.keys(TYPES) as SpeechFormat[], {
      default: 'mp3',
      about: 'The file format; `pcm` is bare samples: 24 kHz, one channel, 16 bits, little-endian',
    }),
    speed: number({ min: 0.5, max: 2, default: 1, about: 'The speed' }),
    stream_format: choice(['audio'], { default: 'audio', about: 'The file itself' }),
  },
}

export const speechEndpoints = (catalog: Catalog): Endpoint[] => {
  const generator = catalog.generators.find(({ plan }) => plan === 'speak') as Generator
  return [
    endpoint({
      tag: 'OpenAI',
      takesBearer: true,
      scope: 'create',
      answersAnew: true,
      method: 'POST',
      path: '/v1/audio/speech',
      summary: 'Speak a text',
      body: speechBody,
      tidyBody: plainVoice,
      answer: { about: 'The file, in the format that was asked for', contentType: 'audio/*' },
      takesOutcome: true,
      create: call => speak(call, generator),
    }),
  ]
}

function plainVoice(body: Values): Values {
  const { voice } = body
  return isRecord(voice) ? { ...body, voice: voice['id'] } : body
}

const NAMES = { text: 'input', voice_setting_voice_id: 'voice', voice_setting_speed: 'speed' }

async function speak(call: Call, generator: Generator): Promise<Answer> {
  const asked = call.body.values
  if (understandModel(String(asked.model)).model !== SPEECH_MODEL) {
    const known = Object.keys(MODEL_NAMES).filter(name => understandModel(name).model === SPEECH_MODEL)
    const names = [SPEECH_MODEL, ...known].join(', ')
    throw refuseField('model', `model must be one of ${names}, got ${quoteValue(asked.model)}`)
  }
  const voice = String(asked.voice)
  const body = {
    text: asked.input,
    voice_setting_voice_id: VOICE_NAMES[voice] ?? voice,
    voice_setting_speed: asked.speed,
  }
  const format = asked.response_format as SpeechFormat
  const [task] = await makeTasks(call, { generator, bodies: [body], names: NAMES })
  if (!task) throw new Error('a task that was made is not there')
  const isSame = firstCreation(task).blob.endsWith(`.${format}`)
  const { bytes, stream } = await openResultFile(call, task, isSame ? undefined : { kind: 'sound', format })
  call.reply
    .header('content-type', TYPES[format])
    .header('content-length', bytes)
    .header('x-content-type-options', 'nosniff')
    .send(stream())
  return 'sent'
}
