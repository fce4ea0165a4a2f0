import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findDrift } from '../../../../test/harness/find-drift.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import type { ChildEngine } from '../../../media/src/engine/child-engine.ts'
import { createComposer } from '../../../media/src/film/composer.ts'
import { createFinisher } from '../../../media/src/finish/finisher.ts'
import { createMinimalEngine } from '../../src/engines/minimal/minimal-engine.ts'
import { soleEngine } from '../../src/engines/routing/sole-engine.ts'
import { readSettings } from '../../src/service/settings.ts'
import { startWork } from '../../src/service/work.ts'

type FilmWorkOptions = {
  /** What is otherwise than in the minimal engine. */
  change(minimal: ChildEngine): Partial<ChildEngine>
  download: Parameters<typeof startWork>[2]['download']
}

/** A service whose worker makes films with a minimal engine, one thing at a time. */
export async function startFilmWork({
  change,
  download,
}: FilmWorkOptions): Promise<{ service: TestService; stop(): Promise<void> }> {
  const service = await startService()
  const folder = await mkdtemp(join(tmpdir(), 'kinora-films-'))
  const means = { children: 1, log: silentLog }
  const minimal = createMinimalEngine(means)
  const finisher = createFinisher(means)
  const composer = createComposer(means)
  const work = await startWork(
    service.services,
    readSettings({ KINORA_WORKER_SLOTS: '1', KINORA_EXTRA_SLOTS: '0', KINORA_STOP_SECONDS: '1' }),
    {
      router: soleEngine({ ...minimal, ...change(minimal) }),
      download,
      finish: finisher.finish,
      compose: composer.compose,
      folder,
    },
  )
  return {
    service,
    async stop() {
      await work.stop()
      await Promise.all([minimal.stop(), finisher.stop(), composer.stop()])
      assert.deepEqual(await findDrift(service.db), [])
      await service.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
