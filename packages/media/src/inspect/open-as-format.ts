import { Dictionary, FormatContext, InputFormat } from 'node-av/lib'

const DEMUXERS: Record<string, string> = {
  mp4: 'mov',
  mov: 'mov',
  m4a: 'mov',
  avi: 'avi',
  mp3: 'mp3',
  wav: 'wav',
  aac: 'aac',
  bmp: 'bmp_pipe',
}

const OPTIONS = {
  protocol_whitelist: 'file',
  // Real files have a handful; each costs a parser.
  max_streams: '32',
}

// The maximum number of bytes that demuxers use to guess.
const HEAD_BYTES = 64 * 1024

/**
 * Opens a local file as the format of its first bytes, whatever other formats it could be: nothing that leads to other
 * files (playlists, scripts) is tried. Streams are not probed. A text is the reason for a failure.
 */
export async function openAsFormat(path: string, format: string, bytes: Uint8Array): Promise<FormatContext | string> {
  const demuxer = InputFormat.findInputFormat(DEMUXERS[format] ?? '')
  if (!demuxer) return 'not a format that can be opened'
  // Later this file is opened by guessing. The guess must be the same, or two parts of the service would see different
  // files.
  const guessed = InputFormat.probe(Buffer.from(bytes.subarray(0, HEAD_BYTES)))
  if (guessed?.name !== demuxer.name) return `could also be taken for ${guessed?.longName ?? 'something else'}`
  const file = new FormatContext()
  // The prefix ensures that a path is never treated as a URL.
  const code = await file.openInput(`file:${path}`, demuxer, Dictionary.fromObject(OPTIONS))
  return code < 0 ? 'cannot be opened' : file
}
