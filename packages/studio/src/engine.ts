import { MB } from '@kinora/media/core/units'
import { siblingModule } from '@kinora/media/children/sibling-module'
import { openFileCache } from '@kinora/media/engine/file-cache'
import { createChildEngine } from '@kinora/media/engine/child-engine'
import { combineEngines, type OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Order } from '@kinora/media/engine/contract'
import type { EngineOptions } from '@kinora/media/engine/engine-options'
import { estimateOrder } from '@kinora/media/engine/estimate-order'
import { isMakeable } from '@kinora/media/engine/is-makeable'
import { cacheSpeech } from '@kinora/media/engine/cache-speech'
import { unsaidNotes } from './orders/unsaid-notes.ts'
import { isInstalled } from './models/find-weights.ts'

// A second of 1080p takes about three core seconds; this allows for a machine with twenty times the load.
const BASE_TIMEOUT_MS = 180_000
const TIMEOUT_MS_PER_SECOND = 60_000

// The speech model takes 1 GB; the stage holds 0.8 GB after an order of every kind. 4K takes more, so that process is
// replaced.
const SPEECH_BYTES = 1_600 * MB
const STAGE_BYTES = 1_200 * MB
// A new speech process must load the model first, which takes longer than most speech.
const SPEECH_JOBS = 10_000

// Longer texts use another process than sentences.
const SENTENCE_SECONDS = 12

// Increase it whenever the sound of the same order changes.
const SPEECH_REVISION = 3

/**
 * The built-in engine: pictures, clips, speech and music from prompts and from the caller's pictures, on this machine.
 * It previsualises; it is not a video model. Speech has its own process, because its model takes 1 GB and a second and
 * a half to load; long texts have another process while they last.
 */
export function createStudioEngine(means: EngineOptions): OpenEngine {
  const { children, log, account, sharedFolder } = means
  return combineEngines(
    [
      createSpeech(means),
      createChildEngine({
        name: 'studio-stage',
        entry: siblingModule(import.meta, 'stage-child'),
        accepts: order => order.kind !== 'speech' && isMakeable(order),
        timeoutMsOf: stageTimeoutMsOf,
        previews: true,
        takesScenes: true,
        children,
        maxResidentBytes: STAGE_BYTES,
        sharedFolder,
        log,
        account,
      }),
    ],
    'studio',
  )
}

function createSpeech({ log, account, speechCache, warmsSpeech = false }: EngineOptions): OpenEngine {
  const means = {
    entry: siblingModule(import.meta, 'speech-child'),
    timeoutMsOf: (order: Order) => BASE_TIMEOUT_MS + (order.kind === 'speech' ? order.text.length * 1_000 : 0),
    children: 1,
    maxResidentBytes: SPEECH_BYTES,
    log,
    account,
  }
  const speech = combineEngines(
    [
      createChildEngine({
        ...means,
        name: 'studio-sentences',
        accepts: order => isSpoken(order) && estimateOrder(order) <= SENTENCE_SECONDS,
        jobsPerChild: SPEECH_JOBS,
        keepsWarm: warmsSpeech,
      }),
      // The narration of a film would block sentences for a minute, so it has its own process.
      createChildEngine({ ...means, name: 'studio-narration', accepts: isSpoken, jobsPerChild: 1 }),
    ],
    'studio-speech',
  )
  const told = { ...speech, leavesOut: unsaidNotes }
  if (!speechCache) return told
  // Speech without the model is not cached for later.
  const version = isInstalled('kokoro').then(isThere => `${SPEECH_REVISION} ${isThere ? 'model' : 'formants'}`)
  return cacheSpeech(told, openFileCache(speechCache), version)
}

const isSpoken = (order: Order): boolean => order.kind === 'speech' && order.text.trim() !== ''

// The length of a sound is unknown before its analysis; a song of ten minutes takes two core minutes.
const HEARING_SECONDS = 30

const PIXELS_1080P = 1_920 * 1_080

const stageTimeoutMsOf = (order: Order): number => {
  const seconds = 'seconds' in order ? order.seconds : order.kind === 'hearing' ? HEARING_SECONDS : 0
  const larger = order.kind === 'upscale' ? Math.max(1, (order.width * order.height) / PIXELS_1080P) : 1
  const beside = order.kind === 'video' ? 1 + (order.passes?.length ?? 0) / 2 : 1
  return BASE_TIMEOUT_MS + seconds * TIMEOUT_MS_PER_SECOND * larger * beside
}
