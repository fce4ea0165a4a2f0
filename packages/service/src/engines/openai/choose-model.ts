import { findByPattern } from '../find-by-pattern.ts'
import type { OpenaiOrder, OpenaiSettings } from './openai-settings.ts'

/** The server's name for the model; undefined lets the server choose. */
export function chooseModel(order: OpenaiOrder, { model, models = {} }: OpenaiSettings): string | undefined {
  const named = order.model === undefined ? undefined : findByPattern(models, order.model)
  return named ?? (typeof model === 'string' ? model : model?.[order.kind])
}
