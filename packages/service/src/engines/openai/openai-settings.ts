import type { Order } from '@kinora/media/engine/contract'
import type { DialectName } from './dialects.ts'

export type OpenaiOrderKind = Extract<Order['kind'], 'video' | 'image' | 'speech'>
export type OpenaiOrder = Extract<Order, { kind: OpenaiOrderKind }>

export type SourceName = 'words' | 'frame' | 'frames' | 'references'

type PlainValue = string | number | boolean | null

/** The settings of an OpenAI-style server. */
export type OpenaiSettings = {
  url: string
  dialect: DialectName
  makes: readonly OpenaiOrderKind[]
  /** Its model for everything, or for each kind of order. */
  model?: string | Partial<Record<OpenaiOrderKind, string>>
  /** Its models by ours: `{"genq3*": "sora-2"}`. */
  models?: Readonly<Record<string, string>>
  /** Its voices by ours; `*` for all others. */
  voices?: Readonly<Record<string, string>>
  /** The video sources that it supports. */
  sources?: readonly SourceName[]
  fps?: number
  frameStep?: number
  sizeStep?: number
  sizes?: Partial<Record<'video' | 'image', readonly string[]>>
  seconds?: readonly number[]
  sound?: boolean
  /** Sent unchanged, by kind of order; null removes a field. */
  parameters?: Partial<Record<OpenaiOrderKind, Readonly<Record<string, PlainValue>>>>
  pollSeconds?: number
  answerSeconds?: number
}
