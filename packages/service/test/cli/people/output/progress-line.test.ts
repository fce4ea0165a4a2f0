import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConnectionLost, RequestRefused, TaskFailed } from '@kinora/client'
import {
  describeError,
  EXIT,
  EXIT_MEANINGS,
  exitCodeFor,
  NoAccess,
  WrongUsage,
} from '../../../../src/cli/people/exit-codes.ts'
import { type Followed, progressLine } from '../../../../src/cli/people/output/progress-line.ts'
import { formatFacts, formatTable } from '../../../../src/cli/people/output/terminal.ts'
import { readFileSync } from 'node:fs'

const line = (changed: Partial<Followed>): string =>
  progressLine({ task: { state: 'processing', progress: 0 }, workedMs: 0, nowMs: 0, ...changed })

test('a waiting task shows its place and its expected start', () => {
  const task = { state: 'queueing', progress: 0 } as const
  assert.equal(line({ task }), 'waits')
  assert.equal(line({ task, position: 3 }), 'waits, number 3 in line')
  assert.equal(line({ task, position: 3, startsAt: 40_000 }), 'waits, number 3 in line, starts in about 40 s')
  assert.equal(line({ task, position: 1, startsAt: 5_000, nowMs: 6_000 }), 'waits, number 1 in line')
})

test('a running task has a bar and, after some progress, the remaining time', () => {
  const at = (progress: number, workedMs: number): string => line({ task: { state: 'processing', progress }, workedMs })
  assert.equal(at(0, 5_000), '░░░░░░░░░░░░░░░░░░░░░░░░   0 %')
  assert.equal(at(50, 30_000), '████████████░░░░░░░░░░░░  50 %  about 30 s left')
  assert.equal(at(10, 60_000), '██░░░░░░░░░░░░░░░░░░░░░░  10 %  about 9 min left')
  assert.equal(at(5, 1_200_000), '█░░░░░░░░░░░░░░░░░░░░░░░   5 %  about 6 h left')
})

test('tables line up and are cut to the width, facts without a value are left out', () => {
  assert.equal(
    formatTable(
      ['A', 'LONG'],
      [
        ['1', 'x'],
        ['22', 'wide words'],
      ],
      9,
    ),
    'A   LONG\n1   x\n22  wide…',
  )
  assert.equal(formatFacts({ task: '1', failed: '', credits: 0, type: undefined }), 'task     1\ncredits  0')
})

const refused = (status: number): RequestRefused => new RequestRefused(status, { message: 'no' }, new Headers())

test('every exit has its code, and the guide lists all of them', () => {
  const task = { err_code: 'EngineFailure', err_msg: 'it broke' } as ConstructorParameters<typeof TaskFailed>[0]
  const codes = [refused(400), refused(401), refused(403), new TaskFailed(task), new ConnectionLost('gone')]
  assert.deepEqual(codes.map(exitCodeFor), [EXIT.refused, EXIT.noAccess, EXIT.noAccess, EXIT.failed, EXIT.unreachable])
  assert.equal(exitCodeFor(new WrongUsage('x')), EXIT.usage)
  assert.equal(exitCodeFor(new NoAccess('x')), EXIT.noAccess)
  assert.equal(exitCodeFor(new Error('x')), EXIT.fault)
  assert.match(describeError(new TaskFailed(task)), /it broke \(EngineFailure\)/)
  const guide = readFileSync('docs/command-line.md', 'utf8')
  for (const name of Object.keys(EXIT) as (keyof typeof EXIT)[])
    assert.ok(guide.includes(`| ${EXIT[name]} | ${EXIT_MEANINGS[name]} |`), name)
})
