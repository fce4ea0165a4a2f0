import { hash } from 'node:crypto'

/** A number from 0 to below 1 that looks like chance and is decided by the words, the seed and which one is asked for. */
export const seededFraction = (words: string, seed: number, which: string): number =>
  hash('sha256', `${which}\n${seed}\n${words}`, 'buffer').readUInt32BE(0) / 2 ** 32
