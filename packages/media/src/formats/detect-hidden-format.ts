import { isTextAt, u16leAt, u32leAt } from './bytes-at.ts'
import { id3BytesAt } from './sound-tags.ts'

// How far from its ends readers look for the marks of a PDF.
const PDF_REACH_BYTES = 1_024
// The last record of a ZIP, without its comment, and the longest comment.
const ZIP_RECORD_BYTES = 22
const ZIP_COMMENT_BYTES = 0xffff

/**
 * Another format in a file that begins as a picture, sound or video. Only formats that are searched for beyond the
 * first byte can hide this way: another program would open the same bytes as something else. Previews and films that
 * cameras append are allowed.
 */
export function detectHiddenFormat(bytes: Uint8Array): 'zip' | 'pdf' | 'playlist' | undefined {
  if (isZip(bytes)) return 'zip'
  if (isPlaylist(bytes)) return 'playlist'
  return isPdf(bytes) ? 'pdf' : undefined
}

/** Whether the end holds a directory of a ZIP that leads to its first entry. */
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

/** Players also search behind a tag. */
const isPlaylist = (bytes: Uint8Array): boolean => isTextAt(bytes, id3BytesAt(bytes, 0), '#EXTM3U')

function isPdf(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_REACH_BYTES))
  if (!head.includes('%PDF-', 0, 'latin1')) return false
  const tailAt = Math.max(0, bytes.length - PDF_REACH_BYTES)
  return Buffer.from(bytes.buffer, bytes.byteOffset + tailAt, bytes.length - tailAt).includes('%%EOF', 0, 'latin1')
}
