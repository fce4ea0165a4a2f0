import { type DecodedFrame, decodeFrames, type DecodeFramesOptions } from '../../src/av/decode-frames.ts'

export async function allFrames(path: string, options?: DecodeFramesOptions): Promise<DecodedFrame[]> {
  const frames: DecodedFrame[] = []
  for await (const frame of decodeFrames(path, options)) frames.push(frame)
  return frames
}
