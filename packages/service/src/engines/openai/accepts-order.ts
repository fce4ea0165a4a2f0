import type { Order } from '@kinora/media/engine/contract'
import { isMakeable } from '@kinora/media/engine/is-makeable'
import { chooseSeconds } from './request-body.ts'
import { findDialect } from './dialects.ts'
import type { OpenaiOrder, OpenaiSettings, SourceName } from './openai-settings.ts'
import { spokenText } from './speech-request.ts'

const SOURCES: readonly SourceName[] = ['words', 'frame']
// The interface's limits.
const SPEEDS = { least: 0.25, most: 4 }

/** True if a server with these settings can make an order. */
export function acceptsOrder(order: Order, settings: OpenaiSettings): order is OpenaiOrder {
  const { kind } = order
  if (!isMakeable(order) || !settings.makes.some(made => made === kind)) return false
  if (order.kind === 'video') return acceptsVideo(order, settings)
  if (order.kind === 'image') return order.prompt.trim() !== ''
  return order.kind === 'speech' && acceptsSpeech(order, settings)
}

function acceptsVideo(order: Extract<Order, { kind: 'video' }>, settings: OpenaiSettings): boolean {
  const { sources = SOURCES, seconds = findDialect(settings.dialect).seconds } = settings
  const { kind } = order.from
  if (
    kind === 'story' ||
    kind === 'template' ||
    kind === 'panels' ||
    kind === 'continuation' ||
    !sources.includes(kind)
  )
    return false
  // The server does not return the prompt that it chose for the picture.
  if (order.recommends) return false
  const hasPicture = order.inputs.some(input => input.kind === 'picture')
  if (kind === 'words' ? order.prompt.trim() === '' : !hasPicture) return false
  return chooseSeconds(order.seconds, seconds) !== undefined
}

function acceptsSpeech(order: Extract<Order, { kind: 'speech' }>, settings: OpenaiSettings): boolean {
  const { maxCharacters } = findDialect(settings.dialect)
  const isShortEnough = Array.from(spokenText(order.text)).length <= maxCharacters
  return isShortEnough && order.speed >= SPEEDS.least && order.speed <= SPEEDS.most
}
