import type { ClonedVoice } from '@kinora/media/engine/contract'
import { PlanFailure } from './plan.ts'

// A recipe or a name has some hundred bytes; an engine that needs more stores it and returns a name.
const MOST_BYTES = 64 * 1024

/** Parses and checks an engine's description of a voice. */
export function readClonedVoice(json: string): ClonedVoice {
  if (json.length > MOST_BYTES) throw unusable(`has ${json.length} characters; ${MOST_BYTES} are allowed`)
  const found = parse(json)
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw unusable('is no JSON object')
  const { language, gender, made } = found as Record<string, unknown>
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
