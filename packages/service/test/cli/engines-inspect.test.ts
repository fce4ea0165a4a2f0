import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { runCommand } from '../../src/cli/index.ts'
import { createScratch, type Scratch } from '../../../../test/harness/test-cluster.ts'

let scratch: Scratch
before(async () => void (scratch = await createScratch()))
after(() => scratch.remove())

const workflow = {
  1: { class_type: 'EmptyImage', inputs: { width: 64, height: 64, batch_size: 1, color: 0 } },
  2: { class_type: 'SaveImage', inputs: { images: ['1', 0], filename_prefix: 'ComfyUI' } },
}

async function write(name: string, content: unknown): Promise<string> {
  const path = join(scratch.folder, name)
  await writeFile(path, JSON.stringify(content))
  return path
}

/** What is written while a command runs: to standard output, and beside it. */
async function capture(run: () => Promise<number>): Promise<{ code: number; out: string; err: string }> {
  const told = { out: '', err: '' }
  const streams = [
    ['out', process.stdout],
    ['err', process.stderr],
  ] as const
  const writes = streams.map(([, stream]) => stream.write.bind(stream))
  // The reports of the tests, which go the same way, are bytes.
  for (const [index, [name, stream]] of streams.entries())
    stream.write = (chunk: string | Uint8Array) =>
      typeof chunk === 'string' ? ((told[name] += chunk), true) : (writes[index]?.(chunk) ?? true)
  try {
    return { code: await run(), ...told }
  } finally {
    for (const [index, [, stream]] of streams.entries()) stream.write = writes[index] as typeof stream.write
  }
}

test('a workflow is inspected, and its proposed slots are written beside it once', async () => {
  const path = await write('mine.json', workflow)
  const shown = await capture(() => runCommand(['engines', 'inspect', path, '--write'], {}))
  assert.equal(shown.code, 0)
  assert.match(shown.err, /no input for prompt was found/)
  const proposed = JSON.parse(shown.out)
  assert.deepEqual(proposed.output, { class: 'SaveImage', id: '2' })
  assert.deepEqual(JSON.parse(await readFile(join(scratch.folder, 'mine.slots.json'), 'utf8')), proposed)
  await assert.rejects(
    capture(() => runCommand(['engines', 'inspect', path, '--write'], {})),
    /mine\.slots\.json is there already/,
  )
})

test("the editor's format and other files are rejected with a sentence", async () => {
  const edited = await write('edited.json', { nodes: [], links: [], version: 0.4 })
  await assert.rejects(runCommand(['engines', 'inspect', edited], {}), /format of ComfyUI's editor.*Export \(API\)/)
  await assert.rejects(
    runCommand(['engines', 'inspect', join(scratch.folder, 'none.json')], {}),
    /there is no .*none\.json/,
  )
  await assert.rejects(runCommand(['engines', 'inspect'], {}), /WORKFLOW\.json expected, got \[\]/)
})
