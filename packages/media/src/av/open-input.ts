import { Dictionary, FFmpegError, FormatContext, InputFormat } from 'node-av/lib'
import { AVERROR_EACCES, AVERROR_EIO, AVERROR_EMFILE, AVERROR_ENOENT } from 'node-av/constants'
import { ChildFailure } from '../children/child-failure.ts'

// The formats that the service accepts and makes. Playlists, scripts and devices are excluded: they lead to other
// files.
const DEMUXERS = 'mov,mp4,m4a,3gp,3g2,mj2,avi,mp3,wav,aac,bmp_pipe'
const OPTIONS = {
  format_whitelist: DEMUXERS,
  protocol_whitelist: 'file',
  // Real files have a handful; each costs a parser.
  max_streams: '32',
}

// The machine's fault and not the file's.
const PASSING: readonly number[] = [AVERROR_ENOENT, AVERROR_EACCES, AVERROR_EIO, AVERROR_EMFILE]

export type InputOptions = {
  /**
   * Whether some frames are decoded to learn more about the streams. It takes 15 ms; our own MP4s, and those inspected
   * before, do not need it. True by default.
   */
  looks?: boolean
  /** The only format to open it as, by its demuxer's name; by default any that the service accepts or makes. */
  as?: { demuxer: string; options?: Record<string, string> }
}

/** Opens a local file for reading. A file that cannot be understood is not worth another try. */
export async function openInput(path: string, { looks = true, as }: InputOptions = {}): Promise<FormatContext> {
  const file = new FormatContext()
  const demuxer = as ? requireDemuxer(as.demuxer) : null
  const options = { ...OPTIONS, ...(demuxer?.name && { format_whitelist: demuxer.name }), ...as?.options }
  // The prefix keeps a path from ever being taken for the address of something else.
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
