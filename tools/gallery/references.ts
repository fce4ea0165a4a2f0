import type { Input, Order } from '../../packages/media/src/engine/contract.ts'
import { writeFilm } from './write-film.ts'
import { film } from './film.ts'
import { madeInput, pictureInput } from './input-files.ts'
import { still } from './still.ts'
import type { Exhibit, Suite } from './suite.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>

/** A picture of one of the studio's own figures before a plain backdrop, as a user would send it. */
const portrait = async (who: string, role: string, name?: string): Promise<Input> =>
  madeInput(await still(`${who}, plain white studio background`, [], { width: 720, height: 720 }), role, name)

type Set = { prompt: string; inputs: () => Promise<Input[]>; more?: Partial<VideoOrder> }

const SETS: readonly Set[] = [
  {
    prompt: 'The car drives along a beach at sunset',
    inputs: async () => [pictureInput('car')],
  },
  {
    prompt: '[@Tom] stands beside [@Beetle] in a snowy street',
    inputs: async () => [
      await portrait('a boy', 'subjects[0].images[0]', 'Tom'),
      pictureInput('car', 'subjects[1].images[0]', 'Beetle'),
    ],
  },
  {
    prompt: '图一和图二放在木桌上，早晨的阳光',
    inputs: async () => [pictureInput('telephone', 'images[0]'), pictureInput('flower', 'images[1]')],
  },
  {
    prompt: 'A croissant on a kitchen table beside a cup of coffee',
    inputs: async () => [pictureInput('croissant')],
  },
  {
    prompt: '[@宇航员]站在沙漠里，夜晚，满天星星',
    inputs: async () => [pictureInput('astronaut', 'subjects[0].images[0]', '宇航员')],
  },
  {
    prompt: '[@咪咪]和一只小狗在森林里散步',
    inputs: async () => [await portrait('a cat', 'subjects[0].images[0]', '咪咪')],
  },
  {
    prompt: 'A woman holds a red balloon in a meadow',
    inputs: async () => [await portrait('a woman in a dress', 'images[0]')],
  },
  {
    prompt: '[@Anna] and the horse in image 1 by a lake under mountains at dawn',
    inputs: async () => [
      await portrait('a horse', 'images[0]'),
      await portrait('a girl', 'subjects[0].images[0]', 'Anna'),
    ],
  },
  {
    prompt: 'An old telephone and a camera on a stage under a spotlight',
    inputs: async () => [pictureInput('telephone', 'images[0]'), pictureInput('cameras', 'images[1]')],
  },
  {
    prompt: '[@holiday] plays in a living room beside a sofa',
    inputs: async () => [await writeFilm('a sailing boat on the sea at noon', 'videos[0]', 'holiday')],
  },
]

async function exhibit({ prompt, inputs, more }: Set): Promise<Exhibit> {
  const given = await inputs()
  const [early, middle, late] = await film(
    { prompt, inputs: given, from: { kind: 'references' }, ...more },
    [0.05, 0.5, 0.95],
  )
  return { words: prompt, pictures: [middle!, early!, late!] }
}

/** Scenes from pictures and clips of their subjects. */
export const suite: Suite = {
  name: 'references',
  sheets: [
    {
      name: 'references',
      columns: 2,
      cell: { width: 624, height: 234 },
      hasLeads: true,
      exhibits: SETS.map(set => () => exhibit(set)),
    },
  ],
}
