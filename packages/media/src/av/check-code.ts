import { FFmpegError } from 'node-av/lib'
import { AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants'

/** Throws the error that a native call returned. */
export function checkCode(code: number, doing: string): number {
  if (code < 0) throw new Error(`${doing}: ${FFmpegError.strerror(code)}`)
  return code
}

/** True if a codec has no more output, for now or for good. */
export const isDrained = (code: number): boolean => code === AVERROR_EAGAIN || code === AVERROR_EOF
