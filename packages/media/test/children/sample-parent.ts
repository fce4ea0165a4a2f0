// A process that owns a pool with a child in the middle of a job; tells the child's number and is then killed.
import { join } from 'node:path'
import { pino } from 'pino'
import { createChildPool } from '../../src/children/child-pool.ts'
import type { SampleJob, SampleResult } from './sample-child.ts'

const pool = createChildPool<SampleJob, SampleResult>({
  children: 1,
  entry: join(import.meta.dirname, 'sample-child.ts'),
  log: pino({ level: 'silent' }),
})
await pool.run({ do: 'hang' }, { timeoutMs: 60_000, onProgress: () => process.stdout.write(`${pool.pids()[0]}\n`) })
