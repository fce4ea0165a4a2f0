import { isTextAt, u16beAt, u16leAt, u32beAt, u32leAt } from './bytes-at.ts'

const ORIENTATION_TAG = 0x0112
const SHORT = 3

/** The orientation (1-8) in the first directory of a TIFF block; undefined if none. 5 to 8 swap the sides. */
export function readExifOrientation(tiff: Uint8Array): number | undefined {
  const isLittle = isTextAt(tiff, 0, 'II*\0')
  if (!isLittle && !isTextAt(tiff, 0, 'MM\0*')) return undefined
  const u16At = isLittle ? u16leAt : u16beAt
  const directory = (isLittle ? u32leAt : u32beAt)(tiff, 4)
  const count = u16At(tiff, directory)
  for (let i = 0; i < count; i++) {
    const entry = directory + 2 + i * 12
    if (entry + 12 > tiff.length) return undefined
    if (u16At(tiff, entry) !== ORIENTATION_TAG || u16At(tiff, entry + 2) !== SHORT) continue
    const orientation = u16At(tiff, entry + 8)
    return orientation >= 1 && orientation <= 8 ? orientation : undefined
  }
  return undefined
}
