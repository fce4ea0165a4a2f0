import { createCanvas } from '@napi-rs/canvas'
import { drawPages, PAGE, type StoryboardFrame } from './draw-pages.ts'
import type { StoryboardFormat } from './storyboard-formats.ts'
import { writePdf } from './write-pdf.ts'

export type { StoryboardFrame } from './draw-pages.ts'

const JPEG_QUALITY = 88

/** A storyboard as one file: a PDF with a page each, or a PNG with the pages below each other. */
export async function writeStoryboard(
  title: string,
  frames: readonly StoryboardFrame[],
  format: StoryboardFormat,
): Promise<{ bytes: Buffer; pages: number }> {
  const pages = await drawPages(title, frames)
  if (format === 'pdf') {
    const pictures: Buffer[] = []
    for (const page of pages) pictures.push(await page.encode('jpeg', JPEG_QUALITY))
    return { bytes: writePdf(pictures, PAGE, title), pages: pages.length }
  }
  const whole = createCanvas(PAGE.width, PAGE.height * pages.length)
  const context = whole.getContext('2d')
  for (const [at, page] of pages.entries()) context.drawImage(page, 0, at * PAGE.height)
  return { bytes: await whole.encode('png'), pages: pages.length }
}
