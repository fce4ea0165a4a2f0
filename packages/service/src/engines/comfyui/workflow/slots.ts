import { type GuideName, GUIDES, type OrderKind, type VideoSource } from '@kinora/media/engine/contract'

/** The values that an order can put into a workflow. */
export const SLOT_NAMES = [
  'prompt',
  'seed',
  'width',
  'height',
  'frames',
  'fps',
  'seconds',
  'image',
  'image2',
  'image3',
  'image4',
  'last_image',
  'clip',
  'sound',
  'text',
  'voice',
  'speed',
  'guidance',
  ...GUIDES,
] as const

export type SlotName = (typeof SLOT_NAMES)[number]

/** Slots for files: they are uploaded first, and the workflow gets the server's file name. */
export const FILE_SLOTS = ['image', 'image2', 'image3', 'image4', 'last_image', 'clip', 'sound', ...GUIDES] as const
export type FileSlot = (typeof FILE_SLOTS)[number]

/** The slots for pictures, by their position in the order. */
export const IMAGE_SLOTS = ['image', 'image2', 'image3', 'image4'] as const

/**
 * The input of a slot: the nodes titled `kinora:<slot>`, otherwise the node of this class with this input, otherwise
 * the node with this id.
 */
export type Binding = { input: string; class?: string; id?: string }

export type NeededModel = {
  /** The name in the workflow. */
  file: string
  /** The folder below ComfyUI's `models`. */
  folder: string
  /** A download address. */
  from?: string
}

/** Kinora's description of a workflow, stored beside it as `<name>.slots.json`. */
export type Slots = {
  about?: string
  makes: {
    kind: Extract<OrderKind, 'video' | 'image' | 'speech' | 'music' | 'upscale' | 'effects' | 'lips'>
    /** For videos: the supported sources. */
    from?: readonly VideoSource['kind'][]
    /** The videos have a sound. */
    sound?: boolean
  }
  /** The inputs of each slot. The workflow does not support a missing slot. */
  slots: Partial<Record<SlotName, readonly Binding[]>>
  /** Optional file slots: without a file, the node that loads it is removed. */
  optional?: readonly FileSlot[]
  /** The node whose files are the result. */
  output: Omit<Binding, 'input'>
  size?: { step: number; mostPixels?: number }
  frames?: { fps: number; step: number; most?: number }
  /** The longest piece of music. */
  seconds?: { least?: number; most?: number }
  /** The workflow's voice names by ours; `*` matches every other voice. */
  voices?: Readonly<Record<string, string>>
  needs?: { version?: string; models?: readonly NeededModel[]; nodes?: readonly string[] }
}

/** The guides that a workflow needs. */
export const guidesIn = ({ slots }: Slots): GuideName[] => GUIDES.filter(name => slots[name])
