import { isTextAt, u32beAt, u32leAt, u8At } from './bytes-at.ts'

/** The bytes of an ID3v2 tag that begins here, 0 if none does. The size comes from the tag and may pass the end. */
export function id3BytesAt(bytes: Uint8Array, at: number): number {
  if (!isTextAt(bytes, at, 'ID3') || bytes.length - at < 10) return 0
  // The size is four bytes of seven bits; a set top bit means that this is not a tag.
  if ((u32beAt(bytes, at + 6) & 0x80808080) !== 0) return 0
  let size = 0
  for (let i = 6; i < 10; i++) size = size * 128 + u8At(bytes, at + i)
  const hasFooter = (u8At(bytes, at + 5) & 0x10) !== 0
  return 10 + size + (hasFooter ? 10 : 0)
}

const ID3V1_BYTES = 128
const APE_FOOTER_BYTES = 32

/** The start of the tags at the end of a file (ID3v1 last, an APE tag before it); the length if there are none. */
export function tailTagsStart(bytes: Uint8Array): number {
  let end = bytes.length
  if (end >= ID3V1_BYTES && isTextAt(bytes, end - ID3V1_BYTES, 'TAG')) end -= ID3V1_BYTES
  const footer = end - APE_FOOTER_BYTES
  if (footer >= 0 && isTextAt(bytes, footer, 'APETAGEX')) {
    // The size counts the items and the footer; the top bit of the flags says that a header stands before them.
    const hasHeader = (u32leAt(bytes, footer + 20) & 0x80000000) !== 0
    const size = u32leAt(bytes, footer + 12) + (hasHeader ? APE_FOOTER_BYTES : 0)
    if (size >= APE_FOOTER_BYTES && size <= end) end -= size
  }
  return end
}
