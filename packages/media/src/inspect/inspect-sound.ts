import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import { findFirstStream } from './find-first-stream.ts'
import type { SoundFacts } from './inspected.ts'
import { openAsFormat } from './open-as-format.ts'
import { readPackets } from './read-packets.ts'
import { openSoundMeter } from './sound-meter.ts'

/** Decodes a sound completely, up to `maxSeconds`. A text is the reason for a rejection. */
export async function inspectSound(
  path: string,
  { format, bytes, maxSeconds }: { format: string; bytes: Uint8Array; maxSeconds: number },
): Promise<SoundFacts | string> {
  const file = await openAsFormat(path, format, bytes)
  if (typeof file === 'string') return file
  try {
    const stream = findFirstStream(file, AVMEDIA_TYPE_AUDIO)
    if (!stream) return 'has no sound track'
    const meter = await openSoundMeter(stream, maxSeconds)
    if (typeof meter === 'string') return meter
    try {
      const why = await readPackets(file, [stream], packet => meter.take(packet))
      const sound = why ?? (await meter.finish())
      return typeof sound === 'string' ? sound : { format, ...sound }
    } finally {
      meter.close()
    }
  } finally {
    await file.closeInput()
  }
}
