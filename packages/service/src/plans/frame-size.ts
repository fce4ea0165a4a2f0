import type { FetchedInput } from './files/fetch-inputs.ts'

const SHORT_SIDES = {
  '360p': 360,
  '540p': 540,
  '720p': 720,
  '1080p': 1080,
  '2K': 1440,
  '4K': 2160,
  '8K': 4320,
} as const

export type Resolution = keyof typeof SHORT_SIDES

/** The pixels of a resolution at a ratio: the resolution names the short side; both sides are even. */
export function frameSize(resolution: Resolution, ratio: string): { width: number; height: number } {
  const short = SHORT_SIDES[resolution]
  const [across = 16, down = 9] = /^\d+:\d+$/.test(ratio) ? ratio.split(':').map(Number) : [16, 9]
  const even = (pixels: number): number => Math.round(pixels / 2) * 2
  return across >= down
    ? { width: even((short * across) / down), height: short }
    : { width: short, height: even((short * down) / across) }
}

/** The requested ratio, or the first picture's if the request leaves it open. */
export function chooseRatio(asked: string, inputs: readonly FetchedInput[]): string {
  const first = inputs.find(input => input.kind === 'picture' && input.width && input.height)
  return asked === 'auto' && first ? `${first.width}:${first.height}` : asked
}
