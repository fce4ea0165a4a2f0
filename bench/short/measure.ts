import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cpuSecondsOfServer } from '../api/cpu-time.ts'
import type { Contender } from './contenders.ts'

export type Round = { clipsPerMinute: number; cpuMsPerClip: number }

/** Hands in all clips at once, and takes the time until the last is made. */
export async function measure(contender: Contender, folder: string, clips: number): Promise<Round> {
  const paths = Array.from({ length: clips }, (_, index) => join(folder, `${index}.mp4`))
  // This process and everything it started, ended ones included.
  const cpuBefore = cpuSecondsOfServer(process.pid)
  const begun = performance.now()
  await Promise.all(paths.map(contender.make))
  const seconds = (performance.now() - begun) / 1_000
  const cpuSeconds = cpuSecondsOfServer(process.pid) - cpuBefore
  await Promise.all(paths.map(path => rm(path)))
  return { clipsPerMinute: (60 * clips) / seconds, cpuMsPerClip: (1_000 * cpuSeconds) / clips }
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}
