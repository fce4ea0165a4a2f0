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

// A second of 1080p takes some three seconds of one core; this is for a machine that has twenty times as much to do.
const BASE_TIMEOUT_MS = 180_000
const TIMEOUT_MS_PER_SECOND = 60_000

// The speech model takes 1 GB; the stage kept 0.8 GB after an order of every kind. 4K takes more, and goes.
const SPEECH_BYTES = 1_600 * MB
const STAGE_BYTES = 1_200 * MB
// A new process for speech has to load the model first, which is longer than most of what is said.
const SPEECH_JOBS = 10_000

// What is longer is said elsewhere than where sentences are.
const SENTENCE_SECONDS = 12

// Raised whenever the same order sounds otherwise than before.
const SPEECH_REVISION = 3

/**
 * The embedded engine: pictures, clips, speech and music from words and from the caller's own pictures, on this machine
 * alone. A previsualisation, not a video model. Speech has a process of its own: its model takes 1 GB, and its first
 * words a second and a half; long texts have another one for as long as they last.
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
      // The narration of a film keeps its process busy for a minute, in which nobody's sentence could be said. It goes with it.
      createChildEngine({ ...means, name: 'studio-narration', accepts: isSpoken, jobsPerChild: 1 }),
    ],
    'studio-speech',
  )
  const told = { ...speech, leavesOut: unsaidNotes }
  if (!speechCache) return told
  // What is said without the model is not kept for when it is there.
  const version = isInstalled('kokoro').then(isThere => `${SPEECH_REVISION} ${isThere ? 'model' : 'formants'}`)
  return cacheSpeech(told, openFileCache(speechCache), version)
}

const isSpoken = (order: Order): boolean => order.kind === 'speech' && order.text.trim() !== ''

// How long a sound is that shall be heard is not known before; a song of ten minutes takes two of one core.
const HEARING_SECONDS = 30

const PIXELS_1080P = 1_920 * 1_080

const stageTimeoutMsOf = (order: Order): number => {
  const seconds = 'seconds' in order ? order.seconds : order.kind === 'hearing' ? HEARING_SECONDS : 0
  const larger = order.kind === 'upscale' ? Math.max(1, (order.width * order.height) / PIXELS_1080P) : 1
  return BASE_TIMEOUT_MS + seconds * TIMEOUT_MS_PER_SECOND * larger
}
