import { pictureInput } from './input-files.ts'
import { still } from './still.ts'
import type { Suite } from './suite.ts'

const EDITS: readonly (readonly [file: string, prompt: string])[] = [
  ['canal', 'turn it into a snowy winter'],
  ['fjord', 'make it a sunset'],
  ['car', 'make the car red'],
  ['car', '把汽车放到海边，傍晚'],
  ['croissant', 'blur the background'],
  ['strawberries', '油画风格'],
  ['canal', '水彩画风格'],
  ['mist', 'make it a rainy night'],
  ['telephone', 'replace the background with a kitchen table'],
  ['cameras', 'black and white film noir'],
  ['canal', '改成夜晚'],
  ['fjord', 'anime style, autumn'],
]

const SIZE = { width: 720, height: 405 }

/** Edits of a picture by words: before and after. */
export const suite: Suite = {
  name: 'edits',
  sheets: [
    {
      name: 'edits',
      columns: 2,
      cell: { width: 720, height: 203 },
      exhibits: EDITS.map(([file, prompt]) => async () => ({
        words: prompt,
        pictures: [await still('keep it', [pictureInput(file)], SIZE), await still(prompt, [pictureInput(file)], SIZE)],
      })),
    },
  ],
}
