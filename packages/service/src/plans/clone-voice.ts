import { readFile } from 'node:fs/promises'
import type { ClonedVoice, Order } from '@kinora/media/engine/contract'
import { estimateOrder } from '@kinora/media/engine/estimate-order'
import { detectSpokenLanguage } from '@kinora/media/language/detect-language'
import type { audioClone } from '../catalog/generators/audio-clone.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import { quoteValue } from '../core/text.ts'
import type { DeclaredPlan } from './declared-plan.ts'
import { expectedResult } from './orders/expected-result.ts'
import { type FetchedInput, fetchInputs } from './files/fetch-inputs.ts'
import { finishFiles } from './files/finish-files.ts'
import { notesOfMade, tidyNotes } from './notes.ts'
import { type PlanContext, PlanFailure } from './plan.ts'
import { runOrder } from './orders/run-order.ts'
import { storeFiles } from './files/stored-files.ts'
import { speechOrder } from './spoken-text.ts'
import { isRecord } from '@kinora/media/core/is-record'
import { anything, exactly, list, record, text } from '../core/shape.ts'
import { creation, notes } from './stored-shapes.ts'

type Request = RequestValues<typeof audioClone>
type VoiceOrder = Extract<Order, { kind: 'voice' }>

const SEED = 1
const RECORDING = 'audio_url'

const clonedVoice = record({
  voice: record({ made: anything }, { language: text, gender: exactly('female', 'male') }),
  engine: text,
  notes,
})
const spokenSample = record({ creations: list(creation), notes })

/** The order of a voice. Model servers may store it under a name that is unique across accounts. */
const voiceOrder = ({ text, prompt_text }: Request, inputs: readonly FetchedInput[], taskId: string): VoiceOrder => ({
  kind: 'voice',
  prompt: '',
  seed: SEED,
  inputs,
  name: `kinora_${taskId}`,
  ...(prompt_text && { language: detectSpokenLanguage(prompt_text) }),
  ...(text && { text }),
})

/** Makes a voice of the account's own from a recording, and a sample of it if there is a text. */
export const cloneVoice: DeclaredPlan<Request> = {
  needs: ({ text }) => (text ? ['voice', 'speech'] : ['voice']),
  orders: ({ text }) => (text ? ['voice', 'speech'] : ['voice']),
  estimateSeconds: request =>
    estimateOrder(voiceOrder(request, [], '')) + (request.text ? estimateOrder(speechOrder(request)) : 0),
  outline: () =>
    Promise.resolve({ seed: SEED, parts: [], sounds: [], lines: [], titles: [], notes: ['a voice is made, and kept'] }),
  async make(request, context, { wanted }) {
    await requireOwnName(request.voice_id, context)
    const { voice, engine, notes } = await context.step('cloned', clonedVoice, async () => {
      const inputs = await fetchInputs(
        wanted.filter(({ role }) => role === RECORDING),
        context,
      )
      const made = await runOrder('voice', voiceOrder(request, inputs, context.task.id), context, percent =>
        context.progress(5 + percent / 2),
      )
      const answer = made.files.find(({ role }) => role === 'result')
      if (!answer) throw new PlanFailure('EngineFailure', 'the engine made no voice', { retryable: true })
      const found = readClonedVoice(await readFile(answer.path, 'utf8'))
      return { voice: found, engine: made.engine, notes: notesOfMade(made) }
    })
    const unused = request.prompt_audio_url ? ['prompt_audio_url: the recording itself is used'] : []
    const sample = await speakSample(request, { ...voice, engine }, context)
    return {
      creations: sample.creations,
      voice: { language: voice.language ?? '', gender: voice.gender ?? '', engine, made: voice.made },
      notes: tidyNotes([...notes, ...unused, ...sample.notes]),
      engine,
    }
  },
}

/** Of two creates with the same voice id only one gets it. */
async function requireOwnName(id: string, { task, voiceHolder }: PlanContext): Promise<void> {
  if (!voiceHolder || (await voiceHolder(id)) === task.id) return
  const says = `voice_id must be unique in the account, which has a voice ${quoteValue(id)} already`
  throw new PlanFailure('FieldInvalid', says, { retryable: false })
}

async function speakSample(
  { text, voice_id }: Request,
  { language = '', engine, made }: ClonedVoice & { engine: string },
  context: PlanContext,
): Promise<{ creations: Awaited<ReturnType<typeof storeFiles>>[]; notes: ReturnType<typeof notesOfMade> }> {
  if (!text) return { creations: [], notes: [] }
  return context.step('sample', spokenSample, async () => {
    const order: Order = {
      ...speechOrder({ text, voice_id }),
      ownVoices: { [voice_id]: { language, engine, made } },
    }
    const spoken = await runOrder('speech', order, context, percent => context.progress(60 + percent / 4))
    const { files } = await finishFiles(spoken.files, expectedResult(order, spoken), undefined, context, spoken.credits)
    return { creations: [await storeFiles(files, context)], notes: notesOfMade(spoken) }
  })
}

// A recipe or a name has some hundred bytes; an engine that needs more stores it and returns a name.
const MAX_BYTES = 64 * 1024

/** Parses and checks an engine's description of a voice. */
export function readClonedVoice(json: string): ClonedVoice {
  if (json.length > MAX_BYTES) throw unusable(`has ${json.length} characters; ${MAX_BYTES} are allowed`)
  const found = parse(json)
  if (!isRecord(found)) throw unusable('is no JSON object')
  const { language, gender, made } = found
  return {
    ...(typeof language === 'string' && { language: language.slice(0, 20) }),
    ...((gender === 'female' || gender === 'male') && { gender }),
    made: made ?? null,
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw unusable('is not JSON')
  }
}

const unusable = (why: string): PlanFailure =>
  new PlanFailure('EngineFailure', `what the engine says of the voice ${why}`, { retryable: false })
