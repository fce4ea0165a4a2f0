import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askPs, parseClockTime, readCpuSeconds } from '../../src/children/read-cpu-seconds.ts'

test('the processor time of a process matches its own report', async () => {
  const own = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1e6
  const from = own()
  const told = await readCpuSeconds(process.pid)
  const asked = await askPs(process.pid)
  const to = own()
  assert.ok(told !== undefined && told >= from - 0.05 && told <= to + 0.05, `${from} to ${to}, not ${told}`)
  assert.ok(asked >= from - 1.05 && asked <= to + 0.05, `${from} to ${to}, not ${asked}`)
})

test('a process that is gone has no time', async () => {
  assert.equal(await readCpuSeconds(2 ** 30), undefined)
})

test('the time of a process is read as systems write it', () => {
  assert.deepEqual(['1-02:03:04', '02:03:04', '3:04.56', '0:00.00'].map(parseClockTime), [93_784, 7_384, 184.56, 0])
})
