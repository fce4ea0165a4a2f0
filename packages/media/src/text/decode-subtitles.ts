/**
 * Decodes a subtitle file: UTF-8 and UTF-16 by their byte order marks, otherwise UTF-8 if valid, otherwise a Chinese
 * Windows encoding.
 */
export function decodeSubtitles(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
