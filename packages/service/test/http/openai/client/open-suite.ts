import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import OpenAI, { APIError } from 'openai'
import { findDrift } from '../../../../../../test/harness/find-drift.ts'
import { startService, type TestService } from '../../../../../../test/harness/service.ts'
import { until } from '../../../../../../test/harness/until.ts'
import { readSettings } from '../../../../src/service/settings.ts'
import { openWork, type Work } from '../../../../src/service/work.ts'

/** One service with its worker and the minimal engine for all tests of the file, and the npm package `openai` as it is. */
export type OpenAiSuite = {
  service(): TestService
  /** Of an account with credits. */
  client(): OpenAI
  clientFor(apiKey: string): OpenAI
  /** A video once it is made or has failed. */
  finish(id: string): Promise<OpenAI.Video>
}

export function openOpenAiSuite(): OpenAiSuite {
  let service: TestService
  let work: Work
  let folder: string
  let client: OpenAI

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kinora-openai-'))
    service = await startService()
    const settings = {
      KINORA_DATA_DIR: folder,
      KINORA_WORKER_SLOTS: '1',
      KINORA_EXTRA_SLOTS: '0',
      KINORA_ENGINES: 'minimal',
    }
    work = await openWork(service.services, readSettings(settings))
    client = clientFor((await service.account({ credits: 100_000 })).key)
  })
  after(async () => {
    await work.stop()
    assert.deepEqual(await findDrift(service.db), [])
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const clientFor = (apiKey: string): OpenAI => new OpenAI({ baseURL: `${service.url}/v1`, apiKey, maxRetries: 0 })
  return {
    service: () => service,
    client: () => client,
    clientFor,
    finish: id =>
      until(
        async () => {
          const video = await client.videos.retrieve(id)
          return (video.status === 'completed' || video.status === 'failed') && video
        },
        'the video is made',
        { seconds: 300, everyMs: 100 },
      ),
  }
}

// Models of ours make less than the client's types know.
export const SMALL = { seconds: '1' as '4', size: '960x540' as '1280x720' }

export const readBytes = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())

/** What the client throws for a refused call. */
export async function refusal(call: Promise<unknown> | (() => Promise<unknown>)): Promise<APIError> {
  try {
    await (typeof call === 'function' ? call() : call)
  } catch (error) {
    assert.ok(error instanceof APIError, String(error))
    return error
  }
  assert.fail('it was not refused')
}
