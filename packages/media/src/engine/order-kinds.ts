import type { OrderKind } from './contract.ts'

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
