import { findByPattern } from '../find-by-pattern.ts'
import type { OpenaiOrder, OpenaiSettings } from './openai-settings.ts'

/** What the server calls the model that makes an order; undefined where it is left to it. */
export function chooseModel(order: OpenaiOrder, { model, models = {} }: OpenaiSettings): string | undefined {
  const named = order.model === undefined ? undefined : findByPattern(models, order.model)
  return named ?? (typeof model === 'string' ? model : model?.[order.kind])
}
