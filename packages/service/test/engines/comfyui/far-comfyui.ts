import type { TestContext } from 'node:test'
import { type DrivenEngine, driveEngine } from '../../../../../test/harness/drive-engine.ts'
import { until } from '../../../../../test/harness/until.ts'
import type { Order, Token } from '../../../../media/src/engine/contract.ts'
import { comfyuiKind } from '../../../src/engines/comfyui/comfyui-kind.ts'
import { type ComfyuiTwin, startComfyuiTwin } from './comfyui-twin.ts'
import { type TestWorkflow, writeWorkflows } from './test-workflows.ts'

/** A real server that these tests are run against. */
export const REAL_URL = process.env.KINORA_TEST_COMFYUI_URL

/** A server: the real one if there is one, else a twin. */
export type FarComfyui = { url: string; twin?: ComfyuiTwin }

export async function openFar(test: TestContext): Promise<FarComfyui> {
  if (REAL_URL) {
    test.diagnostic(`against the real ComfyUI at ${REAL_URL}`)
    return { url: REAL_URL }
  }
  return openTwin(test)
}

export async function openTwin(test: TestContext): Promise<FarComfyui & { twin: ComfyuiTwin }> {
  test.diagnostic('against the twin')
  const twin = await startComfyuiTwin(test)
  return { url: twin.url, twin }
}

/** An engine with these workflows on these servers. */
export async function openEngine(
  test: TestContext,
  url: string | readonly string[],
  workflows: Readonly<Record<string, TestWorkflow>>,
  tools: Parameters<typeof driveEngine>[3] = {},
): Promise<DrivenEngine> {
  return driveEngine(test, comfyuiKind, { urls: [url].flat(), workflows: await writeWorkflows(test, workflows) }, tools)
}

/** What a server says of a job: of newer ones only, as the tests need it. */
export async function askJob({ url }: FarComfyui, { id }: Token): Promise<string> {
  const answer = await fetch(`${url}/api/jobs/${String(id)}`)
  if (answer.status === 404) return 'unknown'
  return ((await answer.json()) as { status: string }).status
}

/** How often a job stands in the queue, running or waiting. */
export async function countQueued({ url }: FarComfyui, { id }: Token): Promise<number> {
  const answer = await fetch(`${url}/queue`)
  const { queue_running, queue_pending } = (await answer.json()) as Record<string, unknown[][]>
  return [...(queue_running ?? []), ...(queue_pending ?? [])].filter(job => job[1] === id).length
}

export const untilRunning = (far: FarComfyui, token: Token): Promise<true> =>
  until(async () => (await askJob(far, token)) === 'in_progress', 'the job runs')

const words = { prompt: 'a lighthouse in the rain', inputs: [] }
// Another one for each order: what a server has made once it does not make again.
let lastSeed = Date.now() % 0xffffff
export const anySeed = (): number => (lastSeed += 1)

export const still = (more: object = {}): Order => ({
  ...words,
  kind: 'image',
  width: 200,
  height: 120,
  seed: anySeed(),
  ...more,
})

export const clip = (more: object = {}): Order => ({
  ...words,
  kind: 'video',
  seconds: 2,
  width: 160,
  height: 96,
  seed: anySeed(),
  withSound: false,
  from: { kind: 'words' },
  amplitude: 'auto',
  withMusic: false,
  ...more,
})

export const music = (more: object = {}): Order => ({ ...words, kind: 'music', seconds: 2, seed: anySeed(), ...more })
