import type { Order, OrderKind } from './contract.ts'

/** Every kind of order, as operators write it. */
export const ORDER_KINDS: readonly OrderKind[] = [
  'video',
  'image',
  'speech',
  'music',
  'upscale',
  'effects',
  'lips',
  'voice',
  'hearing',
  'seeing',
  'watching',
  'reading',
  'reviewing',
  'rewriting',
  'writing',
]

const ANSWER_KINDS = ['voice', 'hearing', 'seeing', 'watching', 'reading', 'reviewing', 'rewriting', 'writing'] as const

/** An order whose result is data: a description, a document or a voice. */
export type AnswerOrder = Extract<Order, { kind: (typeof ANSWER_KINDS)[number] }>
/** An order whose result is a clip, a picture or a sound. */
export type MediaOrder = Exclude<Order, AnswerOrder>

export const isAnswerKind = (kind: OrderKind): kind is AnswerOrder['kind'] =>
  ANSWER_KINDS.some(answered => answered === kind)

export const isAnswerOrder = (order: Order): order is AnswerOrder => isAnswerKind(order.kind)
