import { FFmpegError } from 'node-av/lib'
import { AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants'

/** Throws what a native call says of itself. */
export function checkCode(code: number, doing: string): number {
  if (code < 0) throw new Error(`${doing}: ${FFmpegError.strerror(code)}`)
  return code
}

/** Whether a codec has nothing more to give for now, or for good. */
export const isDrained = (code: number): boolean => code === AVERROR_EAGAIN || code === AVERROR_EOF
