import type { RgbaPicture } from './size.ts'

const GAP = 4

/** Pictures in rows on black, with a gap around each. All have the size of the first. */
export function tilePictures(pictures: readonly RgbaPicture[], columns: number): RgbaPicture {
  const [cell] = pictures
  if (!cell) throw new RangeError('a sheet without pictures')
  const across = Math.min(columns, pictures.length)
  const width = across * (cell.width + GAP) + GAP
  const height = Math.ceil(pictures.length / across) * (cell.height + GAP) + GAP
  const sheet: RgbaPicture = { width, height, rgba: new Uint8Array(width * height * 4) }
  for (let at = 3; at < sheet.rgba.length; at += 4) sheet.rgba[at] = 255
  for (const [at, picture] of pictures.entries()) {
    const [column, row] = [at % across, Math.floor(at / across)]
    paste(sheet, picture, GAP + column * (cell.width + GAP), GAP + row * (cell.height + GAP))
  }
  return sheet
}

function paste(sheet: RgbaPicture, { width, height, rgba }: RgbaPicture, x: number, y: number): void {
  for (let row = 0; row < height; row++)
    sheet.rgba.set(rgba.subarray(row * width * 4, (row + 1) * width * 4), ((y + row) * sheet.width + x) * 4)
}
