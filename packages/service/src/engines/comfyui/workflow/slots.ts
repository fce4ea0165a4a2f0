import type { OrderKind, VideoSource } from '@kinora/media/engine/contract'

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
] as const

export type SlotName = (typeof SLOT_NAMES)[number]

/** Slots that are files: they are sent to the server first, and the workflow gets the name that it gave them. */
export const FILE_SLOTS = ['image', 'image2', 'image3', 'image4', 'last_image', 'clip', 'sound'] as const
export type FileSlot = (typeof FILE_SLOTS)[number]

/** The slots for pictures by their place among those of the order. */
export const IMAGE_SLOTS = ['image', 'image2', 'image3', 'image4'] as const

/** Where a slot leads: the nodes titled `kinora:<slot>`, else the one of this class with this input, else the one of this id. */
export type Binding = { input: string; class?: string; id?: string }

export type NeededModel = {
  /** As the workflow names it. */
  file: string
  /** Below ComfyUI's `models`. */
  folder: string
  /** Where it can be had. */
  from?: string
}

/** Kinora's description of a workflow, stored beside it as `<name>.slots.json`. */
export type Slots = {
  about?: string
  makes: {
    kind: Extract<OrderKind, 'video' | 'image' | 'speech' | 'music' | 'upscale' | 'effects' | 'lips'>
    /** For videos: what they may begin with. */
    from?: readonly VideoSource['kind'][]
    /** The videos have a sound. */
    sound?: boolean
  }
  /** The inputs of each slot. The workflow does not support a missing slot. */
  slots: Partial<Record<SlotName, readonly Binding[]>>
  /** File slots that may stay empty: the nodes that they lead to are left out then. */
  optional?: readonly FileSlot[]
  /** The node whose files are the result. */
  output: Omit<Binding, 'input'>
  size?: { step: number; mostPixels?: number }
  frames?: { fps: number; step: number; most?: number }
  /** How long a piece of music may be. */
  seconds?: { least?: number; most?: number }
  /** Names of voices as the workflow calls them, by ours; `*` is every other one. */
  voices?: Readonly<Record<string, string>>
  needs?: { version?: string; models?: readonly NeededModel[]; nodes?: readonly string[] }
}
