// A child for the tests of the inspector: does what the name of the file says, once it has begun to look at it.
import { basename } from 'node:path'
import { existsSync, writeFileSync } from 'node:fs'
import { serveJobs } from '../../src/children/serve-jobs.ts'
import type { InspectJob, InspectVerdict } from '../../src/inspect/inspected.ts'
import { limitMemory } from '../../src/inspect/limit-memory.ts'

const accepted: InspectVerdict = { facts: { format: 'png', width: process.pid, height: 1 } }
const forever = new Promise<InspectVerdict>(() => undefined)

limitMemory()
serveJobs<InspectJob, InspectVerdict>(async ({ path }, report) => {
  const what = basename(path)
  if (what === 'dies before it looks') process.kill(process.pid, 'SIGKILL')
  if (what === 'cannot be found') throw new Error('no such file')
  report(1)
  switch (what) {
    case 'crashes':
      return process.abort()
    case 'hangs':
      return forever
    case 'spins':
      for (;;) crypto.randomUUID()
    case 'is held up':
      writeFileSync(`${path}.seen`, '')
      process.kill(process.pid, 'SIGSTOP')
      return accepted
    case 'stops':
      process.kill(process.pid, 'SIGSTOP')
      return forever
    case 'is ended':
      process.kill(process.pid, 'SIGKILL')
      return forever
    case 'crashes, then hangs':
      if (!existsSync(`${path}.seen`)) {
        writeFileSync(`${path}.seen`, '')
        return process.abort()
      }
      writeFileSync(`${path}.seen again`, '')
      return forever
    case 'crashes once':
      if (existsSync(`${path}.seen`)) return accepted
      writeFileSync(`${path}.seen`, '')
      return process.abort()
    case 'grows':
      return grow()
    default:
      return accepted
  }
})

async function grow(): Promise<InspectVerdict> {
  for (const kept: Buffer[] = []; ; ) {
    kept.push(Buffer.alloc(32 * 2 ** 20, 1))
    await new Promise(resolve => setTimeout(resolve, 1))
  }
}
