import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import sharp from 'sharp'
import { startComfyuiTwin } from '../../packages/service/test/engines/comfyui/comfyui-twin.ts'
import { slow, writeWorkflows } from '../../packages/service/test/engines/comfyui/test-workflows.ts'

export type FarEngine = {
  /** The engines file that sends pictures to it first. */
  file: string
  /** The orders that it has made, each by the name that the service gave it. */
  executed: readonly string[]
  close(): Promise<void>
}

/** A far engine that makes the pictures of a chaos run; where it does not answer in time, the plain one does. */
export async function startFarEngine(folder: string): Promise<FarEngine> {
  const ends: (() => unknown)[] = []
  const run = { after: (end: () => unknown) => void ends.push(end) } as unknown as TestContext
  const twin = await startComfyuiTwin(run)
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 64, height: 64, channels: 3, background: '#345', noise } as const
  twin.behaviour.file = await sharp({ create }).png().toBuffer()
  const file = join(folder, 'engines.json')
  const far = { kind: 'comfyui', urls: [twin.url], workflows: await writeWorkflows(run, { slow }) }
  await writeFile(
    file,
    JSON.stringify({ engines: { far }, routes: [{ kinds: ['image'], engines: ['far', 'minimal'] }] }),
  )
  return {
    file,
    executed: twin.executed,
    async close() {
      for (const end of ends.reverse()) await end()
    },
  }
}
