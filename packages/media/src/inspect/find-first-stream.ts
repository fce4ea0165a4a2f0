import type { FormatContext, Stream } from 'node-av/lib'
import { AV_DISPOSITION_ATTACHED_PIC, type AVMediaType } from 'node-av/constants'

/** The first stream of a kind, without cover art. */
export const findFirstStream = (file: FormatContext, kind: AVMediaType): Stream | undefined =>
  file.streams.find(stream => stream.codecpar.codecType === kind && !stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC))
