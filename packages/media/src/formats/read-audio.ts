import { type Sound, type Unreadable, unreadable } from './findings.ts'
import { readAdts } from './read-adts.ts'
import { readIsoSound } from './read-iso.ts'
import { readMp3 } from './read-mp3.ts'
import { readWav } from './read-wav.ts'
import { type Format, sniff } from './sniff.ts'

const READERS: Partial<Record<Format, (bytes: Uint8Array) => Sound | Unreadable>> = {
  mp3: readMp3,
  wav: readWav,
  aac: readAdts,
  m4a: bytes => readIsoSound(bytes, 'm4a'),
  mp4: bytes => readIsoSound(bytes, 'mp4'),
}

/** Format and length of a sound. */
export function readAudio(bytes: Uint8Array): Sound | Unreadable {
  const format = sniff(bytes)
  const read = format && READERS[format]
  return read ? read(bytes) : unreadable('not a sound format that can be read', format)
}
