import type { Order } from '@kinora/media/engine/contract'
import { selectSceneInputs } from './select-scene-inputs.ts'
import { castInputs } from '../prompt-parsing/cast-inputs.ts'
import type { Asked } from '../prompt-parsing/asked-words.ts'
import { readPrompt } from '../prompt-parsing/read-prompt.ts'
import type { SaidSetting } from '../prompt-parsing/setting.ts'
import type { ShotList } from '../setting/shot-list.ts'

type SceneOrder = Extract<Order, { kind: 'video' | 'image' }>

/** Parses an order's prompt with its pictures and clips as subjects. */
export const directOrder = (order: SceneOrder): ShotList => readOrder(order).shots

/** The same, with all words that ask for something visible. */
export function readOrder(
  order: SceneOrder,
  held?: SaidSetting,
): { shots: ShotList; asked: readonly Asked[]; said?: SaidSetting } {
  const { list, asked, said } = readPrompt({
    prompt: order.prompt,
    seed: order.seed,
    inputs: selectSceneInputs(order),
    ...(order.kind === 'video' && order.cast && { cast: order.cast }),
    ...(held && { held }),
  })
  return { shots: castInputs(list), asked, ...(said && { said }) }
}
