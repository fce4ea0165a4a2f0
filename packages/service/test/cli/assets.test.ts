import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { assets } from '../../src/cli/assets.ts'
import { printedBy } from './printed-by.ts'

const folder = await mkdtemp(join(tmpdir(), 'assets-'))
after(() => rm(folder, { recursive: true }))

const put = async (name: string, document: object): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, JSON.stringify(document))
  return path
}
const red = {
  version: 'kinora.asset/1',
  id: 'red',
  parts: [{ shape: 'ball', at: [0, 0.5, 0], size: 1, colour: '#e02020' }],
}

test('assets check tells whether documents are valid, and all problems of those that are not', async () => {
  const good = await put('good.json', red)
  assert.deepEqual(JSON.parse(await printedBy(['assets', 'check', good], {})), {
    valid: true,
    files: [{ file: good, problems: [] }],
  })
  const bad = await put('bad.json', { ...red, parts: [{ ...red.parts[0], size: -1 }], shade: 1 })
  assert.equal(await assets.run(['check', good, bad], {}), 1)
  await assert.rejects(assets.run(['check'], {}), /paths of asset documents/u)
  await assert.rejects(assets.run(['paint'], {}), /one of check, look, keep, list, delete, got "paint"/u)
})

test('assets look draws an asset from four sides into one picture', async () => {
  const picture = join(folder, 'look.png')
  const file = await put('red.json', red)
  assert.deepEqual(JSON.parse(await printedBy(['assets', 'look', file, '-o', picture], {})), { picture, notes: [] })
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (const [x, y] of [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const) {
    const at = 3 * (Math.round(y * info.height) * info.width + Math.round(x * info.width))
    assert.ok(data[at]! > 2 * data[at + 1]!, `red at ${x}, ${y}: ${data.subarray(at, at + 3).join()}`)
  }
  await assert.rejects(assets.run(['look', file, '-o', 'look.jpg'], {}), /\.png/u)
  await assert.rejects(assets.run(['look', await put('no.json', { id: 'no' }), '-o', picture], {}), /parts is missing/u)
})
