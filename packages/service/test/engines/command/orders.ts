import type { Order } from '../../../../media/src/engine/contract.ts'

type OrderOf<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>

const common = { prompt: 'a red kite over dunes', seed: 7, inputs: [], generator: 'text2video', model: 'genq3' }

export const image: OrderOf<'image'> = { ...common, kind: 'image', width: 320, height: 180 }

export const video: OrderOf<'video'> = {
  ...common,
  kind: 'video',
  seconds: 2,
  width: 320,
  height: 180,
  withSound: false,
  withMusic: false,
  from: { kind: 'words' },
  amplitude: 'auto',
}

export const speech: OrderOf<'speech'> = {
  ...common,
  kind: 'speech',
  prompt: '',
  text: 'The tide comes in.',
  voice: 'anna',
  speed: 1,
  pitch: 0,
  volume: 0,
}
