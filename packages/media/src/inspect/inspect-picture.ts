import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants'
import { openPicture } from '../av/guarded-sharp.ts'
import { findFirstStream } from './find-first-stream.ts'
import type { PictureFacts } from './inspected.ts'
import { openAsFormat } from './open-as-format.ts'
import { openPictureMeter } from './picture-meter.ts'
import { readPackets } from './read-packets.ts'
import type { Size } from '../frames/size.ts'

// Pictures are reduced to this size, so that every row is decoded but not kept.
const SAMPLE_SIDE = 64

/** Decodes a whole picture; of an animation, the first frame. A text is the reason for a rejection. */
export async function inspectPicture(
  path: string,
  { format, bytes }: { format: string; bytes: Uint8Array },
): Promise<PictureFacts | string> {
  const size = format === 'bmp' ? await decodeBitmap(path, bytes) : await decodePicture(path, format)
  return typeof size === 'string' ? size : { format, ...size }
}

async function decodePicture(path: string, format: string): Promise<Size | string> {
  const picture = openPicture(path)
  try {
    const { format: found, autoOrient } = await picture.metadata()
    if (found !== format) return `could also be taken for ${found}`
    await picture.resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill' }).raw().toBuffer()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch (error) {
    return `cannot be decoded: ${firstLineOf(error)}`
  }
}

const firstLineOf = (error: unknown): string => ((error as Error).message.split('\n')[0] ?? '').slice(0, 200)

/** Sharp has no loader for these. */
async function decodeBitmap(path: string, bytes: Uint8Array): Promise<Size | string> {
  const file = await openAsFormat(path, 'bmp', bytes)
  if (typeof file === 'string') return file
  try {
    const stream = findFirstStream(file, AVMEDIA_TYPE_VIDEO)
    const meter = stream && (await openPictureMeter(stream))
    if (!meter || typeof meter === 'string') return 'cannot be decoded'
    try {
      const why = await readPackets(file, [stream], packet => meter.take(packet))
      const found = why ?? (await meter.finish())
      return typeof found === 'string' ? found : { width: found.width, height: found.height }
    } finally {
      meter.close()
    }
  } finally {
    await file.closeInput()
  }
}
