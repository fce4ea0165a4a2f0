import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants'
import { ChildFailure } from '../children/child-failure.ts'
import type { RgbaPicture } from '../frames/size.ts'
import { openDecoder } from './open-decoder.ts'
import { openInput } from './open-input.ts'
import { createPictureConverter } from './picture-converter.ts'

/** The only picture format that sharp cannot read. */
export async function readBmp(path: string): Promise<RgbaPicture> {
  const file = await openInput(path)
  try {
    const decoder = await openDecoder(file, AVMEDIA_TYPE_VIDEO)
    if (!decoder) throw new ChildFailure('the file has no picture', false)
    try {
      for await (const frame of decoder.frames()) {
        const size = { width: frame.width, height: frame.height }
        const converter = createPictureConverter(size, 'rgba')
        try {
          return { ...size, rgba: await converter.convert(frame) }
        } finally {
          converter.close()
        }
      }
      throw new ChildFailure('the picture cannot be read', false)
    } finally {
      decoder.close()
    }
  } finally {
    await file.closeInput()
  }
}
