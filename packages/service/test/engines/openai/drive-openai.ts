import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { Input, Order, StartContext, Started, Token } from '../../../../media/src/engine/contract.ts'
import { makeJpeg, makePng } from '../../../../media/test/formats/sample-files.ts'
import { type DrivenEngine, driveEngine, type Verdict } from '../../../../../test/harness/drive-engine.ts'
import { until } from '../../../../../test/harness/until.ts'
import { openaiKind } from '../../../src/engines/openai/openai-kind.ts'
import type { OpenaiSettings } from '../../../src/engines/openai/openai-settings.ts'
import { KEY } from './openai-twin.ts'

// A real server takes minutes for a video.
const PATIENCE_SECONDS = process.env.KINORA_TEST_OPENAI_URL ? 1_800 : 120

export type OpenaiDriver = DrivenEngine & {
  /** Starts and follows in one folder, as a plan does. */
  run(order: Order): Promise<{ verdict: Verdict; percents: number[]; token: Token }>
  finish(token: Token, order: Order, own?: StartContext): Promise<{ verdict: Verdict; percents: number[] }>
  startIn(own: StartContext, order: Order, token?: Token): Promise<Started>
  picture(name?: string): Promise<Input>
}

/** Two pictures of different formats. */
const PICTURES: Record<string, Buffer> = { 'images[0]': makePng(128, 128), 'images[1]': makeJpeg(128, 128) }

/** An engine for a server, which is asked as fast as can be. */
export function driveOpenai(
  test: TestContext,
  settings: OpenaiSettings,
  headers: Record<string, string> = { authorization: `Bearer ${KEY}` },
): OpenaiDriver {
  const driven = driveEngine(test, openaiKind, { pollSeconds: 0.01, ...settings }, { headers })
  const { engine, context } = driven

  async function finish(token: Token, order: Order, own?: StartContext) {
    const percents: number[] = []
    const used = own ?? (await context())
    const verdict = await until(
      async () => {
        const progress = await engine.poll(token, order, used)
        if (progress.state === 'working') percents.push(progress.percent)
        return progress.state !== 'working' && progress.state !== 'unreachable' && progress
      },
      'the order has a verdict',
      { seconds: PATIENCE_SECONDS },
    )
    return { verdict, percents }
  }

  async function startIn(own: StartContext, order: Order, token?: Token): Promise<Started> {
    return engine.start(token ?? (await engine.place(order)), order, own)
  }

  async function run(order: Order) {
    const own = await context()
    const started = await startIn(own, order)
    assert.equal(started.state, 'started', JSON.stringify(started))
    return { ...(await finish(started.token, order, own)), token: started.token }
  }

  async function picture(role = 'images[0]'): Promise<Input> {
    const { folder } = await context()
    const path = join(folder, 'picture')
    await writeFile(path, PICTURES[role] ?? '')
    return { role, kind: 'picture', path }
  }

  return { ...driven, run, finish, startIn, picture }
}

const words = { prompt: 'a lighthouse in the rain', seed: 7, inputs: [], generator: 'text2video', model: 'genq3-turbo' }

export const clip: Extract<Order, { kind: 'video' }> = {
  ...words,
  kind: 'video',
  seconds: 3.5,
  width: 1280,
  height: 720,
  withSound: false,
  from: { kind: 'words' },
  amplitude: 'auto',
  withMusic: false,
}
export const still: Extract<Order, { kind: 'image' }> = { ...words, kind: 'image', width: 1440, height: 1080 }
export const speech: Extract<Order, { kind: 'speech' }> = {
  ...words,
  kind: 'speech',
  text: 'Good morning.<#0.5#>The boat leaves at nine.',
  voice: 'Warm_Girl',
  speed: 1.25,
  pitch: 0,
  volume: 0,
}
