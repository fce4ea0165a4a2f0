import type { VideoSource } from '@kinora/media/engine/contract'

/** What the engines file says of an sd-server. */
export type SdcppSettings = {
  url: string
  makes: readonly ('image' | 'video')[]
  sources?: readonly Extract<VideoSource['kind'], 'words' | 'frame' | 'frames'>[]
  pictures?: 'init' | 'reference'
  fps?: number
  frameStep?: number
  sizeStep?: number
  maxPixels?: number
  parameters?: { image?: Readonly<Record<string, unknown>>; video?: Readonly<Record<string, unknown>> }
}
