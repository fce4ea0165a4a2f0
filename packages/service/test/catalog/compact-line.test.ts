import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadCatalogue } from '@kinora/studio/catalogue'
import { compactLine } from '../../src/catalog/compact-line.ts'

test('the line of an asset that only stands in for a thing says what is drawn', () => {
  const lineOf = (id: string): string => compactLine(loadCatalogue().asset(id)!)
  assert.match(lineOf('lily'), /drawn as tulip/u)
  assert.match(lineOf('freight-train'), /drawn as train/u)
  // An old man has the shape of a person, and is one.
  assert.doesNotMatch(lineOf('old-man'), /drawn as/u)
})
