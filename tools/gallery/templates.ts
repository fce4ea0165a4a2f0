import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Input } from '../../packages/media/src/engine/contract.ts'
import { openPixels } from '../../packages/media/src/av/guarded-sharp.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import { type Template, templates } from '../../packages/service/src/catalog/templates.ts'
import { film } from './film.ts'
import { madeInput } from './input-files.ts'
import { still } from './still.ts'
import type { Suite } from './suite.ts'

/** The samples of `GET /ent/v2/templates`: a small frame each. */
const SAMPLES = join(import.meta.dirname, '..', '..', 'packages', 'service', 'samples', 'templates')
const SAMPLE = { width: 240, height: 136 }

const WHO = ['a woman with long hair in a red dress', 'a man in a blue suit', 'a girl in a yellow dress'] as const
const GARMENT = 'a dress'

const drawn = new Map<string, Promise<Input>>()

/** The studio's own people as sample inputs. */
async function pictures({ id, pictures: [, most] }: Template): Promise<Input[]> {
  const who: readonly string[] = id === 'outfit_show' ? [WHO[0], GARMENT] : WHO.slice(0, most)
  return Promise.all(
    who.map((words, at) => {
      const known = drawn.get(words) ?? draw(words, at)
      drawn.set(words, known)
      return known
    }),
  )
}

const draw = async (words: string, at: number): Promise<Input> =>
  madeInput(await still(`${words}, in a garden in the morning`, [], { width: 600, height: 800 }), `images[${at}]`)

async function writeSample(id: string, { width, height, rgba }: RgbaPicture): Promise<void> {
  await mkdir(SAMPLES, { recursive: true })
  await openPixels(rgba, { width, height, channels: 4 })
    .resize({ ...SAMPLE, fit: 'cover' })
    .removeAlpha()
    .webp({ quality: 60 })
    .toFile(join(SAMPLES, `${id}.webp`))
}

/** Every template, with people that the studio drew. */
export const suite: Suite = {
  name: 'templates',
  sheets: [
    {
      name: 'templates',
      columns: 3,
      cell: { width: 410, height: 76 },
      exhibits: templates.map(template => async () => {
        const shown = await film(
          {
            inputs: await pictures(template),
            seconds: template.seconds,
            width: 640,
            height: 360,
            from: { kind: 'template', template: template.id },
          },
          [0.05, 0.5, 0.92],
        )
        await writeSample(template.id, shown.at(-1)!)
        return { words: template.id, pictures: shown }
      }),
    },
  ],
}
