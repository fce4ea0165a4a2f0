import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readChapters } from '../../../src/film-writing/comic/read-chapters.ts'

const options = { language: 'zh', style: '', seed: 1 } as const

test('a chapter without speech and pictures is left out', async () => {
  const script = `小明走进森林。${'\n'.repeat(3_000)}${'😀'.repeat(1_500)}小明回家了。`
  const chapters = await readChapters(script, [], options)
  assert.ok(chapters.length >= 2)
  for (const { panels } of chapters) assert.ok(panels.length > 0)
  const said = chapters.flatMap(({ panels }) => panels.flatMap(({ lines }) => lines.map(({ text }) => text))).join('')
  assert.match(said, /走进森林[^]*回家了/u)
})

test('every text with a word is in at least one panel', async () => {
  for (const script of ['第一幕', 'INT. HOUSE', '音乐：欢快', 'Tom: ...', 'x', '7', '（他走）', '【开场】', 'BGM: 😀'])
    for (const language of ['zh', 'en'] as const) {
      const [first] = await readChapters(script, [], { ...options, language })
      assert.ok((first?.panels.length ?? 0) > 0, script)
    }
})

test('other work runs between two chapters', async () => {
  let turns = 0
  const other = setInterval(() => (turns += 1), 0)
  const chapters = await readChapters('小明走进森林。'.repeat(1_000), [], options)
  clearInterval(other)
  assert.ok(chapters.length >= 5 && turns >= 1, `${chapters.length} chapters, ${turns} turns`)
})
