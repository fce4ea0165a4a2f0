import type { Order } from '@kinora/media/engine/contract'

/** Features that not every engine supports. Size, length and the like are corrected afterwards. */
export type Wish = keyof typeof WISHES

/** True if an order asks for the feature, its name for callers, and the note if an engine does not support it. */
const WISHES = {
  seed: { asked: () => true, says: 'seed: the engine does not take one' },
  pictures: {
    asked: order => order.inputs.some(({ kind }) => kind === 'picture'),
    says: 'images: the engine does not look at them',
  },
  clips: {
    asked: order => order.inputs.some(({ kind }) => kind === 'clip'),
    says: 'videos: the engine does not look at them',
  },
  sound: {
    asked: order => order.kind === 'video' && order.withSound && order.onlyMusic !== true,
    says: 'audio: the engine makes no sound',
  },
  music: { asked: order => order.kind === 'video' && order.withMusic, says: 'bgm: the engine makes no music' },
  heard: {
    asked: order => order.kind === 'video' && order.heard !== undefined,
    says: 'audio_type: the engine makes the sound that it likes',
  },
  amplitude: {
    asked: order => order.kind === 'video' && order.amplitude !== 'auto',
    says: 'movement_amplitude: the engine moves as it likes',
  },
  lips: {
    asked: order => order.kind === 'video' && order.lips !== undefined,
    says: 'lips: the engine moves no mouths',
  },
  voice: { asked: order => order.kind === 'speech', says: 'voice: the engine uses its own voice' },
  speed: { asked: order => order.kind === 'speech' && order.speed !== 1, says: 'speed: the engine has one only' },
  pitch: { asked: order => order.kind === 'speech' && order.pitch !== 0, says: 'pitch: the engine has one only' },
  volume: { asked: order => order.kind === 'speech' && order.volume !== 0, says: 'volume: the engine has one only' },
  emotion: {
    asked: order => order.kind === 'speech' && order.emotion !== undefined,
    says: 'emotion: the engine shows none',
  },
  pronunciations: {
    asked: order => order.kind === 'speech' && (order.pronunciations ?? []).length > 0,
    says: 'pronunciations: the engine speaks as it reads',
  },
} satisfies Record<string, { asked: (order: Order) => boolean; says: string }>

export const EVERY_WISH = Object.keys(WISHES) as Wish[]

/** The notes for an engine without these features. */
export const leftOut = (order: Order, cannot: Iterable<Wish>): string[] =>
  [...cannot].filter(wish => WISHES[wish].asked(order)).map(wish => WISHES[wish].says)

/** The same for an engine that lists its supported features. */
export const leftOutUnless = (order: Order, can: readonly Wish[]): string[] =>
  leftOut(
    order,
    EVERY_WISH.filter(wish => !can.includes(wish)),
  )
