import { isTextAt, u16leAt, u32leAt } from './bytes-at.ts'
import { id3BytesAt } from './sound-tags.ts'

// The distance from the ends within which readers search for the marks of a PDF.
const PDF_REACH_BYTES = 1_024
// The last record of a ZIP, without its comment, and the longest comment.
const ZIP_RECORD_BYTES = 22
const ZIP_COMMENT_BYTES = 0xffff

/**
 * Detects another format in a file that begins as a picture, sound or video. Only formats whose readers search beyond
 * the first byte can hide: another program would open the file as something else. Previews and clips that cameras
 * append are allowed.
 */
export function detectHiddenFormat(bytes: Uint8Array): 'zip' | 'pdf' | 'playlist' | undefined {
  if (isZip(bytes)) return 'zip'
  if (isPlaylist(bytes)) return 'playlist'
  return isPdf(bytes) ? 'pdf' : undefined
}

/** True if the end has a ZIP directory that leads to its first entry. */
function isZip(bytes: Uint8Array): boolean {
  const last = bytes.length - ZIP_RECORD_BYTES
  for (let at = last; at >= Math.max(0, last - ZIP_COMMENT_BYTES); at--) {
    if (bytes[at] !== 0x50 || !isTextAt(bytes, at, 'PK\x05\x06')) continue
    if (at + ZIP_RECORD_BYTES + u16leAt(bytes, at + 20) > bytes.length) continue
    const directory = at - u32leAt(bytes, at + 12)
    if (directory >= 0 && isTextAt(bytes, directory, 'PK\x01\x02')) return true
  }
  return false
}

/** Players also search after a tag. */
const isPlaylist = (bytes: Uint8Array): boolean => isTextAt(bytes, id3BytesAt(bytes, 0), '#EXTM3U')

function isPdf(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_REACH_BYTES))
  if (!head.includes('%PDF-', 0, 'latin1')) return false
  const tailAt = Math.max(0, bytes.length - PDF_REACH_BYTES)
  return Buffer.from(bytes.buffer, bytes.byteOffset + tailAt, bytes.length - tailAt).includes('%%EOF', 0, 'latin1')
}
