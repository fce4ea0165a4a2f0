import type { Made, Order } from '@kinora/media/engine/contract'
import { endPicture } from '@kinora/media/engine/last-frame'
import { wordsBesideFrame, wordsBetweenFrames } from '../prompt-parsing/frame-words.ts'
import type { ShotList } from '../setting/shot-list.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>

type Told = Required<Pick<Made, 'unknown' | 'unshown' | 'notes' | 'told'>>

/** Words beside pictures that are not visible, and unused inputs. */
export function toldOfVideo(order: VideoOrder, shots: ShotList): Told {
  return { ...wordsLeft(order, shots), notes: unheardSounds(order), told: [] }
}

function wordsLeft(order: VideoOrder, shots: ShotList): { unknown: string[]; unshown: string[] } {
  const { prompt, from, withSound } = order
  switch (from.kind) {
    // A story has its own texts.
    case 'story':
      return { unknown: [], unshown: [] }
    case 'frames':
      return { unknown: shots.unknown, unshown: wordsBetweenFrames(prompt, withSound) }
    case 'continuation': {
      const unshown = endPicture(order) ? wordsBetweenFrames(prompt, withSound) : wordsBesideFrame(prompt, shots)
      return { unknown: shots.unknown, unshown }
    }
    // Photos are shown unchanged.
    case 'template':
    case 'frame':
    case 'panels':
    case 'words':
    case 'references':
      return { unknown: shots.unknown, unshown: wordsBesideFrame(prompt, shots) }
  }
}

/** Sounds are used for lip sync, but not as models for voices or music. */
export const unheardSounds = ({ inputs, lips }: VideoOrder): string[] =>
  inputs.flatMap(({ role, kind }) =>
    kind === 'sound' && role !== lips?.sound ? [`${role}: this engine does not take voices or music from sounds`] : [],
  )
