import type { Order } from '@kinora/media/engine/contract'

export type UpstreamOrderKind = Extract<
  Order['kind'],
  'video' | 'image' | 'speech' | 'upscale' | 'effects' | 'lips' | 'voice'
>

/** What the engines file says of another service of this contract. */
export type UpstreamSettings = {
  url: string
  makes?: readonly UpstreamOrderKind[]
  /** What its model names begin with, where ours begin with `gen`. */
  modelPrefix?: string
  /** Its models by ours. */
  models?: Readonly<Record<string, string>>
  /** Its model for orders that were not asked for by the generator that makes them: parts of films. By generator, or one. */
  model?: string | Readonly<Record<string, string>>
  voices?: Readonly<Record<string, string>>
  /** Beginnings of its paths by ours: `{"/ent/v2": "/v2"}`. */
  paths?: Readonly<Record<string, string>>
  /** Whether it heeds `Idempotency-Key`. */
  idempotent?: boolean
  /** What a task costs here: its price of ours, or what the other service took. */
  credits?: 'local' | 'passed on'
  pollSeconds?: number
}
