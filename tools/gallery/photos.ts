import type { Order } from '../../packages/media/src/engine/contract.ts'
import { film } from './film.ts'
import { pictureInput } from './input-files.ts'
import type { Suite } from './suite.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>

const PHOTOS: readonly (readonly [file: string, prompt: string, more?: Partial<VideoOrder>])[] = [
  ['car', 'The camera slowly pushes in on the little yellow car'],
  ['canal', 'Pan right along the canal at dusk', { amplitude: 'large' }],
  ['fjord', '镜头缓缓向前推进，湖面平静'],
  ['strawberries', 'Orbit around the bowl of strawberries'],
  ['astronaut', '宇航员漂浮在太空中，镜头环绕', { amplitude: 'large' }],
  ['telephone', 'A handheld close-up of the old telephone'],
  ['cameras', 'Track left past the old cameras on the shelf'],
  ['mist', '雪花飘落，镜头缓缓升起'],
  ['canyon', '镜头拉远，露出整个峡谷'],
  ['croissant', 'Zoom out slowly from the croissant', { amplitude: 'small' }],
]

/** A photo as a clip: its first, a middle and its last frame. */
export const suite: Suite = {
  name: 'photos',
  sheets: [
    {
      name: 'photos',
      columns: 2,
      cell: { width: 900, height: 168 },
      exhibits: PHOTOS.map(([file, prompt, more]) => async () => ({
        words: prompt,
        pictures: await film({ prompt, inputs: [pictureInput(file)], from: { kind: 'frame' }, ...more }, [0, 0.5, 1]),
      })),
    },
  ],
}
