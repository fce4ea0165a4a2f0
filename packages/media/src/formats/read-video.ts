import { type Unreadable, unreadable, type Video } from './findings.ts'
import { readAvi } from './read-avi.ts'
import { readIsoVideo } from './read-iso.ts'
import { type Format, sniff } from './sniff.ts'

const READERS: Partial<Record<Format, (bytes: Uint8Array) => Video | Unreadable>> = {
  mp4: bytes => readIsoVideo(bytes, 'mp4'),
  mov: bytes => readIsoVideo(bytes, 'mov'),
  avi: readAvi,
}

/** The format, displayed size, length and sound of a video. */
export function readVideo(bytes: Uint8Array): Video | Unreadable {
  const format = sniff(bytes)
  const read = format && READERS[format]
  return read ? read(bytes) : unreadable('not a video format that can be read', format)
}
