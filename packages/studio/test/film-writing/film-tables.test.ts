import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { compileSchema } from '@kinora/media/scene/compile-schema'
import { readTable, TABLE_SCHEMAS, type TableName } from '../../src/film-writing/film-tables.ts'

const NAMES = Object.keys(TABLE_SCHEMAS) as TableName[]

test('each table of films is a file that matches its schema', () => {
  const files = readdirSync(new URL('../../data/films', import.meta.url))
  assert.deepEqual(files.toSorted(), NAMES.map(name => `${name}.json`).toSorted())
  for (const name of NAMES) {
    const check = compileSchema(TABLE_SCHEMAS[name])
    check(readTable(name))
    assert.deepEqual(check.errors ?? [], [], name)
  }
})

test('the words of all rows are regular expressions that match something', () => {
  const rows = [
    ...Object.entries(readTable('tones'))
      .filter(([name]) => name !== 'plain')
      .map(([, tone]) => tone),
    ...readTable('trades'),
    ...readTable('moods'),
    ...readTable('voice-roles'),
    ...readTable('points'),
  ]
  for (const { words } of rows) {
    const found = new RegExp(words, 'iu')
    assert.ok(!found.test(''), `${words} matches nothing at all`)
  }
})
