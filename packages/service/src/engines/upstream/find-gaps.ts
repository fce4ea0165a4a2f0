import type { Order } from '@kinora/media/engine/contract'
import { findByPattern } from '../find-by-pattern.ts'
import { describeRequest } from './describe-request.ts'
import type { UpstreamSettings } from './upstream-settings.ts'

/** What the request has no field for. The other service reports its own omissions. */
export function findGaps(order: Order, settings: UpstreamSettings): string[] {
  const request = describeRequest(order, settings)
  if (!request) return []
  if (order.kind === 'speech' && order.ownVoices?.[order.voice] === undefined) {
    const voice = findByPattern(settings.voices ?? {}, order.voice) ?? order.voice
    return voice === order.voice ? [] : [`voice: the engine's own voice "${voice}" speaks`]
  }
  if (order.kind !== 'video' || request.generator.startsWith('template')) return []
  return [
    ...(order.withMusic && !('bgm' in request.body) ? ['bgm: the engine is not asked for music'] : []),
    ...(order.lips ? ['the engine moves no lips to a sound'] : []),
  ]
}
