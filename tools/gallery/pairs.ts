import { cropAndResize } from '../../packages/studio/src/pictures/edit/find-crop.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import { film } from './film.ts'
import { inputPicture, madeInput, pictureInput } from './input-files.ts'
import { still } from './still.ts'
import type { Suite } from './suite.ts'

const SIZE = { width: 960, height: 540 }

/** A part of a photo in shares of its width, as wide as the frame is. */
async function partOf(file: string, left: number, width: number, top: number): Promise<RgbaPicture> {
  const picture = await inputPicture(file)
  const box = { left: left * picture.width, top: top * picture.height, width: width * picture.width, height: 0 }
  return cropAndResize(picture, { ...box, height: (box.width * SIZE.height) / SIZE.width }, SIZE)
}

const edited = (file: string, prompt: string): Promise<RgbaPicture> => still(prompt, [pictureInput(file)])

type Ends = { words: string; first: () => Promise<RgbaPicture>; last: () => Promise<RgbaPicture> }

const PAIRS: readonly Ends[] = [
  {
    words: 'From the whole car to its wheel',
    first: () => partOf('car', 0, 1, 0.05),
    last: () => partOf('car', 0.02, 0.62, 0.28),
  },
  {
    words: '从运河左岸到右岸',
    first: () => partOf('canal', 0, 0.7, 0.2),
    last: () => partOf('canal', 0.3, 0.7, 0.2),
  },
  {
    words: 'A fjord, from day to night',
    first: () => edited('fjord', 'make it a little brighter'),
    last: () => edited('fjord', 'turn it into night'),
  },
  {
    words: '从夏天到冬天的草原',
    first: () => still('夏天的草原'),
    last: () => still('冬天的草原'),
  },
  {
    words: 'A cat on a beach, from noon to sunset',
    first: () => still('a cat on a beach at noon'),
    last: () => still('a cat on a beach at sunset'),
  },
  {
    words: 'Two pictures that have nothing in common',
    first: () => edited('croissant', 'warmer colours'),
    last: () => edited('strawberries', 'warmer colours'),
  },
]

/** The frames between a first and a last one. */
export const suite: Suite = {
  name: 'pairs',
  sheets: [
    {
      name: 'pairs',
      columns: 1,
      cell: { width: 1_240, height: 138 },
      exhibits: PAIRS.map(({ words, first, last }) => async () => {
        const inputs = [await madeInput(await first(), 'images[0]'), await madeInput(await last(), 'images[1]')]
        return { words, pictures: await film({ inputs, from: { kind: 'frames' } }, [0, 0.3, 0.5, 0.7, 1]) }
      }),
    },
  ],
}
