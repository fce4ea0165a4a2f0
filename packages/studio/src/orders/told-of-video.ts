import type { Made, Order } from '@kinora/media/engine/contract'
import { endPicture } from '@kinora/media/engine/last-frame'
import { wordsBesideFrame, wordsBetweenFrames } from '../direct/frame-words.ts'
import type { ShotList } from '../direct/shot-list.ts'
import { directOrder } from './direct-order.ts'
import { emptinessNotes } from './emptiness-notes.ts'
import { accountForOrder } from './account-for-order.ts'
import type { Asked } from '../direct/asked-words.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>

type Told = Required<Pick<Made, 'unknown' | 'unshown' | 'notes' | 'told'>>

/** What of an order's words nothing is seen of, and which of its inputs are not used. */
export async function toldOfVideo(order: VideoOrder, shots: ShotList, asked: readonly Asked[]): Promise<Told> {
  const notes = [...unheardSounds(order), ...captionNotes(order, shots)]
  const { from, width, height, seconds, seed } = order
  if (from.kind !== 'words' && from.kind !== 'references') return { ...wordsLeft(order, shots), notes, told: [] }
  const account = await accountForOrder({ shots, asked, width, height, seconds, seed })
  return { unknown: account.unknown, unshown: account.unshown, notes, told: account.notes }
}

function wordsLeft(order: VideoOrder, shots: ShotList): { unknown: string[]; unshown: string[] } {
  const { prompt, from, withSound } = order
  switch (from.kind) {
    // A story has its own words.
    case 'story':
      return { unknown: [], unshown: [] }
    // A template is made of photos, which are shown as they are.
    case 'template':
    case 'frame':
      return { unknown: shots.unknown, unshown: wordsBesideFrame(prompt, shots) }
    case 'frames':
      return { unknown: shots.unknown, unshown: wordsBetweenFrames(prompt, withSound) }
    case 'continuation': {
      const unshown = endPicture(order) ? wordsBetweenFrames(prompt, withSound) : wordsBesideFrame(prompt, shots)
      return { unknown: shots.unknown, unshown }
    }
    case 'panels': {
      const lists = from.panels.map(panel =>
        directOrder({
          ...order,
          prompt: panel.prompt,
          from: { kind: 'references' },
          inputs: inputsOf(order, panel.roles),
        }),
      )
      return { unknown: lists.flatMap(list => list.unknown), unshown: lists.flatMap(list => list.unshown ?? []) }
    }
    case 'words':
    case 'references':
      return { unknown: shots.unknown, unshown: shots.unshown ?? [] }
  }
}

const inputsOf = ({ inputs }: VideoOrder, roles: readonly string[]): VideoOrder['inputs'] =>
  inputs.filter(({ role }) => roles.includes(role))

/** Sounds lead lips; as a model for voices or music they are not used. */
const unheardSounds = ({ inputs, lips }: VideoOrder): string[] =>
  inputs.flatMap(({ role, kind }) =>
    kind === 'sound' && role !== lips?.sound ? [`${role}: this engine does not take voices or music from sounds`] : [],
  )

const captionNotes = ({ from, prompt }: VideoOrder, shots: ShotList): string[] =>
  from.kind === 'words' || from.kind === 'references' ? emptinessNotes(shots, prompt) : []

/** The list as it is kept with the task: its words of which nothing is seen are those that are told. */
export function withUnshown({ language, shots, unknown }: ShotList, unshown: readonly string[]): ShotList {
  return { language, shots, unknown, ...(unshown.length > 0 && { unshown: [...unshown] }) }
}
