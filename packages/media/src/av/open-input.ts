import { Dictionary, FFmpegError, FormatContext, InputFormat } from 'node-av/lib'
import { AVERROR_EACCES, AVERROR_EIO, AVERROR_EMFILE, AVERROR_ENOENT } from 'node-av/constants'
import { ChildFailure } from '../children/child-failure.ts'

// The formats that the service accepts and makes. Playlists, scripts and devices are excluded, because they refer to
// other files.
const DEMUXERS = 'mov,mp4,m4a,3gp,3g2,mj2,avi,mp3,wav,aac,bmp_pipe'
const OPTIONS = {
  format_whitelist: DEMUXERS,
  protocol_whitelist: 'file',
  // Real files have a handful of streams; each needs a parser.
  max_streams: '32',
}

// A fault of the machine, not of the file.
const PASSING: readonly number[] = [AVERROR_ENOENT, AVERROR_EACCES, AVERROR_EIO, AVERROR_EMFILE]

export type InputOptions = {
  /**
   * True if some frames are decoded to detect stream parameters. It takes 15 ms; our own MP4s, and files inspected
   * before, do not need it. True by default.
   */
  looks?: boolean
  /** The demuxer to use; by default any that the service accepts or makes. */
  as?: { demuxer: string; options?: Record<string, string> }
}

/** Opens a local file. An unreadable file is not retryable. */
export async function openInput(path: string, { looks = true, as }: InputOptions = {}): Promise<FormatContext> {
  const file = new FormatContext()
  const demuxer = as ? requireDemuxer(as.demuxer) : null
  const options = { ...OPTIONS, ...(demuxer?.name && { format_whitelist: demuxer.name }), ...as?.options }
  // The prefix ensures that a path is never treated as a URL.
  refuseIf(await file.openInput(`file:${path}`, demuxer, Dictionary.fromObject(options)), 'opening the file')
  try {
    if (looks) refuseIf(await file.findStreamInfo(), 'looking at the file')
    return file
  } catch (error) {
    await file.closeInput()
    throw error
  }
}

function requireDemuxer(name: string): InputFormat {
  const demuxer = InputFormat.findInputFormat(name)
  if (!demuxer) throw new RangeError(`there is no demuxer ${name}`)
  return demuxer
}

function refuseIf(code: number, doing: string): void {
  if (code < 0) throw new ChildFailure(`${doing}: ${FFmpegError.strerror(code)}`, PASSING.includes(code))
}
