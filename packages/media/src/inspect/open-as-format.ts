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

// As much as a demuxer is ever guessed from.
const HEAD_BYTES = 64 * 1024

/**
 * Opens a local file as the format that its first bytes told, whatever else it could be taken for: nothing that leads to
 * other files (playlists, scripts) is ever looked for. Streams are not looked into; what is read tells the rest.
 * A text says why it did not open.
 */
export async function openAsFormat(path: string, format: string, bytes: Uint8Array): Promise<FormatContext | string> {
  const demuxer = InputFormat.findInputFormat(DEMUXERS[format] ?? '')
  if (!demuxer) return 'not a format that can be opened'
  // Later this file is opened by guess. It must be guessed right, or two parts of the service see different files.
  const guessed = InputFormat.probe(Buffer.from(bytes.subarray(0, HEAD_BYTES)))
  if (guessed?.name !== demuxer.name) return `could also be taken for ${guessed?.longName ?? 'something else'}`
  const file = new FormatContext()
  // The prefix keeps a path from ever being taken for the address of something else.
  const code = await file.openInput(`file:${path}`, demuxer, Dictionary.fromObject(OPTIONS))
  return code < 0 ? 'cannot be opened' : file
}
