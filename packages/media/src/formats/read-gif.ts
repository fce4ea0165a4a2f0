import { isTextAt, u16leAt } from './bytes-at.ts'
import { type Picture, type Unreadable, unreadable } from './findings.ts'

/** The size of the canvas; the frames are not read. */
export function readGif(bytes: Uint8Array): Picture | Unreadable {
  if (!isTextAt(bytes, 0, 'GIF87a') && !isTextAt(bytes, 0, 'GIF89a')) return unreadable('has no GIF signature', 'gif')
  if (bytes.length < 13) return unreadable('cut off inside its header', 'gif')
  const width = u16leAt(bytes, 6)
  const height = u16leAt(bytes, 8)
  if (width === 0 || height === 0) return unreadable('width or height is zero', 'gif')
  return { ok: true, format: 'gif', width, height }
}
