import { frameToRgba } from '../../../media/src/av/frame-to-rgba.ts'
import { copyFrame, createCompositor } from '../../../media/src/compositor/compositor.ts'
import type { RgbaPicture, Size } from '../../../media/src/frames/size.ts'
import { prepareTemplate, type TemplateOptions } from '../../src/templates/prepare-template.ts'
import { readTemplateScene } from '../../src/orders/prepare-take.ts'
import type { Models } from '../../src/templates/stage.ts'
import { openNothing } from '../pictures/edit/test-pictures.ts'

const FRAME: Size = { width: 160, height: 90 }

/** Without any model: what is cut out comes with its own transparency. */
export const NO_MODELS: Models = { open: openNothing, openGraph: async () => undefined }

/** In the shape of the frame: nothing is cut off, and what is transparent stays so. */
export const WIDE: Size = FRAME

/** Somebody before nothing: a head, shoulders and a coat in a colour, cut out already. */
export function personPicture(
  coat: readonly [number, number, number],
  size: Size = { width: 90, height: 160 },
): RgbaPicture {
  const { width, height } = size
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + 0.5 - width / 2) / height, (y + 0.5) / height]
      const isHead = Math.hypot(u, v - 0.2) < 0.12
      const isBody = v > 0.34 && v < 0.95 && Math.abs(u) < (v > 0.4 ? 0.17 : 0.06)
      const colour = isHead ? [224, 178, 150] : isBody ? coat : undefined
      if (colour) rgba.set([...colour, 255], (y * width + x) * 4)
    }
  }
  return { width, height, rgba }
}

type Filming = Partial<Omit<TemplateOptions, 'compositor'>> & { at: readonly number[] }

/** Frames of a template at these places, and what it tells. */
export async function filmTemplate(
  template: string,
  { at, ...rest }: Filming,
): Promise<{ shown: RgbaPicture[]; notes: readonly string[] }> {
  const compositor = await createCompositor(FRAME)
  try {
    const pictures = [personPicture([200, 40, 40]), personPicture([40, 60, 200])]
    const options: TemplateOptions = {
      frames: 96,
      seed: 5,
      amplitude: 'auto',
      template,
      pictures,
      readScene: words => readTemplateScene(words, options),
      ...rest,
      compositor,
    }
    const take = await prepareTemplate(options, NO_MODELS)
    const shown: RgbaPicture[] = []
    for (const index of at) {
      await take.draw(index)
      shown.push(await frameToRgba({ ...FRAME, pixels: copyFrame(compositor.frame()) }))
    }
    take.close?.()
    return { shown, notes: take.notes ?? [] }
  } finally {
    compositor.close()
  }
}
