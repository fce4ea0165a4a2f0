import type { Order } from '@kinora/media/engine/contract'

export type UpstreamOrderKind = Extract<
  Order['kind'],
  'video' | 'image' | 'speech' | 'upscale' | 'effects' | 'lips' | 'voice'
>

/** The settings of another service of this contract. */
export type UpstreamSettings = {
  url: string
  makes?: readonly UpstreamOrderKind[]
  /** The prefix of its model names, where ours is `gen`. */
  modelPrefix?: string
  /** Its models by ours. */
  models?: Readonly<Record<string, string>>
  /** Its model for orders that were not asked for by the generator that makes them: parts of films. By generator, or one. */
  model?: string | Readonly<Record<string, string>>
  voices?: Readonly<Record<string, string>>
  /** Beginnings of its paths by ours: `{"/ent/v2": "/v2"}`. */
  paths?: Readonly<Record<string, string>>
  /** Whether it honours `Idempotency-Key`. */
  idempotent?: boolean
  /** The price here: ours, or what the other service charged. */
  credits?: 'local' | 'passed on'
  pollSeconds?: number
}

/** Maps paths of the contract to those of the other service: the longest configured prefix counts. */
export function createPathMap(paths: Readonly<Record<string, string>> = {}): (path: string) => string {
  const known = Object.entries(paths).sort(([one], [other]) => other.length - one.length)
  return path => {
    const [from, to] = known.find(([begin]) => path === begin || path.startsWith(`${begin}/`)) ?? ['', '']
    return to + path.slice(from.length)
  }
}
