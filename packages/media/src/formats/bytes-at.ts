// Fixed-width fields of a file. A byte past the end reads as zero, so no field can throw or become NaN. A reader that
// must distinguish a missing field from zero compares its position with the length first.

export const u8At = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0

export const u16beAt = (bytes: Uint8Array, at: number): number => (u8At(bytes, at) << 8) | u8At(bytes, at + 1)

export const u16leAt = (bytes: Uint8Array, at: number): number => u8At(bytes, at) | (u8At(bytes, at + 1) << 8)

export const u24beAt = (bytes: Uint8Array, at: number): number => (u8At(bytes, at) << 16) | u16beAt(bytes, at + 1)

export const u24leAt = (bytes: Uint8Array, at: number): number => u16leAt(bytes, at) | (u8At(bytes, at + 2) << 16)

export const u32beAt = (bytes: Uint8Array, at: number): number => u8At(bytes, at) * 0x1000000 + u24beAt(bytes, at + 1)

export const u32leAt = (bytes: Uint8Array, at: number): number => u24leAt(bytes, at) + u8At(bytes, at + 3) * 0x1000000

/** Above 2^53 the last bits are lost, which only matters for absurd sizes. */
export const u64beAt = (bytes: Uint8Array, at: number): number =>
  u32beAt(bytes, at) * 0x100000000 + u32beAt(bytes, at + 4)

/** True if these ASCII characters stand here. */
export function isTextAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (bytes[at + i] !== text.charCodeAt(i)) return false
  }
  return true
}

/** Each byte as one character; for short fields such as four-character codes. */
export function textAt(bytes: Uint8Array, at: number, count: number): string {
  let text = ''
  for (let i = 0; i < count; i++) text += String.fromCharCode(u8At(bytes, at + i))
  return text
}
