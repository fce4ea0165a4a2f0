import type { Order } from '@kinora/media/engine/contract'

export type UpstreamOrderKind = Extract<
  Order['kind'],
  'video' | 'image' | 'speech' | 'upscale' | 'effects' | 'lips' | 'voice'
>

/** The settings of another service of this contract. */
export type UpstreamSettings = {
  url: string
  makes?: readonly UpstreamOrderKind[]
  /** The prefix of its model names instead of `gen`. */
  modelPrefix?: string
  /** Its models by ours. */
  models?: Readonly<Record<string, string>>
  /** Its model for orders without a requested model: parts of films. One model, or one for each generator. */
  model?: string | Readonly<Record<string, string>>
  voices?: Readonly<Record<string, string>>
  /** Its path prefixes by ours: `{"/ent/v2": "/v2"}`. */
  paths?: Readonly<Record<string, string>>
  /** True if it honours `Idempotency-Key`. */
  idempotent?: boolean
  /** The price of a task: the local one, or that of the other service. */
  credits?: 'local' | 'passed on'
  pollSeconds?: number
}

/** Maps paths of the contract to those of the other service; the longest configured prefix applies. */
export function createPathMap(paths: Readonly<Record<string, string>> = {}): (path: string) => string {
  const known = Object.entries(paths).sort(([one], [other]) => other.length - one.length)
  return path => {
    const [from, to] = known.find(([begin]) => path === begin || path.startsWith(`${begin}/`)) ?? ['', '']
    return to + path.slice(from.length)
  }
}
